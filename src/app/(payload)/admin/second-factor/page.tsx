import { MinimalTemplate } from '@payloadcms/next/templates'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { BackOfficeLogo } from '@/design/back-office/back-office-mark'
import { readStanding } from '@/features/staff/queries/read-standing'
import { SecondFactorSetup } from '@/features/staff/ui/second-factor-setup'

export const metadata: Metadata = {
  title: 'Two-step verification · noble & nue',
  robots: { index: false },
  icons: '/favicon.svg',
}

export default async function SecondFactor() {
  const standing = await readStanding(await headers())
  if (standing === 'signed-out' || standing === 'unproved') redirect('/admin/login')
  return (
    <MinimalTemplate>
      <BackOfficeLogo />
      <SecondFactorSetup />
    </MinimalTemplate>
  )
}
