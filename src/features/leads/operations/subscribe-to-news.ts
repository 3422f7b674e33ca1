import { randomBytes } from 'node:crypto'
import { sourceCategory } from '@/features/analytics'
import { policyInForce } from '@/features/content/server'
import type { Locale } from '@/i18n/locales'
import { linkEndOf } from '@/kit/mailed-proof'
import type { Context } from '@/platform/context'
import { lockPerson } from '@/platform/lock-person'
import { hashOf } from '@/platform/mailed-secrets'
import { enqueue } from '@/platform/queue'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { decideMail, NEWS_PURPOSE } from '../rules/newsletter'
import { type HeldSubscriber, holdSubscriber } from './held-subscriber'
import { confirmToken, fingerprintOf, leaveToken } from './news-tokens'

/** Somebody asks for news: the address, and what proves that they did. */
export interface AskedNews {
  /** In lower case, as `readEmail` gives it. */
  email: string
  locale: Locale
  /** Path of the page, without its query. */
  page: string
  /** `adsrcid`, empty when none. */
  source: string
  /** The sentence that stood above the button. */
  wording: string
}

/** The task that sends one mail to a subscriber. */
export const NEWS_MAIL_TASK = 'newsletter.send-mail'

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
  const salt = randomBytes(32).toString('hex')
  const at = ctx.now.toISOString()
  const { id } = await ctx.payload.create({
    collection: 'subscribers',
    depth: 0,
    req: ctx.req,
    data: {
      email: asked.email,
      locale: asked.locale,
      state: 'waiting',
      writtenAt: at,
      linkEndsAt: linkEndOf(ctx.now).toISOString(),
      consents: [await consentOf(ctx, asked)],
      history: [{ at, event: 'asked' }],
      fingerprint,
      salt,
      round: 1,
      confirmHash: hashOf(confirmToken(salt, 1)),
      leaveHash: hashOf(leaveToken(salt)),
    },
  })
  return id
}

/** The consents of rounds that ended stay; of this round the last one counts. */
async function consentsAfter(ctx: TransactionContext, held: HeldSubscriber, asked: AskedNews) {
  const ended = held.state === 'left' ? held.consents : held.consents.slice(0, -1)
  return [...ended, await consentOf(ctx, asked)]
}

/** Somebody who waits, or who left, asks once more: the mail goes out again, and its link works for seven days. */
async function askOnceMore(ctx: TransactionContext, held: HeldSubscriber, asked: AskedNews, fingerprint: string) {
  const isNewRound = held.state === 'left'
  const round = isNewRound ? held.round + 1 : held.round
  const at = ctx.now.toISOString()
  await ctx.payload.update({
    collection: 'subscribers',
    id: held.id,
    depth: 0,
    req: ctx.req,
    data: {
      email: asked.email,
      locale: asked.locale,
      state: 'waiting',
      writtenAt: at,
      linkEndsAt: linkEndOf(ctx.now).toISOString(),
      confirmedAt: null,
      leftAt: null,
      consents: await consentsAfter(ctx, held, asked),
      history: [...held.history, { at, event: isNewRound ? 'asked' : 'asked_again' }],
      fingerprint,
      round,
      confirmHash: hashOf(confirmToken(held.salt, round)),
    },
  })
}

/** Whoever types the address of a subscriber changes nothing about them; they only get their welcome again. */
async function noteAskedAgain(ctx: TransactionContext, held: HeldSubscriber): Promise<void> {
  const at = ctx.now.toISOString()
  await ctx.payload.update({
    collection: 'subscribers',
    id: held.id,
    depth: 0,
    req: ctx.req,
    data: { writtenAt: at, history: [...held.history, { at, event: 'asked_again' }] },
  })
}

/**
 * Takes a wish for news: one subscriber an address, with the mail that proves it queued in the same transaction,
 * and at most one mail in ten minutes. Tells nobody whether the address was known: the answer is nothing.
 */
export async function subscribeToNews(ctx: Context, asked: AskedNews): Promise<void> {
  const fingerprint = fingerprintOf(asked.email)
  await inTransaction(ctx, async (inside) => {
    await lockPerson(inside, fingerprint)
    const held = await holdSubscriber(inside, { email: asked.email, fingerprint })
    const mail = decideMail(held, inside.now)
    if (!mail) return
    if (held && mail === 'welcome') await noteAskedAgain(inside, held)
    else if (held) await askOnceMore(inside, held, asked, fingerprint)
    const subscriber = held?.id ?? (await addSubscriber(inside, asked, fingerprint))
    await enqueue(inside, NEWS_MAIL_TASK, { subscriber, mail })
  })
}
