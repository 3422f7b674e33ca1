import { readFinanceDayFile } from '@/features/payments/queries/desk'

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** `GET /api/finance/day?day=2026-11-23`: the movements of a day as CSV, `&books=trial` those of trials, for finance. */
export async function GET(request: Request) {
  const asked = new URL(request.url).searchParams
  const file = await readFinanceDayFile(request.headers, { day: asked.get('day'), books: asked.get('books') })
  if (!file) return Response.json({ error: 'forbidden' }, { status: 403, headers: NO_STORE })
  return new Response(`\ufeff${file.csv}`, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file.name}.csv"`,
    },
  })
}
