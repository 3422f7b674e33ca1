import { readSlipFile } from '@/features/payments/queries/desk'
import { privateFileAnswer } from '@/platform/http/private-file'

/** `GET /api/finance/slip?slip=SL…&file=…`: the file of a slip, for staff who may see payments. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams
  return privateFileAnswer(await readSlipFile(request.headers, query.get('slip'), query.get('file')), 'slip')
}
