import { readBookingsFile } from '@/features/booking/queries/desk'

const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** `GET /api/bookings/export?state=booked`: the bookings as CSV, without persons, for who leads the sale. Another format is refused. */
export async function GET(request: Request) {
  const { searchParams: asked } = new URL(request.url)
  const format = asked.get('format') ?? 'csv'
  if (format !== 'csv') return Response.json({ error: 'format', formats: ['csv'] }, { status: 400, headers: NO_STORE })
  const csv = await readBookingsFile(request.headers, asked.get('state'))
  if (csv === null) return Response.json({ error: 'forbidden' }, { status: 403, headers: NO_STORE })
  return new Response(`\ufeff${csv}`, {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.csv"',
    },
  })
}
