import { keepsCookies } from '@/features/members/actions/browser'

/** A transparent dot of one pixel (GIF89a). */
const DOT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

/** A picture whose answer asks the browser to keep a cookie, where it sent none. */
export async function GET() {
  await keepsCookies()
  return new Response(DOT, { headers: { 'Cache-Control': 'no-store', 'Content-Type': 'image/gif' } })
}
