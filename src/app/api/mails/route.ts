import { readMail } from '@/features/mail-previews/queries/mails'

/** The mail brings its own styles, and loads and runs nothing else. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox",
}

/** `GET /api/mails?id=leads.enquiry&locale=en`: one mail with invented facts, for staff. */
export async function GET(request: Request) {
  const query = new URL(request.url).searchParams
  const mail = await readMail(request.headers, { id: query.get('id'), locale: query.get('locale') })
  if (!mail) return Response.json({ error: 'not found' }, { status: 404, headers: HEADERS })
  return new Response(mail.html, { headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } })
}
