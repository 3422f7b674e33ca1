'use server'

import { redirect } from 'next/navigation'
import { pagePath } from '@/features/routing'
import { postedLocale } from '@/i18n/posted-locale'
import { readEmail } from '@/kernel/form/email'
import { answerWith, type FormState } from '@/kernel/form/form-state'
import { readDocumentNumber } from '@/kernel/form/identity-number'
import { postedLine } from '@/kernel/form/posted-form'
import { anonymousContext, holderContext } from '@/platform/database/payload'
import { maySend } from '@/platform/http/form-sender'
import { writeCookie } from '@/platform/http/kept-cookie'
import { requireForm } from '@/platform/http/require-form'
import { isToken, TURN_COOKIE } from '../domain/entry'
import { askAgain, askToEnter } from '../operations/ask-to-enter'
import { confirmEntry } from '../operations/confirm-entry'
import { giveUpTurn } from '../operations/give-up-turn'

/** Requests of one network: an office or a sales gallery has one. */
const REQUESTS = [60, 3600] as const
/** Codes typed from one network. */
const GUESSES = [120, 3600] as const

const tokenOf = (data: FormData): string => {
  const token = postedLine(data, 'token')
  return isToken(token) ? token : ''
}

const toEntry = (data: FormData, token: string): never =>
  redirect(pagePath(postedLocale(data), 'launch-entry', { code: postedLine(data, 'launch'), token }))

/** Mails a code to the typed address, and goes to the page where it is typed. */
export async function askForCode(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const [email, document] = [readEmail(postedLine(data, 'email')), readDocumentNumber(postedLine(data, 'document'))]
  if (!email.ok || !document.ok)
    return answerWith(data, {
      faults: [
        ...(email.ok ? [] : [{ field: 'email', fault: email.refusal }]),
        ...(document.ok ? [] : [{ field: 'document', fault: document.refusal }]),
      ],
    })
  const ctx = await anonymousContext()
  if (!(await maySend(ctx, 'launch-network', REQUESTS))) return answerWith(data, { notice: 'tooMany' })
  const entrant = { email: email.value, document: document.value, locale: postedLocale(data) }
  const asked = await askToEnter(ctx, { code: postedLine(data, 'launch'), ...entrant })
  return asked.ok ? toEntry(data, asked.value) : answerWith(data, { notice: asked.refusal })
}

/** Checks the code, and goes to the page of the entry. */
export async function confirm(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const code = postedLine(data, 'code')
  if (code === '') return answerWith(data, { faults: [{ field: 'code', fault: 'missing' }] })
  const token = tokenOf(data)
  const ctx = await holderContext('launch', token)
  if (!(await maySend(ctx, 'launch-guess', GUESSES))) return answerWith(data, { notice: 'tooMany' })
  const done = await confirmEntry(ctx, token, code)
  if (done.ok) return toEntry(data, done.value)
  if (done.refusal === 'wrong') return answerWith(data, { faults: [{ field: 'code', fault: 'wrong' }] })
  return answerWith(data, { notice: done.refusal })
}

/** Mails a new code. */
export async function resend(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = tokenOf(data)
  const done = await askAgain(await holderContext('launch', token), token)
  return answerWith(data, { notice: done.ok ? 'sent' : done.refusal === 'gone' ? 'spent' : done.refusal })
}

/** Takes the turn into this browser, and goes to the units. */
export async function chooseUnit(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  await writeCookie(TURN_COOKIE, tokenOf(data), 86_400)
  redirect(pagePath(postedLocale(data), 'booking-campaign', { slug: postedLine(data, 'launch') }))
}

/** Leaves the line. */
export async function giveUp(_previous: FormState, data: FormData): Promise<FormState> {
  requireForm(data)
  const token = tokenOf(data)
  const done = await giveUpTurn(await holderContext('launch', token), token)
  return done.ok ? toEntry(data, token) : answerWith(data, { notice: 'notNow' })
}
