'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { readEmail } from '@/kernel/email'
import { EMPTY_FORM, type FormState, valuesOf } from '@/kernel/form-state'
import { readDocumentNumber } from '@/kernel/identity-number'
import { networkOf } from '@/kernel/network-of'
import { keepCookie } from '@/platform/kept-cookie'
import { anonymousContext, holderContext } from '@/platform/payload'
import { postedText } from '@/platform/posted-text'
import { consumeToken } from '@/platform/rate-limit'
import { requireForm } from '@/platform/require-form'
import { isToken, TURN_COOKIE } from '../domain/entry'
import { askAgain, askToEnter } from '../operations/ask-to-enter'
import { confirmEntry } from '../operations/confirm-entry'
import { giveUpTurn } from '../operations/give-up-turn'

/** Requests of one network: an office or a sales gallery has one. */
const REQUESTS = [60, 3600] as const
/** Codes typed from one network. */
const GUESSES = [120, 3600] as const

const typed = (data: FormData, name: string): string => postedText(data, name).slice(0, 300)

const localeOf = (data: FormData): Locale => {
  const asked = typed(data, 'locale')
  return isLocale(asked) ? asked : DEFAULT_LOCALE
}

const tokenOf = (data: FormData): string => {
  const token = typed(data, 'token')
  return isToken(token) ? token : ''
}

const network = async () => networkOf((await headers()).get('x-client-ip') ?? 'unknown')

const answer = (data: FormData, change: Partial<FormState>): FormState => ({
  ...EMPTY_FORM,
  values: valuesOf(data),
  ...change,
})

const toEntry = (data: FormData, token: string): never =>
  redirect(pagePath(localeOf(data), 'launch-entry', { code: typed(data, 'launch'), token }))

/** Mails a code to the typed address, and goes to the page where it is typed. */
export async function askForCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const [email, document] = [readEmail(typed(data, 'email')), readDocumentNumber(typed(data, 'document'))]
  if (!email.ok || !document.ok)
    return answer(data, {
      faults: [
        ...(email.ok ? [] : [{ field: 'email', fault: email.refusal }]),
        ...(document.ok ? [] : [{ field: 'document', fault: document.refusal }]),
      ],
    })
  const ctx = await anonymousContext()
  if (!(await consumeToken(ctx.payload, 'launch-network', await network(), ...REQUESTS)))
    return answer(data, { notice: 'tooMany' })
  const entrant = { email: email.value, document: document.value, locale: localeOf(data) }
  const asked = await askToEnter(ctx, { code: typed(data, 'launch'), ...entrant })
  return asked.ok ? toEntry(data, asked.value) : answer(data, { notice: asked.refusal })
}

/** Checks the code, and goes to the page of the entry. */
export async function confirm(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const code = typed(data, 'code')
  if (code.trim() === '') return answer(data, { faults: [{ field: 'code', fault: 'missing' }] })
  const token = tokenOf(data)
  const ctx = await holderContext('launch', token)
  if (!(await consumeToken(ctx.payload, 'launch-guess', await network(), ...GUESSES)))
    return answer(data, { notice: 'tooMany' })
  const done = await confirmEntry(ctx, token, code)
  if (done.ok) return toEntry(data, done.value)
  if (done.refusal === 'wrong') return answer(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  return answer(data, { notice: done.refusal })
}

/** Mails a new code. */
export async function resend(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = tokenOf(data)
  const done = await askAgain(await holderContext('launch', token), token)
  return answer(data, { notice: done.ok ? 'sent' : done.refusal === 'gone' ? 'spent' : done.refusal })
}

/** Takes the turn into this browser, and goes to the units. */
export async function chooseUnit(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  await keepCookie(TURN_COOKIE, tokenOf(data), 86_400)
  redirect(pagePath(localeOf(data), 'booking-campaign', { slug: typed(data, 'launch') }))
}

/** Leaves the line. */
export async function giveUp(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = tokenOf(data)
  const done = await giveUpTurn(await holderContext('launch', token), token)
  return done.ok ? toEntry(data, token) : answer(data, { notice: 'notNow' })
}
