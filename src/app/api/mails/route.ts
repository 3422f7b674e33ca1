import { readMail } from '@/features/back-office/queries/mails'

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** `GET /api/mails?id=leads.enquiry&locale=en`: one mail with invented facts, for staff. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams
  const mail = await readMail(request.headers, { id: query.get('id'), locale: query.get('locale') })
  if (!mail) return Response.json({ error: 'not found' }, { status: 404, headers: HEADERS })
  return new Response(mail.html, { headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } })
}
