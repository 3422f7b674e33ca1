import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { staffActorOf } from '@/kernel/actor'
import { type Context, contextOf } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { env } from '@/platform/process/env'
import {
  beginEnrolment,
  confirmEnrolment,
  type Enroller,
  type EnrolmentRefusal,
} from '../operations/enrol-second-factor'
import { renewRecoveryCodes, resetSecondFactor, secondFactorStatus } from '../operations/manage-second-factor'
import { isConfirmed } from './confirmed'
import { enrollerOf } from './enroller'
import { isCurrentPassword } from './password-rules'
import { staffAnswer } from './staff-answer'

/** How many codes an account may try outside of signing in. */
const TRIES = { points: 10, seconds: 3600 }

const STATUS: Record<EnrolmentRefusal | 'too-many' | 'own' | 'none' | 'unconfirmed', number> = {
  'offer-ended': 410,
  'wrong-code': 422,
  'wrong-former-code': 422,
  'wrong-password': 422,
  'too-many': 429,
  own: 403,
  unconfirmed: 403,
  none: 404,
}

const answer = (body: object, status = 200) => staffAnswer(status, body)

const refused = (error: keyof typeof STATUS) => answer({ error }, STATUS[error])

/** Counts a code that somebody who is signed in types; false when none is left. */
export const mayTryOwnCode = ({ payload }: Context, { id }: Enroller) =>
  consumeToken(payload, 'staff-own-codes', String(id), TRIES.points, TRIES.seconds)

async function offer(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = enrollerOf(req)
  return answer(await beginEnrolment(ctx, enroller))
}

const proof = z.object({
  offer: z.string().max(400),
  code: z.string().max(40),
  formerCode: z.string().max(40).default(''),
  password: z.string().max(1000).default(''),
})

async function confirm(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = enrollerOf(req)
  const given = proof.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return refused('wrong-code')
  if (!(await mayTryOwnCode(ctx, enroller))) return refused('too-many')
  const { password, ...sent } = given.data
  const knowsPassword = await isCurrentPassword(req, enroller, password)
  const result = await confirmEnrolment(ctx, enroller, { ...sent, knowsPassword })
  return result.ok ? answer(result.value) : refused(result.refusal)
}

async function newRecoveryCodes(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = enrollerOf(req)
  const given = z.object({ code: z.string().max(40) }).safeParse(await req.json?.().catch(() => null))
  if (!given.success || ctx.actor.kind !== 'staff') return refused('wrong-code')
  if (!(await mayTryOwnCode(ctx, enroller))) return refused('too-many')
  const result = await renewRecoveryCodes(ctx, given.data.code)
  return result.ok ? answer(result.value) : refused(result.refusal)
}

/** Only admins may reset another account's. Payload has already refused anybody without a role. */
function accountIn(req: PayloadRequest): number {
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id) || id <= 0 || !staffActorOf(req.user)) throw new Forbidden(req.t)
  return id
}

async function status(req: PayloadRequest): Promise<Response> {
  const found = await secondFactorStatus(contextOf(req), accountIn(req))
  return found ? answer({ ...found, requiredFor: env.SECOND_FACTOR_ROLES }) : refused('none')
}

async function reset(req: PayloadRequest): Promise<Response> {
  const id = accountIn(req)
  const ctx = contextOf(req)
  if (ctx.actor.kind !== 'staff' || ctx.actor.role !== 'admin') throw new Forbidden(req.t)
  const result = await resetSecondFactor(ctx, id, await isConfirmed(req))
  return result.ok ? answer({ ok: true }) : refused(result.refusal)
}

/** Setting up, renewing and resetting the second factor of staff. */
export const SECOND_FACTOR_ENDPOINTS: Endpoint[] = [
  { path: '/second-factor/offer', method: 'post', handler: offer },
  { path: '/second-factor/confirm', method: 'post', handler: confirm },
  { path: '/second-factor/recovery-codes', method: 'post', handler: newRecoveryCodes },
  { path: '/:id/second-factor', method: 'get', handler: status },
  { path: '/:id/second-factor/reset', method: 'post', handler: reset },
]
