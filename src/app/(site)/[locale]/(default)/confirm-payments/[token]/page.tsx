import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { readPaymentToMake } from '@/features/purchases/queries/own-home'
import { ConfirmPage } from '@/features/purchases/ui/confirm-page'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each booked home: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<{ payment?: string | string[] }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return secretPageMetadata(words(await pageLocale(params), 'purchase')('confirm.title'))
}

export default async function Page({ params, searchParams }: Props) {
  const found = await readPaymentToMake((await params).token, (await searchParams).payment)
  if (!found) notFound()
  return <ConfirmPage locale={await pageLocale(params)} {...found} />
}
