import { cookies, headers } from 'next/headers'
import { networkOf } from '@/kit/network-of'
import { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isHumanPace } from '@/kit/time-trap'
import type { Context } from './context'
import { env } from './env'
import { mailedSecrets } from './mailed-secrets'
import { takePoint } from './rate-limit'
import { ageOfStamp, stampOf } from './stamp'

/** The forms that a mail answers, whoever typed the address. */
type MailedForm = Parameters<typeof mailedSecrets>[0]

const SENDS = 12
const SENDS_WINDOW_SECONDS = 600

/** A posted field as text; empty when it is missing or a file. */
export function fieldOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether the form was before somebody for a while. If not, the clock starts now and they press once more. */
export async function tookItsTime(): Promise<boolean> {
  const jar = await cookies()
  const secret = env.PAYLOAD_SECRET ?? ''
  const now = new Date()
  const stamp = jar.get(FORM_OPENED_COOKIE)?.value
  const age = ageOfStamp(secret, FORM_OPENED_PURPOSE, stamp, now)
  if (isHumanPace(age)) return true
  if (age === null || age > SENDS_WINDOW_SECONDS * 1000) {
    jar.set(FORM_OPENED_COOKIE, stampOf(secret, FORM_OPENED_PURPOSE, now), {
      httpOnly: true,
      sameSite: 'lax',
      maxAge: 86_400,
      path: '/',
    })
  }
  return false
}

/** Whether the sender's network may send this form once more: twelve times in ten minutes, on all nodes together. */
export async function maySend(ctx: Context, form: MailedForm): Promise<boolean> {
  const who = (await headers()).get('x-client-ip') ?? 'unknown'
  return takePoint(ctx.payload, form, networkOf(who), SENDS, SENDS_WINDOW_SECONDS)
}

/** However many strangers type somebody's address, so many wishes a day are heard, and each is at most one mail. */
const WISHES_A_DAY = 10

/** Whether this address may be written to once more today. Asked before anything waits for the person's lock. */
export async function mayBeWrittenTo(ctx: Context, form: MailedForm, email: string): Promise<boolean> {
  return takePoint(ctx.payload, `${form}-address`, mailedSecrets(form).fingerprintOf(email), WISHES_A_DAY, 86_400)
}

/** Where the form stood, without query: the page's own path, which its address bar also shows. */
export async function pageOfSender(otherwise: string): Promise<string> {
  const referer = (await headers()).get('referer')
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 300) : otherwise
}
