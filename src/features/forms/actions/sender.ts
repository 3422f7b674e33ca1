import { setTimeout as pause } from 'node:timers/promises'
import { cookies, headers } from 'next/headers'
import { type MailKind, mailedSecrets } from '@/features/consent/server'
import { isTicked, type Posted } from '@/kernel/form/posted-form'
import type { Context } from '@/platform/database/context'
import { maySend } from '@/platform/http/form-sender'
import { writeCookie } from '@/platform/http/kept-cookie'
import { ageOfStamp, stampOf } from '@/platform/http/stamp'
import { env } from '@/platform/process/env'
import { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, waitBeforeTaking } from '../domain/time-trap'

const SENDS_WINDOW_SECONDS = 600
const SENDS = [12, SENDS_WINDOW_SECONDS] as const

/** Bots fill in the field nobody sees, or post without having opened the form. */
export const isByPerson = async (data: Posted): Promise<boolean> =>
  !isTicked(data, 'website') && (await passesTimeTrap())

/**
 * Whether the form was opened in this browser. One sent faster than a person types is taken after a short pause, as
 * browsers fill in forms by themselves. If it was never opened, the clock starts now and the person submits once more.
 */
async function passesTimeTrap(): Promise<boolean> {
  const secret = env.PAYLOAD_SECRET ?? ''
  const now = new Date()
  const stamp = (await cookies()).get(FORM_OPENED_COOKIE)?.value
  const age = ageOfStamp(secret, FORM_OPENED_PURPOSE, stamp, now)
  const wait = waitBeforeTaking(age)
  if (wait !== null) {
    await pause(wait)
    return true
  }
  if (age === null || age > SENDS_WINDOW_SECONDS * 1000) {
    await writeCookie(FORM_OPENED_COOKIE, stampOf(secret, FORM_OPENED_PURPOSE, now), 86_400)
  }
  return false
}

/**
 * Consumes one submission of this form from the quota of the sender's network: twelve in ten minutes, over all nodes.
 */
export const consumeFormQuota = (ctx: Context, form: MailKind): Promise<boolean> => maySend(ctx, form, SENDS)

/** The daily limit of mails that strangers can cause by typing somebody's address. */
const WISHES_A_DAY = [10, 86_400] as const

/** Consumes one mail from the recipient's daily quota. Called before the request waits for the person's lock. */
export const consumeRecipientQuota = (ctx: Context, form: MailKind, email: string): Promise<boolean> =>
  maySend(ctx, `${form}-address`, WISHES_A_DAY, mailedSecrets(form).fingerprintOf(email))

/** The path of the page with the form, without query. */
export async function pageOfSender(otherwise: string): Promise<string> {
  const referer = (await headers()).get('referer')
  return referer && URL.canParse(referer) ? new URL(referer).pathname.slice(0, 300) : otherwise
}

/** One parameter of the address of the page with the form; empty where there is none. At most 40 characters. */
export async function parameterOfSender(name: string): Promise<string> {
  const referer = (await headers()).get('referer')
  const value = referer && URL.canParse(referer) ? new URL(referer).searchParams.get(name) : null
  return (value ?? '').replaceAll('\0', '').trim().slice(0, 40)
}
