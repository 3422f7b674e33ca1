'use server'

import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { postedLocale } from '@/i18n/posted-locale'
import { words } from '@/i18n/words'
import { readEmail } from '@/kernel/form/email'
import { postedExact, postedText } from '@/kernel/form/posted-form'
import { anonymousContext } from '@/platform/database/payload'
import { networkOfSender } from '@/platform/http/form-sender'
import { requireForm } from '@/platform/http/require-form'
import { readBackLink } from '../domain/back-link'
import { type ChallengePurpose, type PendingMember, readCode } from '../domain/challenge'
import { CHALLENGE_COOKIE, KNOWN_COOKIE, PENDING_LINE_COOKIE } from '../domain/cookies'
import type { MemberNotice, MemberState } from '../domain/form-state'
import { readRegistration } from '../domain/read-registration'
import { isShut, type ShutStanding } from '../domain/standing'
import { askAgain, askCode } from '../operations/ask-code'
import { checkCode } from '../operations/check-code'
import { checkLink } from '../operations/check-link'
import { findChallenge } from '../operations/find-challenge'
import type { Proven } from '../operations/prove-address'
import { registerProven } from '../operations/register-proven'
import { signInByPassword } from '../operations/sign-in-by-password'
import { answerForm, noticed, refused } from './answer-form'
import {
  cookieOf,
  keepLine,
  keepsCookies,
  leadTo,
  shutPath,
  signingIn,
  storeBackLink,
  storeChallenge,
  storeSession,
  takeBackLink,
} from './browser'
import { connectWaitingLine } from './line-login'

/** Asks for a code and leads to the page that takes it: the same for every address. */
async function sendCode(
  data: FormData,
  { email, purpose, pending }: { email: string; purpose: ChallengePurpose; pending: PendingMember | null },
): Promise<MemberState> {
  const locale = postedLocale(data)
  const ctx = await anonymousContext()
  const asked = await askCode(ctx, {
    email,
    locale,
    purpose,
    pending,
    network: await networkOfSender(),
    former: (await cookieOf(CHALLENGE_COOKIE)) ?? null,
    known: (await cookieOf(KNOWN_COOKIE)) ?? '',
  })
  if (!asked.ok) return noticed(data, asked.refusal)
  await storeChallenge(asked.value.browser)
  await storeBackLink(postedText(data, 'back'))
  return leadTo(`${pagePath(locale, 'register-activation')}?sent=${ctx.now.getTime()}`)
}

const codeFor =
  (purpose: ChallengePurpose, isForLine = false) =>
  (data: FormData) =>
    answerForm(data, async () => {
      const email = readEmail(postedText(data, 'email'))
      if (!email.ok) return refused(data, [{ field: 'email', fault: email.refusal }])
      // A LINE account is connected only by the form that says so.
      if (!isForLine) await keepLine(PENDING_LINE_COOKIE, null)
      return sendCode(data, { email: email.value, purpose, pending: null })
    })

/** The form after LINE, which proves an address and connects the LINE account with it. */
export async function askLineCode(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return codeFor('sign-in', true)(data)
}

/** The form of the sign-in page. */
export async function askSignInCode(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return codeFor('sign-in')(data)
}

/** The form of the forgotten password, and of confirming once more. */
export async function askPasswordCode(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return codeFor('password')(data)
}

const wordingIn = (locale: Locale) => (purpose: 'account' | 'news') =>
  words(locale, 'members')(`register.${purpose}.label`)

/** The registration form, before and after the address is proven. */
export async function register(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    const [ctx, locale, browser] = [await anonymousContext(), postedLocale(data), await cookieOf(CHALLENGE_COOKIE)]
    const challenge = browser ? await findChallenge(ctx, browser) : null
    const proven = challenge?.state === 'proven' ? challenge.email : undefined
    const read = readRegistration(data, wordingIn(locale), proven)
    if (!read.ok) return refused(data, read.refusal)
    if (!browser || proven === undefined) {
      await keepLine(PENDING_LINE_COOKIE, null)
      return sendCode(data, { ...read.value, purpose: 'register' })
    }
    const made = await registerProven(ctx, { browser, entered: read.value.pending, ...(await signingIn()) })
    if (!made.ok) return noticed(data, made.refusal)
    await storeSession(made.value.token)
    await connectWaitingLine(made.value.token)
    await storeChallenge(null)
    return leadTo(pagePath(locale, 'register-questionnaire'))
  })
}

/** Where a proven visitor goes on. */
async function goOn(locale: Locale, proven: Proven): Promise<MemberState> {
  if (proven.kind === 'proven') {
    await storeChallenge(proven.browser)
    return leadTo(pagePath(locale, 'register'))
  }
  await storeSession(proven.token)
  await connectWaitingLine(proven.token)
  await storeChallenge(null)
  if (proven.isNew) return leadTo(pagePath(locale, 'register-questionnaire'))
  if (proven.purpose === 'password') return leadTo(`${pagePath(locale, 'account-setting')}?page=security`)
  return leadTo((await takeBackLink()) ?? pagePath(locale, 'account-setting'))
}

/** An account that is shut is told on a page of its own, with and without scripts; anything else is a notice. */
function shutOr(data: FormData, refusal: MemberNotice | ShutStanding): MemberState {
  return isShut(refusal) ? leadTo(shutPath(postedLocale(data), refusal)) : noticed(data, refusal)
}

/** The code form. */
export async function enterCode(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    const code = readCode(postedText(data, 'code'))
    if (!code) return refused(data, [{ field: 'code', fault: 'missing' }])
    const browser = (await cookieOf(CHALLENGE_COOKIE)) ?? ''
    const typed = { browser, code, network: await networkOfSender(), ...(await signingIn()) }
    const checked = await checkCode(await anonymousContext(), typed)
    if (checked.ok) return goOn(postedLocale(data), checked.value)
    if (checked.refusal === 'wrong') return refused(data, [{ field: 'code', fault: 'wrong' }])
    return shutOr(data, checked.refusal)
  })
}

/** The button of the mailed link's page. A visit alone does nothing: mail scanners visit. */
export async function openLink(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    // Without cookies the link would be used up and nobody signed in.
    if (!(await keepsCookies())) return noticed(data, 'cookies')
    const browser = (await cookieOf(CHALLENGE_COOKIE)) ?? null
    const used = await checkLink(await anonymousContext(), {
      token: postedText(data, 'token'),
      browser,
      ...(await signingIn()),
    })
    return used.ok ? goOn(postedLocale(data), used.value) : shutOr(data, used.refusal)
  })
}

/** Sends another code to the address of this browser's request. */
export async function sendAgain(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    const former = (await cookieOf(CHALLENGE_COOKIE)) ?? ''
    const again = await askAgain(await anonymousContext(), {
      former,
      network: await networkOfSender(),
      known: (await cookieOf(KNOWN_COOKIE)) ?? '',
      locale: postedLocale(data),
    })
    if (!again.ok) return noticed(data, again.refusal)
    await storeChallenge(again.value.browser)
    return noticed(data, 'sent')
  })
}

/** The password form. The answer to a wrong password is the same for every address. */
export async function enterPassword(_previous: MemberState, data: FormData): Promise<MemberState> {
  requireForm(data)
  return answerForm(data, async () => {
    const [email, password] = [readEmail(postedText(data, 'email')), postedExact(data, 'password')]
    if (!email.ok) return refused(data, [{ field: 'email', fault: email.refusal }])
    if (password === '') return refused(data, [{ field: 'password', fault: 'missing' }])
    const typed = { email: email.value, password, network: await networkOfSender(), ...(await signingIn()) }
    const signedIn = await signInByPassword(await anonymousContext(), typed)
    if (!signedIn.ok) {
      return signedIn.refusal === 'wrong'
        ? refused(data, [{ field: 'password', fault: 'wrong' }])
        : shutOr(data, signedIn.refusal)
    }
    await storeSession(signedIn.value.token)
    const back = readBackLink(postedText(data, 'back')) ?? (await takeBackLink())
    return leadTo(back ?? pagePath(postedLocale(data), 'account-setting'))
  })
}
