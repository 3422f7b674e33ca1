import { homeReceiptPaper } from '@/features/purchases/actions/home-papers'
import { readHomeReceipt } from '@/features/purchases/queries/own-home'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'
import { pdfAnswer } from '@/platform/pdf/pdf-answer'

interface Args {
  params: Promise<{ token: string }>
}

/** A receipt of a home as PDF, for whoever has its link. */
export async function GET(request: Request, { params }: Args) {
  const asked = new URL(request.url).searchParams
  const found = await readHomeReceipt((await params).token, asked.get('receipt'))
  if (!found) return pdfAnswer(null, '')
  const locale = asked.get('locale')
  return pdfAnswer(await homeReceiptPaper(isLocale(locale) ? locale : DEFAULT_LOCALE, found), found.receipt.number)
}
