import { policyInForce } from '@/features/policies/server'
import type { Locale } from '@/i18n/locales'
import { ok, type Result } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { canBecome } from '../domain/alert-states'
import { decideSaving, givingWay } from '../domain/asking'
import { may } from '../domain/permissions'
import { askedBy } from '../domain/saved-search'
import { ALERT_CONFIRMATION_TASK } from './alert-tasks'
import { changeAlert, type LockedAlert, lockAlert, savedSearch } from './locked-alert'
import { otherAlertsOf } from './other-alerts'

/** A request to save a search: who, which search, and the evidence of consent. */
export interface AskedAlert {
  /** Lower case, as `readEmail` returns it. */
  email: string
  locale: Locale
  /** `/th/search-result?…`, without order and page. */
  address: string
  /** What the search asks for, in the person's language. */
  summary: string
  /** Path of the page, without its query. */
  page: string
  /** The consent sentence above the button. */
  wording: string
}

/** Identifies one search of one person: saving it twice yields one alert. */
const keyOf = ({ email, address }: AskedAlert) => savedSearch.fingerprintOf(`${email}\n${askedBy(address)}`)

/** The fields written whenever a search is saved, the first time or again. */
async function askedNow(ctx: TransactionContext, { locale, address, summary, page, wording }: AskedAlert) {
  return {
    locale,
    address,
    summary,
    state: 'asked' as const,
    notice: await policyInForce(ctx, 'privacy'),
    wording,
    consentAt: ctx.now.toISOString(),
    page,
  }
}

async function addAlert(ctx: TransactionContext, asked: AskedAlert, fingerprint: string): Promise<number> {
  const { id } = await localApi(ctx, 'everything').create({
    collection: 'saved-searches',
    depth: 0,
    data: {
      ...(await askedNow(ctx, asked)),
      ...savedSearch.firstRound(ctx.now),
      email: asked.email,
      fingerprint,
      key: keyOf(asked),
    },
  })
  return id
}

/** Saved again while unconfirmed or after it ended: it starts over and knows no prices. */
async function askOnceMore(ctx: TransactionContext, locked: LockedAlert, asked: AskedAlert): Promise<number> {
  await changeAlert(ctx, locked.id, {
    ...(await askedNow(ctx, asked)),
    ...savedSearch.nextRound(locked, ctx.now),
    confirmedAt: null,
    endedAt: null,
    endedBy: null,
    knownAt: null,
    known: null,
    waiting: null,
    sending: null,
  })
  return locked.id
}

/** Expires an alert that is still unconfirmed. */
async function removePending(ctx: TransactionContext, id: number): Promise<void> {
  const locked = await lockAlert(ctx, id)
  if (locked && canBecome(locked.state, 'expired'))
    await changeAlert(ctx, id, { state: 'expired', endedAt: ctx.now.toISOString() })
}

/**
 * Saves a search: one alert per person and search, however often the button is pressed. The confirmation mail is queued
 * in the same transaction, at most one in ten minutes. When ten alerts are already waiting, the oldest is dropped.
 * Refused beside ten confirmed alerts. Runs as a job, at the moment it was asked: see `requestSearch`.
 */
export async function saveSearch(ctx: Context, asked: AskedAlert): Promise<Result<null, 'full'>> {
  requireActor(ctx, may.saveSearch)

  return savedSearch.ask(ctx, asked.email, async (inside, fingerprint) => {
    const locked = await savedSearch.lock(inside, sql`key = ${keyOf(asked)}`)
    const others = await otherAlertsOf(inside, fingerprint, locked)
    const decision = decideSaving(locked, others, inside.now)
    if (!decision.ok) return decision
    if (decision.value === 'nothing') return ok(null)
    for (const { id } of givingWay(others, inside.now)) await removePending(inside, id)
    const alert = locked ? await askOnceMore(inside, locked, asked) : await addAlert(inside, asked, fingerprint)
    await enqueue(inside, ALERT_CONFIRMATION_TASK, { alert })
    return ok(null)
  })
}
