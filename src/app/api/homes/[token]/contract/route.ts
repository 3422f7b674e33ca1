import { contractPaper } from '@/features/purchases/actions/home-papers'
import { readHomeContract } from '@/features/purchases/queries/own-home'
import { pdfAnswer } from '@/platform/pdf/pdf-answer'

interface Args {
  params: Promise<{ token: string }>
}

/** The reservation contract as PDF, as it was signed, for whoever has the link of the home. */
export async function GET(_request: Request, { params }: Args) {
  const found = await readHomeContract((await params).token)
  if (!found) return pdfAnswer(null, '')
  return pdfAnswer(await contractPaper(found), `contract-${found.booking.reference.toUpperCase()}`)
}
