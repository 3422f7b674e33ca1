import { createHmac, randomBytes } from 'node:crypto'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { databaseOf, sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { env } from '@/platform/process/env'
import { type Decision, decided, eventOf } from '../domain/decide'
import { answerOpn, type OpnAnswer, type OpnCall } from '../domain/opn-api'
import { may } from '../domain/permissions'
import { chargeNow, type TrialCharge, type TrialPayment } from '../domain/trial-objects'
import { hasTrialKey, trialAccount, trialWebhookUrl } from './trial-account'
import { trialStore } from './trial-store'

/** The job that sends an event to the webhook. */
export const TRIAL_EVENT_TASK = 'trial-provider.send-event'

/** 128 bits: whoever knows the page of a payment may decide about it. */
const newId = () => randomBytes(16).toString('hex')

const pageOf = (id: string) => `${env.publicUrl}/payment/trial/${id}`

/** Answers a call of the API for whoever has the key; images are open, as at the real provider. */
export async function answerTrialCall(
  ctx: Context,
  call: OpnCall,
  authorization: string | null,
): Promise<Result<OpnAnswer, 'noKey'>> {
  requireActor(ctx, may.answerTrialCall)

  if (!call.path.includes('/documents/') && !hasTrialKey(authorization)) return refuse('noKey')
  const { apiUrl } = trialAccount()
  return ok(await answerOpn(call, { store: trialStore(ctx), now: ctx.now, apiUrl, pageOf, newId }))
}

const inLink = (link: string) => sql`select object from trial_objects where object->>'link' = ${link}
  order by created_at desc limit 1`

/** A payment of the stand-in by the id in the address of its page; null when there is none. */
export async function findTrialPayment(ctx: Context, id: string): Promise<TrialPayment | null> {
  requireActor(ctx, may.findTrialPayment)

  const found = await trialStore(ctx).find(id)
  if (!found || found.object === 'refund') return null
  const { amount, description } = found
  const said = { id, amount, description }
  if (found.object === 'charge') return { ...said, method: 'promptpay', status: chargeNow(found, ctx.now).status }
  const database = await databaseOf(ctx.payload, ctx.req)
  const last = (await database.execute(inLink(id))).rows[0]?.object as TrialCharge | undefined
  const status = last?.status ?? (found.isDeleted ? 'expired' : 'pending')
  return { ...said, method: 'card', status }
}

/** Pays or declines, and sends the event. Nothing happens to what is paid, declined or over already. */
export function decideTrialPayment(ctx: Context, id: string, decision: Decision): Promise<void> {
  requireActor(ctx, may.decideTrialPayment)

  return inTransaction(ctx, async (inside) => {
    const database = await databaseOf(inside.payload, inside.req)
    await database.execute(sql`select 1 from trial_objects where id = ${id} for update`)
    const store = trialStore(inside)
    const found = await store.find(id)
    const payment = await findTrialPayment(inside, id)
    const charge = found && payment?.status !== 'successful' ? decided(found, decision, inside.now, newId()) : null
    if (!charge) return
    if (charge.id === id) await store.replace(charge)
    else await store.add(charge, null)
    await enqueue(inside, TRIAL_EVENT_TASK, {
      event: eventOf(charge, { apiUrl: trialAccount().apiUrl, now: inside.now, pageOf }),
    })
  })
}

/** Sends an event to the webhook, signed. Throws when it is not taken in, so that the job sends it again. */
export async function sendTrialEvent(ctx: Context, event: unknown): Promise<void> {
  requireActor(ctx, may.sendTrialEvent)

  const [body, seconds] = [JSON.stringify(event), String(Math.floor(ctx.now.getTime() / 1000))]
  const key = Buffer.from(trialAccount().webhookSecret, 'base64')
  const answer = await fetch(trialWebhookUrl(), {
    method: 'POST',
    body,
    signal: AbortSignal.timeout(8000),
    headers: {
      'content-type': 'application/json',
      'omise-signature': createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex'),
      'omise-signature-timestamp': seconds,
    },
  })
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
}
