import { sourceCategory } from '@/features/analytics'
import { policyInForce } from '@/features/policies/server'
import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { localApi } from '@/platform/database/local-api'
import { requireActor } from '@/platform/database/require-actor'
import type { TransactionContext } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { decideMail, NEWS_PURPOSE } from '../domain/newsletter'
import { may } from '../domain/permissions'
import {
  changeSubscriber,
  confirmSubscriber,
  endSubscription,
  type LockedSubscriber,
  newsletter,
} from './locked-subscriber'
import { NEWS_MAIL_TASK } from './news-mail-task'

/** A newsletter request: the address, and the evidence of consent. */
export interface AskedNews {
  /** Lower case, as `readEmail` returns it. */
  email: string
  locale: Locale
  /** Path of the page, without its query. */
  page: string
  /** `adsrcid`, empty when none. */
  source: string
  /** The consent sentence above the button. */
  wording: string
}

async function consentOf(ctx: TransactionContext, { wording, page, source }: AskedNews) {
  return {
    purpose: NEWS_PURPOSE,
    notice: await policyInForce(ctx, 'privacy'),
    wording,
    at: ctx.now.toISOString(),
    page,
    source,
    sourceCategory: sourceCategory(source),
  }
}

async function addSubscriber(ctx: TransactionContext, asked: AskedNews, fingerprint: string): Promise<number> {
  const at = ctx.now.toISOString()
  const { id } = await localApi(ctx, 'everything').create({
    collection: 'subscribers',
    depth: 0,
    data: {
      email: asked.email,
      locale: asked.locale,
      state: 'waiting',
      ...newsletter.firstRound(ctx.now),
      consents: [await consentOf(ctx, asked)],
      history: [{ at, event: 'asked' }],
      fingerprint,
    },
  })
  return id
}

/** Consents of earlier rounds are kept; of this round only the latest. */
async function consentsAfter(ctx: TransactionContext, locked: LockedSubscriber, asked: AskedNews) {
  const ended = locked.state === 'left' ? locked.consents : locked.consents.slice(0, -1)
  return [...ended, await consentOf(ctx, asked)]
}

/**
 * Asked for again while waiting or after unsubscribing: the mail is sent again, and its link is valid for seven days.
 */
async function askOnceMore(ctx: TransactionContext, locked: LockedSubscriber, asked: AskedNews, fingerprint: string) {
  const at = ctx.now.toISOString()
  await changeSubscriber(ctx, locked.id, {
    ...newsletter.nextRound(locked, ctx.now),
    email: asked.email,
    locale: asked.locale,
    state: 'waiting',
    confirmedAt: null,
    leftAt: null,
    consents: await consentsAfter(ctx, locked, asked),
    history: [...locked.history, { at, event: locked.phase === 'ended' ? 'asked' : 'asked_again' }],
    fingerprint,
  })
}

/** Entering the address of a subscriber changes nothing; it only sends the welcome again. */
async function recordAskedAgain(ctx: TransactionContext, { id, history }: LockedSubscriber): Promise<void> {
  const at = ctx.now.toISOString()
  await changeSubscriber(ctx, id, { writtenAt: at, history: [...history, { at, event: 'asked_again' }] })
}

const byAddress = (email: string, fingerprint: string) =>
  sql`email = ${email} or fingerprint = ${fingerprint} order by email nulls last`

/**
 * Subscribes to the newsletter: one subscriber per address. The mail is queued in the same transaction, at most one in
 * ten minutes. Runs as a job, at the moment it was asked: see `requestNews`.
 */
export async function subscribeToNews(ctx: Context, asked: AskedNews): Promise<void> {
  requireActor(ctx, may.subscribeToNews)

  await newsletter.ask(ctx, asked.email, async (inside, fingerprint) => {
    const locked = await newsletter.lock(inside, byAddress(asked.email, fingerprint))
    const mail = decideMail(locked, inside.now)
    if (!mail) return
    if (locked && mail === 'welcome') await recordAskedAgain(inside, locked)
    else if (locked) await askOnceMore(inside, locked, asked, fingerprint)
    const subscriber = locked?.id ?? (await addSubscriber(inside, asked, fingerprint))
    await enqueue(inside, NEWS_MAIL_TASK, { subscriber, mail })
  })
}

/** Subscribes the address of a member, which is proven: it needs no confirmation mail. Idempotent. */
export async function subscribeMember(ctx: Context, asked: AskedNews): Promise<void> {
  requireActor(ctx, may.subscribeMember)

  await newsletter.ask(ctx, asked.email, async (inside, fingerprint) => {
    const locked = await newsletter.lock(inside, byAddress(asked.email, fingerprint))
    if (locked?.state === 'confirmed') return
    if (locked) await askOnceMore(inside, locked, asked, fingerprint)
    else await addSubscriber(inside, asked, fingerprint)
    const waiting = await newsletter.lock(inside, sql`email = ${asked.email}`)
    if (waiting) await confirmSubscriber(inside, waiting)
  })
}

/** Ends the subscription of a member's address. Idempotent. */
export async function unsubscribeMember(ctx: Context, email: string): Promise<void> {
  requireActor(ctx, may.unsubscribeMember)

  await newsletter.ask(ctx, email, async (inside, fingerprint) => {
    const locked = await newsletter.lock(inside, byAddress(email, fingerprint))
    if (locked) await endSubscription(inside, locked, 'left')
  })
}
