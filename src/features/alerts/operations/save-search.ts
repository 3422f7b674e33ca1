import { randomBytes } from 'node:crypto'
import { policyInForce } from '@/features/content/server'
import type { Locale } from '@/i18n/locales'
import { linkEndOf } from '@/kit/mailed-proof'
import { ok, type Result } from '@/kit/result'
import type { Context } from '@/platform/context'
import { lockPerson } from '@/platform/lock-person'
import { hashOf } from '@/platform/mailed-secrets'
import { enqueue } from '@/platform/queue'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { canBecome } from '../rules/alert-states'
import { decideSaving, givingWay } from '../rules/asking'
import { ALERT_PROOF_TASK } from './alert-tasks'
import { confirmToken, fingerprintOf, keyOf, leaveToken } from './alert-tokens'
import { changeAlert, type HeldAlert, holdAlert } from './held-alert'
import { otherAlertsOf } from './other-alerts'

/** Somebody saves a search: who, which one, and what proves that they wanted it. */
export interface AskedAlert {
  /** In lower case, as `readEmail` gives it. */
  email: string
  locale: Locale
  /** `/th/search-result?…`, without order and page. */
  address: string
  /** What the search asks for, in their language. */
  summary: string
  /** Path of the page, without its query. */
  page: string
  /** The sentence that stood above the button. */
  wording: string
}

/** What saving a search leaves of it, the first time and every other. */
async function askedNow(ctx: TransactionContext, { locale, address, summary, page, wording }: AskedAlert) {
  return {
    locale,
    address,
    summary,
    state: 'asked' as const,
    writtenAt: ctx.now.toISOString(),
    linkEndsAt: linkEndOf(ctx.now).toISOString(),
    notice: await policyInForce(ctx, 'privacy'),
    wording,
    consentAt: ctx.now.toISOString(),
    page,
  }
}

async function addAlert(ctx: TransactionContext, asked: AskedAlert, fingerprint: string): Promise<number> {
  const salt = randomBytes(32).toString('hex')
  const { id } = await ctx.payload.create({
    collection: 'saved-searches',
    depth: 0,
    req: ctx.req,
    data: {
      ...(await askedNow(ctx, asked)),
      email: asked.email,
      fingerprint,
      key: keyOf(asked.email, asked.address),
      salt,
      round: 1,
      confirmHash: hashOf(confirmToken(salt, 1)),
      leaveHash: hashOf(leaveToken(salt)),
    },
  })
  return id
}

/** Saved once more before it was proved, or after it ended: then it begins anew and knows nothing. */
async function askOnceMore(ctx: TransactionContext, held: HeldAlert, asked: AskedAlert): Promise<number> {
  const isNewRound = held.state !== 'asked'
  const round = isNewRound ? held.round + 1 : held.round
  await changeAlert(ctx, held.id, {
    ...(await askedNow(ctx, asked)),
    confirmedAt: null,
    endedAt: null,
    endedBy: null,
    knownAt: null,
    known: null,
    waiting: null,
    sending: null,
    round,
    confirmHash: hashOf(confirmToken(held.salt, round)),
  })
  return held.id
}

/** Ends the wait of an alert, unless somebody proved it meanwhile. */
async function giveWay(ctx: TransactionContext, id: number): Promise<void> {
  const held = await holdAlert(ctx, { id })
  if (held && canBecome(held.state, 'expired'))
    await changeAlert(ctx, id, { state: 'expired', endedAt: ctx.now.toISOString() })
}

/**
 * Saves a search for somebody: one alert a person and search, however often the button is pressed, with the mail that
 * proves it queued in the same transaction, and at most one such mail in ten minutes. Where ten wait for their proof
 * already, the oldest gives way. Refuses one more beside ten that were proved. Apart from that the answer tells nobody
 * what is known of an address.
 */
export async function saveSearch(ctx: Context, asked: AskedAlert): Promise<Result<null, 'full'>> {
  const fingerprint = fingerprintOf(asked.email)
  return inTransaction(ctx, async (inside) => {
    await lockPerson(inside, fingerprint)
    const held = await holdAlert(inside, { key: keyOf(asked.email, asked.address) })
    const others = await otherAlertsOf(inside, asked.email, held)
    const decision = decideSaving(held, others, inside.now)
    if (!decision.ok) return decision
    if (decision.value === 'nothing') return ok(null)
    for (const { id } of givingWay(others, inside.now)) await giveWay(inside, id)
    const alert = held ? await askOnceMore(inside, held, asked) : await addAlert(inside, asked, fingerprint)
    await enqueue(inside, ALERT_PROOF_TASK, { alert })
    return ok(null)
  })
}
