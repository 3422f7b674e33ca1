import { setTimeout as pause } from 'node:timers/promises'
import { cookies, headers } from 'next/headers'
import { type MailKind, mailedSecrets } from '@/features/consent/server'
import { networkOf } from '@/kernel/network-of'
import type { Context } from '@/platform/context'
import { env } from '@/platform/env'
import { keepCookie } from '@/platform/kept-cookie'
import { postedText } from '@/platform/posted-text'
import { consumeToken } from '@/platform/rate-limit'
import { ageOfStamp, stampOf } from '@/platform/stamp'
import { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, waitBeforeTaking } from '../domain/time-trap'

/** A posted field of a form of the site. */
export const fieldOf = postedText

const SENDS = 12
const SENDS_WINDOW_SECONDS = 600

/**
 * Whether the form was opened in this browser. One sent faster than a person types is taken after a short pause, as
 * browsers fill in forms by themselves. If it was never opened, the clock starts now and the person submits once more.
 */
export async function passesTimeTrap(): Promise<boolean> {
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
    await keepCookie(FORM_OPENED_COOKIE, stampOf(secret, FORM_OPENED_PURPOSE, now), 86_400)
  }
  return false
}

/**
 * Consumes one submission of this form from the quota of the sender's network: twelve in ten minutes, over all nodes.
 */
export async function consumeFormQuota(ctx: Context, form: MailKind): Promise<boolean> {
  const who = (await headers()).get('x-client-ip') ?? 'unknown'
  return consumeToken(ctx.payload, form, networkOf(who), SENDS, SENDS_WINDOW_SECONDS)
}

/** The daily limit of mails that strangers can cause by typing somebody's address. */
const WISHES_A_DAY = 10

/** Consumes one mail from the recipient's daily quota. Called before the request waits for the person's lock. */
export async function consumeRecipientQuota(ctx: Context, form: MailKind, email: string): Promise<boolean> {
  return consumeToken(ctx.payload, `${form}-address`, mailedSecrets(form).fingerprintOf(email), WISHES_A_DAY, 86_400)
}

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
