import { type Endpoint, Forbidden, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { networkOf } from '@/kernel/http/network-of'
import { consumeToken } from '@/platform/database/rate-limit'
import { type NewAnswer, passkeyOptions } from '@/platform/sign-in/passkeys'
import { hashOf } from '@/platform/sign-in/token-hash'
import { addPasskey, offerPasskey, type PasskeyRefusal, removePasskey } from '../operations/manage-passkeys'
import { enrollerOf } from './enroller'
import { makeChallenge, takeChallenge } from './passkey-challenges'
import { isCurrentPassword } from './password-rules'
import { emailAsTyped } from './sign-in-shape'
import { staffAnswer } from './staff-answer'

const STATUS: Record<PasskeyRefusal | 'wrong-password' | 'none' | 'bad_request' | 'too-many', number> = {
  bad_request: 400,
  none: 404,
  'offer-ended': 410,
  'not-made': 422,
  'enough-passkeys': 422,
  'wrong-password': 422,
  'too-many': 429,
}

const refused = (error: keyof typeof STATUS) => staffAnswer(STATUS[error], { error })

/** Challenges that one network may ask for. */
const CHALLENGES = { points: 60, seconds: 600 }

/** A challenge to sign in with. The same for every address, known or not, with a passkey or without. */
async function challenge(req: PayloadRequest): Promise<Response> {
  const given = z.object({ email: emailAsTyped }).safeParse(await req.json?.().catch(() => null))
  if (!given.success) return refused('bad_request')
  const network = networkOf(req.headers.get('x-client-ip') ?? 'unknown')
  if (!(await consumeToken(req.payload, 'staff-passkey-asked', network, CHALLENGES.points, CHALLENGES.seconds)))
    return refused('too-many')
  const made = makeChallenge('signing in', hashOf(given.data.email), new Date())
  return staffAnswer(200, await passkeyOptions(made.challenge), [made.cookie])
}

async function offer(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = enrollerOf(req)
  const made = makeChallenge('adding', enroller.session, ctx.now)
  return staffAnswer(200, await offerPasskey(ctx, enroller, made.challenge), [made.cookie])
}

const text = z.string().max(20_000)

/** As browsers write it; what it says is checked by the library. */
const added = z.object({
  name: z.string().max(200).default(''),
  password: z.string().max(1000),
  passkey: z.looseObject({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    response: z.looseObject({ clientDataJSON: text, attestationObject: text }),
    clientExtensionResults: z.looseObject({}).default({}),
  }),
})

async function add(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = enrollerOf(req)
  const given = added.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return refused('bad_request')
  const taken = await takeChallenge(req, 'adding', enroller.session)
  if (!taken) return refused('offer-ended')
  if (!(await isCurrentPassword(req, enroller, given.data.password))) return refused('wrong-password')
  const response = given.data.passkey as unknown as NewAnswer['response']
  const result = await addPasskey(ctx, enroller, { name: given.data.name, response, challenge: taken })
  return result.ok ? staffAnswer(200, { ok: true }) : refused(result.refusal)
}

async function remove(req: PayloadRequest): Promise<Response> {
  const { ctx, enroller } = enrollerOf(req)
  if (ctx.actor.kind !== 'staff') throw new Forbidden(req.t)
  const asked = z.object({ id: z.number().int().positive(), password: z.string().max(1000) })
  const given = asked.safeParse(await req.json?.().catch(() => null))
  if (!given.success) return refused('bad_request')
  if (!(await isCurrentPassword(req, enroller, given.data.password))) return refused('wrong-password')
  const result = await removePasskey(ctx, given.data.id, enroller.session)
  return result.ok ? staffAnswer(200, { ok: true }) : refused(result.refusal)
}

/** Passkeys of staff: signing in with one, adding and removing one's own. */
export const PASSKEY_ENDPOINTS: Endpoint[] = [
  { path: '/passkeys/challenge', method: 'post', handler: challenge },
  { path: '/passkeys/offer', method: 'post', handler: offer },
  { path: '/passkeys/add', method: 'post', handler: add },
  { path: '/passkeys/remove', method: 'post', handler: remove },
]
