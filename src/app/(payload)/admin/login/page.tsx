import { MinimalTemplate } from '@payloadcms/next/templates'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { getSafeRedirect } from 'payload/shared'
import { BackOfficeLogo } from '@/design/back-office/back-office-mark'
import { readStanding } from '@/features/staff/queries/read-standing'
import { SignInForm } from '@/features/staff/ui/sign-in-form'

interface Args {
  searchParams: Promise<Record<string, string | string[]>>
}

export const metadata: Metadata = { title: 'Sign in · noble & nue', robots: { index: false }, icons: '/favicon.svg' }

export default async function SignIn({ searchParams }: Args) {
  const onwards = getSafeRedirect({ fallbackTo: '/admin', redirectTo: (await searchParams).redirect ?? '' })
  const standing = await readStanding(await headers())
  if (standing === 'signed-in') redirect(onwards)
  if (standing === 'must-enrol') redirect('/admin/second-factor')
  return (
    <MinimalTemplate className="login">
      <BackOfficeLogo />
      <SignInForm onwards={onwards} />
    </MinimalTemplate>
  )
}
