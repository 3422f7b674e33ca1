import { and, eq, gt } from '@payloadcms/db-postgres/drizzle'
import { isLocale, LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { consumeToken } from '@/platform/database/rate-limit'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { env } from '@/platform/process/env'
import {
  type LineChannel,
  type LineRound,
  lineAddress,
  linePerson,
  ownLineChannel,
} from '@/platform/sign-in/line-login'
import { isValidToken, signToken } from '@/platform/sign-in/signed-token'
import { hashOf } from '@/platform/sign-in/token-hash'
import { CHALLENGE_MS, PROOF_MS } from '../domain/challenge'
import { LINE_CALLBACK, type LineProblem } from '../domain/line-login'
import { may } from '../domain/permissions'
import { type ShutStanding, toStanding } from '../domain/standing'
import { memberIdentities, memberPendingIdentities, members } from '../tables'
import { memberOf } from './member-of'
import { textOrNull } from './rows'
import { randomToken } from './secrets'
import { recordEvent, type SigningIn, startSession } from './start-session'

const PURPOSE = 'member line login'
const LANGUAGE_PURPOSE = 'member line language'
const callback = () => env.publicUrl + LINE_CALLBACK

/** A round handed back to another browser within a day is answered in the language in which it began. */
const LANGUAGE_MS = 24 * 3_600_000

/** A state that nobody guesses and that carries the language of its round, signed. */
function stateOf(locale: Locale, now: Date): string {
  const random = randomToken()
  const until = new Date(now.getTime() + LANGUAGE_MS)
  return [random, locale, signToken(env.PAYLOAD_SECRET ?? '', LANGUAGE_PURPOSE, [random, locale], until)].join('-')
}

/** The language in which the round of a state began; null for a state that is not ours. */
export function languageOfState(state: string, now: Date): Locale | null {
  const [random = '', language = '', token] = state.split('-')
  if (!isLocale(language)) return null
  const isOurs = isValidToken(env.PAYLOAD_SECRET ?? '', LANGUAGE_PURPOSE, [random, language], token, now)
  return isOurs ? language : null
}

/** Whether LINE Login is configured: nothing shows it otherwise. */
export const hasLineLogin = (): boolean => ownLineChannel() !== null

/** Begins a round: where to send the person, and what their browser keeps meanwhile. Null when LINE Login is off. */
export async function beginLine(
  ctx: Context,
  { locale, isRetry }: { locale: Locale; isRetry: boolean },
  channel: LineChannel | null = ownLineChannel(),
): Promise<{ url: string; kept: string } | null> {
  requireActor(ctx, may.beginLine)

  if (!channel) return null
  const state = stateOf(locale, ctx.now)
  const round: LineRound = { state, nonce: randomToken(), verifier: randomToken() }
  const parts = [round.state, round.nonce, round.verifier]
  const until = new Date(ctx.now.getTime() + CHALLENGE_MS)
  const kept = [...parts, signToken(env.PAYLOAD_SECRET ?? '', PURPOSE, parts, until)].join('.')
  return { kept, url: lineAddress(channel, round, { callback: callback(), language: LANGUAGE_TAG[locale], isRetry }) }
}

/** What LINE sent the browser back with, and what that browser kept. */
export interface LineReturn extends SigningIn {
  state: string
  code: string
  error: string
  kept: string
}

/** What follows LINE: a session, or an address to be proven first, for which the browser keeps `pending`. */
export type LineOutcome = { kind: 'signed-in'; token: string } | { kind: 'pending'; pending: string }

/** The round that this browser began; null for another browser, an old round or another state. */
function roundOf({ kept, state }: LineReturn, now: Date): LineRound | null {
  const [own = '', nonce = '', verifier = '', token] = kept.split('.')
  if (own === '' || own !== state) return null
  const parts = [own, nonce, verifier]
  return isValidToken(env.PAYLOAD_SECRET ?? '', PURPOSE, parts, token, now) ? { state, nonce, verifier } : null
}

/**
 * Ends a round. A LINE account that a member has connected signs in; any other waits until an address is proven by a
 * code, as the address that LINE tells is not proven to us.
 */
export async function finishLine(
  ctx: Context,
  returned: LineReturn,
  channel: LineChannel | null = ownLineChannel(),
): Promise<Result<LineOutcome, LineProblem | ShutStanding>> {
  requireActor(ctx, may.finishLine)

  const round = roundOf(returned, ctx.now)
  if (!channel) return refuse('failed')
  if (!round) return refuse('browser')
  if (!(await consumeToken(ctx.payload, 'member-line-rounds', round.state, 1, 1200))) return refuse('failed')
  if (returned.error !== '') return refuse(returned.error === 'access_denied' ? 'denied' : 'failed')
  const person = await linePerson(channel, round, { code: returned.code, callback: callback() })
  if (!person) return refuse('failed')
  return inTransaction<Result<LineOutcome, LineProblem | ShutStanding>>(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const [known] = await db
      .select({ id: members.id, standing: members.standing })
      .from(memberIdentities)
      .innerJoin(members, eq(members.id, memberIdentities.member))
      .where(and(eq(memberIdentities.kind, 'line'), eq(memberIdentities.subject, person.subject)))
    const standing = toStanding(known?.standing)
    if (standing !== 'active') return refuse(standing)
    if (known) {
      const { device, formerToken } = returned
      const token = await startSession(inside, known.id, { device, formerToken, provenAt: null })
      return ok({ kind: 'signed-in', token })
    }
    const [pending, expires] = [randomToken(), new Date(inside.now.getTime() + PROOF_MS)]
    await db.insert(memberPendingIdentities).values({
      tokenHash: hashOf(pending),
      kind: 'line',
      subject: person.subject,
      email: person.email,
      expiresAt: expires,
    })
    return ok({ kind: 'pending', pending })
  })
}

/** The LINE account that waits in this browser, with the address that LINE told; null when none does. */
export async function findPendingLine(ctx: Context, pending: string): Promise<{ email: string | null } | null> {
  requireActor(ctx, may.findPendingLine)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ email: memberPendingIdentities.email })
    .from(memberPendingIdentities)
    .where(and(eq(memberPendingIdentities.tokenHash, hashOf(pending)), gt(memberPendingIdentities.expiresAt, ctx.now)))
  return row ? { email: textOrNull(row.email) } : null
}

/**
 * Connects the LINE account that waits in this browser with the member who has just proven an address there. A LINE
 * account belongs to one member, and a member has one.
 */
export async function connectLine(ctx: Context, pending: string, device: string): Promise<Result<null, 'ended'>> {
  requireActor(ctx, may.connectLine)

  const { id } = memberOf(ctx)
  return inTransaction(ctx, async (inside) => {
    const now = inside.now
    const db = await queriesOf(inside)
    const [row] = await db
      .delete(memberPendingIdentities)
      .where(and(eq(memberPendingIdentities.tokenHash, hashOf(pending)), gt(memberPendingIdentities.expiresAt, now)))
      .returning({ subject: memberPendingIdentities.subject })
    if (!row) return refuse('ended')
    const connected = await db
      .insert(memberIdentities)
      .values({ kind: 'line', subject: row.subject, member: id, since: now })
      .onConflictDoNothing()
      .returning({ kind: memberIdentities.kind })
    if (connected.length === 0) return refuse('ended')
    await recordEvent(inside, id, 'line_connected', device)
    return ok(null)
  })
}

/** Since when the member's LINE account is connected; null when none is. */
export async function findLine(ctx: Context): Promise<Date | null> {
  requireActor(ctx, may.findLine)

  const db = await queriesOf(ctx)
  const [row] = await db
    .select({ since: memberIdentities.since })
    .from(memberIdentities)
    .where(and(eq(memberIdentities.kind, 'line'), eq(memberIdentities.member, memberOf(ctx).id)))
  return row?.since ?? null
}

/** Disconnects the member's LINE account: it no longer signs in. */
export async function disconnectLine(ctx: Context, device: string): Promise<void> {
  requireActor(ctx, may.disconnectLine)

  const { id } = memberOf(ctx)
  await inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    if (
      (
        await db
          .delete(memberIdentities)
          .where(and(eq(memberIdentities.kind, 'line'), eq(memberIdentities.member, id)))
          .returning({ kind: memberIdentities.kind })
      ).length > 0
    )
      await recordEvent(inside, id, 'line_disconnected', device)
  })
}
