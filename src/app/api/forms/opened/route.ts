import { cookies } from 'next/headers'
import { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isStillOpen } from '@/features/forms'
import { cookieLine } from '@/kernel/http/cookies'
import { isHttps } from '@/platform/http/kept-cookie'
import { ageOfStamp, stampOf } from '@/platform/http/stamp'
import { env } from '@/platform/process/env'

const DAY_SECONDS = 86_400
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The pixel inside a form: loading it starts the time trap. Only the first load sets the cookie. */
export async function GET() {
  const [secret, now] = [env.PAYLOAD_SECRET ?? '', new Date()]
  const cookie = (await cookies()).get(FORM_OPENED_COOKIE)?.value
  const age = ageOfStamp(secret, FORM_OPENED_PURPOSE, cookie, now)
  const stamp = cookie && isStillOpen(age) ? cookie : stampOf(secret, FORM_OPENED_PURPOSE, now)
  return new Response(PIXEL, {
    headers: {
      'Content-Type': 'image/gif',
      'Cache-Control': 'no-store',
      'Set-Cookie': cookieLine(FORM_OPENED_COOKIE, stamp, DAY_SECONDS, isHttps),
    },
  })
}
