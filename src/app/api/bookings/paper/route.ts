import { contractToSign } from '@/features/booking/actions/contract-to-sign'
import { readPaperToPrint } from '@/features/booking/queries/desk'
import { pdfAnswer } from '@/platform/pdf/pdf-answer'

/** `GET /api/bookings/paper?booking=nb-…`: the contract to print and sign by hand, for whoever sells the project. */
export async function GET(request: Request) {
  const found = await readPaperToPrint(request.headers, new URL(request.url).searchParams.get('booking'))
  if (!found) return pdfAnswer(null, '')
  return pdfAnswer(await contractToSign(found), `contract-to-sign-${found.reference.toUpperCase()}`)
}
