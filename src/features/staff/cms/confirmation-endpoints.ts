import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { passkeyOptions } from '@/platform/sign-in/passkeys'
import { confirmationStatus, confirmIdentity } from '../operations/confirm-identity'
import type { Enroller } from '../operations/enrol-second-factor'
import { reportAccountChange } from '../operations/report-account-change'
import { enrollerOf } from './enroller'
import { makeChallenge, takeChallenge } from './passkey-challenges'
import { isCurrentPassword } from './password-rules'
import { mayTryOwnCode } from './second-factor-endpoints'
import { signedShape } from './sign-in-shape'
import { consumeTry, forgetTries } from './sign-in-tries'
import { staffAnswer } from './staff-answer'

const STATUS = { bad_request: 400, wrong: 422, 'too-many': 429 } as const

const refused = (error: keyof typeof STATUS) => staffAnswer(STATUS[error], { error })

const shown = z.object({
  password: z.string().max(1000).default(''),
  code: z.string().max(40).default(''),
  passkey: signedShape.optional(),
})

/** Only staff with all of their role: a session that lacks its second factor has nothing to confirm. */
function personOf(req: PayloadRequest): { ctx: Context; enroller: Enroller } {
  const person = enrollerOf(req)
  if (person.ctx.actor.kind !== 'staff') throw new Forbidden(req.t)
  return person
}

/** The person is mailed once a day: whoever tries so often has the session, and not the password. */
async function refuseForNow({ payload, now }: Context, account: Enroller): Promise<Response> {
  if (await consumeToken(payload, 'staff-confirming-told', String(account.id), 1, 86_400))
    await reportAccountChange(
      { payload, now, actor: { kind: 'system', name: 'confirmation' } },
      { event: 'identity_refused', account },
    )
  return refused('too-many')
}

/** The person shows who they are. Tries are counted as those to sign in are, for this session. */
async function confirm(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = personOf(req)
  const given = shown.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return refused('bad_request')
  const { password, code, passkey: response } = given.data
  const place = { account: `confirming ${enroller.id}`, device: enroller.session, headers: req.headers }
  if (!(await consumeTry(req.payload, place))) return refuseForNow(ctx, enroller)
  const challenge = response ? await takeChallenge(req, 'confirming', enroller.session) : null
  const knowsPassword = await isCurrentPassword(req, enroller, password)
  if (!knowsPassword && (code !== '' || response) && !(await mayTryOwnCode(ctx, enroller)))
    return refuseForNow(ctx, enroller)
  const passkey = response && challenge ? { response, challenge } : undefined
  const result = await confirmIdentity(ctx, enroller, { knowsPassword, code, passkey })
  if (!result.ok) return refused(result.refusal)
  await forgetTries(req.payload, place)
  return staffAnswer(200, result.value)
}

async function status(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = personOf(req)
  return staffAnswer(200, await confirmationStatus(ctx, enroller))
}

/** A challenge for a passkey, for this session alone. */
async function challenge(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = personOf(req)
  const made = makeChallenge('confirming', enroller.session, ctx.now)
  return staffAnswer(200, await passkeyOptions(made.challenge), [made.cookie])
}

/** Showing again who one is, before the accounts of others change. */
export const CONFIRMATION_ENDPOINTS: Endpoint[] = [
  { path: '/confirmation', method: 'get', handler: status },
  { path: '/confirmation', method: 'post', handler: confirm },
  { path: '/confirmation/challenge', method: 'post', handler: challenge },
]
