import { cookies } from 'next/headers'
import { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isStillOpen } from '@/kit/time-trap'
import { env } from '@/platform/env'
import { ageOfStamp, stampOf } from '@/platform/stamp'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The little picture inside a form: asking for it says that the form is now before somebody. The first time counts. */
export async function GET() {
  const [secret, now] = [env.PAYLOAD_SECRET ?? '', new Date()]
  const held = (await cookies()).get(FORM_OPENED_COOKIE)?.value
  const age = ageOfStamp(secret, FORM_OPENED_PURPOSE, held, now)
  const stamp = held && isStillOpen(age) ? held : stampOf(secret, FORM_OPENED_PURPOSE, now)
  return new Response(PIXEL, {
    headers: {
      'Content-Type': 'image/gif',
      'Cache-Control': 'no-store',
      'Set-Cookie': `${FORM_OPENED_COOKIE}=${stamp}; Path=/; Max-Age=86400; HttpOnly; SameSite=Lax`,
    },
  })
}
