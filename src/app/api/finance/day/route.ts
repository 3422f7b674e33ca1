import { readFinanceDayFile } from '@/features/payments/queries/desk'

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** `GET /api/finance/day?day=2026-11-23`: the movements of a day as CSV, for staff who may see payments. */
export async function GET(request: Request) {
  const file = await readFinanceDayFile(request.headers, new URL(request.url).searchParams.get('day'))
  if (!file) return Response.json({ error: 'forbidden' }, { status: 403, headers: NO_STORE })
  return new Response(`\ufeff${file.csv}`, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payments-${file.day}.csv"`,
    },
  })
}
