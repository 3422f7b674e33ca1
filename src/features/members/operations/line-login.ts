import { isLocale, LANGUAGE_TAG, type Locale } from '@/i18n/locales'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { env } from '@/platform/env'
import { type LineChannel, type LineRound, lineAddress, linePerson, ownLineChannel } from '@/platform/line-login'
import { consumeToken } from '@/platform/rate-limit'
import { requireActor } from '@/platform/require-actor'
import { dateOrNull, rowsOf } from '@/platform/rows'
import { isValidToken, signToken } from '@/platform/signed-token'
import { hashOf } from '@/platform/token-hash'
import { inTransaction } from '@/platform/transaction'
import { CHALLENGE_MS, PROOF_MS } from '../domain/challenge'
import { LINE_CALLBACK, type LineProblem } from '../domain/line-login'
import { may } from '../domain/permissions'
import { type ShutStanding, toStanding } from '../domain/standing'
import { memberOf } from './member-of'
import { textOrNull } from './rows'
import { randomToken } from './secrets'
import { noteEvent, type SigningIn, startSession } from './start-session'

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
    const [known] = await rowsOf(
      inside,
      sql`select m.id, m.standing from member_identities i join members m on m.id = i.member
        where i.kind = 'line' and i.subject = ${person.subject}`,
    )
    const standing = toStanding(known?.standing)
    if (standing !== 'active') return refuse(standing)
    if (known) {
      const { device, formerToken } = returned
      const token = await startSession(inside, String(known.id), { device, formerToken, provenAt: null })
      return ok({ kind: 'signed-in', token })
    }
    const [pending, expires] = [randomToken(), new Date(inside.now.getTime() + PROOF_MS).toISOString()]
    await rowsOf(
      inside,
      sql`insert into member_pending_identities (token_hash, kind, subject, email, expires_at)
        values (${hashOf(pending)}, 'line', ${person.subject}, ${person.email}, ${expires})`,
    )
    return ok({ kind: 'pending', pending })
  })
}

/** The LINE account that waits in this browser, with the address that LINE told; null when none does. */
export async function findPendingLine(ctx: Context, pending: string): Promise<{ email: string | null } | null> {
  requireActor(ctx, may.findPendingLine)

  const [row] = await rowsOf(
    ctx,
    sql`select email from member_pending_identities
      where token_hash = ${hashOf(pending)} and expires_at > ${ctx.now.toISOString()}`,
  )
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
    const now = inside.now.toISOString()
    const [row] = await rowsOf(
      inside,
      sql`delete from member_pending_identities where token_hash = ${hashOf(pending)} and expires_at > ${now}
        returning subject`,
    )
    if (!row) return refuse('ended')
    const connected = await rowsOf(
      inside,
      sql`insert into member_identities (kind, subject, member, since)
        values ('line', ${String(row.subject)}, ${id}, ${now}) on conflict do nothing returning 1`,
    )
    if (connected.length === 0) return refuse('ended')
    await noteEvent(inside, id, 'line_connected', device)
    return ok(null)
  })
}

/** Since when the member's LINE account is connected; null when none is. */
export async function findLine(ctx: Context): Promise<Date | null> {
  requireActor(ctx, may.findLine)

  const [row] = await rowsOf(
    ctx,
    sql`select since from member_identities where kind = 'line' and member = ${memberOf(ctx).id}`,
  )
  return dateOrNull(row?.since)
}

/** Disconnects the member's LINE account: it no longer signs in. */
export async function disconnectLine(ctx: Context, device: string): Promise<void> {
  requireActor(ctx, may.disconnectLine)

  const { id } = memberOf(ctx)
  await inTransaction(ctx, async (inside) => {
    const gone = sql`delete from member_identities where kind = 'line' and member = ${id} returning 1`
    if ((await rowsOf(inside, gone)).length > 0) await noteEvent(inside, id, 'line_disconnected', device)
  })
}
