import { and, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle'
import type { Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { enqueue } from '@/platform/jobs/queue'
import { hashOf } from '@/platform/sign-in/token-hash'
import { CHALLENGE_MS, type ChallengePurpose, type PendingMember } from '../domain/challenge'
import { may } from '../domain/permissions'
import { memberChallenges } from '../tables'
import { CODE_MAIL_TASK } from './code-mail-task'
import { knownAs } from './known-browser'
import { linkTokenOf, randomToken } from './secrets'

/** A request for a code by mail. */
export interface AskedCode {
  /** Lower case, as `readEmail` returns it. */
  email: string
  locale: Locale
  purpose: ChallengePurpose
  /** What was entered when registering. */
  pending: PendingMember | null
  /** The network of the asking browser, as rate limits count it. */
  network: string
  /** The secret of an earlier request of the same browser, which this one replaces. */
  former: string | null
  /** What this browser keeps of the members who signed in with it; empty when nothing. */
  known: string
}

const HOUR = 3600

/**
 * Requests of one network, of one network for one address, and mails to one address: points, and the seconds they are for.
 * A stranger has a share for each network, so that one of them does not use up what the owner needs.
 */
const LIMITS = {
  network: [30, HOUR],
  pause: [1, 20],
  share: [3, HOUR],
  shareOfDay: [5, 24 * HOUR],
  address: [12, HOUR],
  day: [40, 24 * HOUR],
  /** Requests of a browser in which the member signed in before. Nothing that strangers ask for is counted in it. */
  known: [6, HOUR],
  knownOfDay: [20, 24 * HOUR],
} as const

/** What stops a request. `lastCounts`: the address had its mails for now, and the last one is still good. */
type AskRefusal = 'tooSoon' | 'tooMany' | 'lastCounts'

async function limitOfKnown({ payload }: Context, browser: string): Promise<AskRefusal | null> {
  if (!(await consumeToken(payload, 'member-code-known-pause', browser, ...LIMITS.pause))) return 'tooSoon'
  if (!(await consumeToken(payload, 'member-code-known', browser, ...LIMITS.known))) return 'lastCounts'
  return (await consumeToken(payload, 'member-code-known-day', browser, ...LIMITS.knownOfDay)) ? null : 'lastCounts'
}

async function limitReached(ctx: Context, { email, network, known }: AskedCode): Promise<AskRefusal | null> {
  const { payload } = ctx
  const browser = knownAs(known, email, ctx.now)
  if (browser !== null) return limitOfKnown(ctx, browser)
  const both = `${email} ${network}`
  if (!(await consumeToken(payload, 'member-code-network', network, ...LIMITS.network))) return 'tooMany'
  if (!(await consumeToken(payload, 'member-code-pause', both, ...LIMITS.pause))) return 'tooSoon'
  if (!(await consumeToken(payload, 'member-code-share', both, ...LIMITS.share))) return 'lastCounts'
  if (!(await consumeToken(payload, 'member-code-share-day', both, ...LIMITS.shareOfDay))) return 'lastCounts'
  if (!(await consumeToken(payload, 'member-code-hour', email, ...LIMITS.address))) return 'lastCounts'
  return (await consumeToken(payload, 'member-code-day', email, ...LIMITS.day)) ? null : 'lastCounts'
}

/**
 * Mails a code and a link to an address. Whether the address has an account is not looked up: known and unknown ones
 * cause the same statements, the same answer and a mail. Returns the secret that binds the code to the asking browser.
 */
export async function askCode(ctx: Context, asked: AskedCode): Promise<Result<{ browser: string }, AskRefusal>> {
  requireActor(ctx, may.askCode)

  const limit = await limitReached(ctx, asked)
  if (limit) return refuse(limit)
  const [browser, salt] = [randomToken(), randomToken()]
  const now = ctx.now
  const expires = new Date(ctx.now.getTime() + CHALLENGE_MS)
  await inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    await db
      .update(memberChallenges)
      .set({ consumedAt: now })
      .where(and(eq(memberChallenges.browserHash, hashOf(asked.former ?? '')), isNull(memberChallenges.consumedAt)))
    const [made] = await db
      .insert(memberChallenges)
      .values({
        purpose: asked.purpose,
        email: asked.email,
        locale: asked.locale,
        salt,
        browserHash: hashOf(browser),
        linkHash: hashOf(linkTokenOf(salt)),
        pending: asked.pending,
        createdAt: now,
        expiresAt: expires,
      })
      .returning({ id: memberChallenges.id })
    await enqueue(inside, CODE_MAIL_TASK, { challenge: made?.id }, 5)
  })
  return ok({ browser })
}

/** Mails another code for the latest request of a browser, with what was entered then. The former code ends. */
export async function askAgain(
  ctx: Context,
  { former, ...asking }: Pick<AskedCode, 'network' | 'locale' | 'known'> & { former: string },
): Promise<Result<{ browser: string }, AskRefusal | 'ended'>> {
  requireActor(ctx, may.askAgain)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select()
    .from(memberChallenges)
    .where(and(eq(memberChallenges.browserHash, hashOf(former)), isNull(memberChallenges.provenAt)))
    .orderBy(desc(memberChallenges.createdAt))
    .limit(1)
  if (!row) return refuse('ended')
  const { email, purpose, pending } = row
  return askCode(ctx, { email, purpose, pending, former, ...asking })
}
