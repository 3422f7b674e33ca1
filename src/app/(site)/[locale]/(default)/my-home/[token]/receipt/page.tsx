import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReceiptPage } from '@/features/booking/ui/receipt-page'
import { homeReceiptFile } from '@/features/purchases/actions/home-files'
import { paidForOf } from '@/features/purchases/actions/paid-for'
import { readHomeReceipt } from '@/features/purchases/queries/own-home'
import { pagePath } from '@/features/routing'
import { secretPageMetadata } from '@/features/seo'
import { pageLocale } from '@/i18n/page-locale'
import { words } from '@/i18n/words'

/** One address for each booked home: never cached. */
export const dynamic = 'force-dynamic'

interface Props {
  params: Promise<{ locale: string; token: string }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  secretPageMetadata(words(await pageLocale(params), 'payments')('receipt.titlePlain'))

export default async function Page({ params, searchParams }: Props) {
  const [locale, { token }] = [await pageLocale(params), await params]
  const found = await readHomeReceipt(token, (await searchParams).receipt)
  if (!found) notFound()
  const { booking, receipt, payment } = found
  const back = pagePath(locale, 'my-home', { token })
  const file = homeReceiptFile(locale, token, receipt.number)
  const paidFor = payment ? { paidFor: paidForOf(payment, booking.snapshot) } : {}
  return <ReceiptPage locale={locale} booking={booking} receipt={receipt} back={back} file={file} {...paidFor} />
}
