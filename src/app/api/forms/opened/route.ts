import { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE } from '@/features/leads'
import { env } from '@/platform/env'
import { stampOf } from '@/platform/stamp'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The little picture inside a form: asking for it says that the form is now before somebody. */
export function GET() {
  const stamp = stampOf(env.PAYLOAD_SECRET ?? '', FORM_OPENED_PURPOSE, new Date())
  return new Response(PIXEL, {
    headers: {
      'Content-Type': 'image/gif',
      'Cache-Control': 'no-store',
      'Set-Cookie': `${FORM_OPENED_COOKIE}=${stamp}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`,
    },
  })
}
