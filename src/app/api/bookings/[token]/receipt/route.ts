import { receiptPaper } from '@/features/booking/actions/receipt-paper'
import { readLinkedBooking, readReceipt } from '@/features/booking/queries/checkout-steps'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { pdfAnswer } from '@/platform/pdf/pdf-answer'

interface Args {
  params: Promise<{ token: string }>
}

/** A receipt as PDF, for whoever has the link of its booking. */
export async function GET(request: Request, { params }: Args) {
  const asked = new URL(request.url).searchParams
  const booking = await readLinkedBooking((await params).token)
  const receipt = booking && (await readReceipt(booking, asked.get('receipt')))
  if (!receipt) return pdfAnswer(null, '')
  const locale = asked.get('locale')
  const paper = await receiptPaper(isLocale(locale) ? locale : DEFAULT_LOCALE, { booking, receipt })
  return pdfAnswer(paper, receipt.number)
}
