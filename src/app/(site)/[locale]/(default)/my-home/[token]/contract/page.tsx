import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readHomeContract } from '@/features/purchases/queries/own-home'
import { SignedContractPage } from '@/features/purchases/ui/signed-contract-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each booked home: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'contract')('title'))
}

export default async function Page({ params }: Props) {
  const { token } = await params
  const found = await readHomeContract(token)
  if (!found) notFound()
  return <SignedContractPage locale={await pageLocale(params)} token={token} {...found} />
}
