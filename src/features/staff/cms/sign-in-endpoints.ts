import { setTimeout as pause } from 'node:timers/promises'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { VISITOR } from '@/kernel/actor'
import { inStaffLanguage, label } from '@/platform/back-office/cms-labels'
import { contextOf } from '@/platform/database/context'
import { databaseOf } from '@/platform/database/database'
import { consumeToken } from '@/platform/database/rate-limit'
import { enqueue } from '@/platform/jobs/queue'
import { BUSY_SECONDS, inPasswordTurn, TooBusy } from '@/platform/sign-in/password-turns'
import { hashOf } from '@/platform/sign-in/token-hash'
import { PASSWORD_LINK_TASK } from '../operations/account-mail-task'
import { spendPasswordWork } from '../operations/password-work'
import { resetPassword } from '../operations/reset-password'
import { isStaffAddress } from '../operations/staff-reader'
import { deviceCookie, knownDevice } from './known-devices'
import { takeChallenge } from './passkey-challenges'
import type { SignInContext } from './sign-in-rules'
import { emailAsTyped, type SignInAsked, signInShape } from './sign-in-shape'
import { consumeTry, forgetTries } from './sign-in-tries'
import { staffAnswer as answer } from './staff-answer'

/** Refusals are sent at multiples of this time, so that differences in the work done cannot be measured. */
const REFUSAL_STEP_MS = 250

const LINKS = { points: 5, seconds: 3600 }

/** The token of a new session; null when email, password and code do not match. */
async function tokenFor(
  req: PayloadRequest,
  { email, password, code, passkey: response }: SignInAsked,
  device?: string,
): Promise<string | null> {
  const challenge = response ? await takeChallenge(req, 'signing in', hashOf(email)) : null
  if (response && !challenge) return spendPasswordWork(password)
  let token: string | null = null
  const takeToken = (made: string) => {
    token = made
  }
  const passkey = response && challenge ? { response, challenge } : undefined
  const context: SignInContext = { code, passkey, device, takeToken }
  try {
    await req.payload.login({ collection: 'staff', data: { email, password }, req, context: { ...context } })
  } catch (error) {
    if (error instanceof APIError && error.status < 500) return null
    throw error
  }
  return token
}

/**
 * Sign-in in one request: email, password and code (or passkey) are checked together. An unknown address, a wrong
 * password, a wrong or missing code and too many attempts all get the same answer after the same time.
 */
async function signIn(req: PayloadRequest): Promise<Response> {
  const started = performance.now()
  const given = signInShape.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return answer(400, { error: 'bad_request' })
  const { email, password } = given.data
  const account = hashOf(email)
  const device = knownDevice(req.headers, account, new Date())
  const place = { account, device, headers: req.headers }
  const mayTry = await consumeTry(req.payload, place)
  const isWorthTrying = (await isStaffAddress(await databaseOf(req.payload), email)) && mayTry
  const token = await inPasswordTurn(() =>
    isWorthTrying ? tokenFor(req, given.data, device) : spendPasswordWork(password),
  )
  if (!token) {
    const taken = performance.now() - started
    await pause(Math.ceil(taken / REFUSAL_STEP_MS) * REFUSAL_STEP_MS - taken)
    return answer(401, { error: 'no_match' })
  }
  await forgetTries(req.payload, place)
  const { auth } = req.payload.collections.staff.config
  const session = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: req.payload.config.cookiePrefix,
    token,
  })
  return answer(200, { ok: true }, [String(session), deviceCookie(account, device)])
}

/** Requests a link by mail. An unknown address gets the same answer, as fast: a job looks the address up later. */
async function forgotPassword(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const email = emailAsTyped.safeParse(req.data?.email)
  if (!email.success) return answer(400, { errors: [{ message: req.t('validation:emailAddress') }] })
  if (await consumeToken(req.payload, 'staff-links', hashOf(email.data), LINKS.points, LINKS.seconds))
    await enqueue({ ...contextOf(req), actor: VISITOR }, PASSWORD_LINK_TASK, { email: email.data }, 3)
  return answer(200, { message: req.t('general:success') })
}

/** Answers that too many sign in at once. Says nothing about an account. */
const whenFree =
  (handler: (req: PayloadRequest) => Promise<Response>) =>
  (req: PayloadRequest): Promise<Response> =>
    handler(req).catch((error: unknown) => {
      if (!(error instanceof TooBusy)) throw error
      const errors = [{ message: inStaffLanguage(req, BUSY) }]
      return answer(503, { error: 'busy', errors }, [], { 'Retry-After': String(BUSY_SECONDS) })
    })

const BUSY = label(
  'Many people are signing in just now. Please try again in a few seconds.',
  'ขณะนี้มีผู้เข้าสู่ระบบพร้อมกันจำนวนมาก กรุณาลองอีกครั้งในอีกไม่กี่วินาที',
)

const LINK_IS_OLD = label(
  'This link was used or has expired. Ask for a new one.',
  'ลิงก์นี้ถูกใช้ไปแล้วหรือหมดอายุ กรุณาขอลิงก์ใหม่',
)

/** Sets a new password by a mailed link. Does not sign in. */
async function setPassword(req: PayloadRequest): Promise<Response> {
  await addDataAndFileToRequest(req)
  const given = z.object({ token: z.string().max(200), password: z.string().max(1000) }).safeParse(req.data)
  if (!given.success) return answer(400, { errors: [{ message: inStaffLanguage(req, LINK_IS_OLD) }] })
  // The person signed in with this browser need not be the one the link is for.
  req.user = null
  const ctx = { ...contextOf(req), actor: VISITOR }
  const { token, password } = given.data
  if (!(await inPasswordTurn(() => resetPassword(ctx, token, password))))
    return answer(403, { errors: [{ message: inStaffLanguage(req, LINK_IS_OLD) }] })
  return answer(200, { message: req.t('authentication:passwordResetSuccessfully') })
}

/** Replace Payload's own endpoints at the same paths. */
export const SIGN_IN_ENDPOINTS: Endpoint[] = [
  { path: '/login', method: 'post', handler: whenFree(signIn) },
  { path: '/forgot-password', method: 'post', handler: forgotPassword },
  { path: '/reset-password', method: 'post', handler: whenFree(setPassword) },
]
