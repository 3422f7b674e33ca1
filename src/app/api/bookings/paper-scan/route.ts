import { readPaperScan } from '@/features/booking/queries/desk'
import { privateFileAnswer } from '@/platform/http/private-file'

/** `GET /api/bookings/paper-scan?booking=nb-…&paper=…`: the scan of a signed contract, for whoever sells the project. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams
  return privateFileAnswer(
    await readPaperScan(request.headers, query.get('booking'), query.get('paper')),
    'signed-contract',
  )
}
