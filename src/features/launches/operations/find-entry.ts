import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { type Row, rowsOf } from '@/platform/database/rows'
import { hashOf } from '@/platform/sign-in/token-hash'
import type { OwnEntry, OwnTurn } from '../domain/entry'
import { may } from '../domain/permissions'
import type { TurnState } from '../domain/turns'
import { readLaunch } from './launch-record'
import { openContact } from './launch-secrets'

async function turnOf(ctx: Context, entry: Row): Promise<OwnTurn | null> {
  const [row] = await rowsOf(
    ctx,
    sql`select t.*, (select count(*) from launch_turns o where o.campaign_id = t.campaign_id
        and o.state = 'waiting' and o.position < t.position) as ahead
      from launch_turns t where t.entry_id = ${entry.id}`,
  )
  if (!row) return null
  return {
    place: Number(row.place),
    ahead: Number(row.ahead),
    state: row.state as TurnState,
    misses: Number(row.misses),
    endsAt: row.ends_at ? new Date(row.ends_at as string) : null,
  }
}

/** What the holder of a token has: an entry, or a request for one whose code is not typed yet. Null for neither. */
export async function findEntry(ctx: Context, token: string): Promise<OwnEntry | null> {
  requireActor(ctx, may.findEntry)

  const [entry] = await rowsOf(ctx, sql`select * from launch_entries where token_hash = ${hashOf(token)}`)
  const [attempt] = entry
    ? []
    : await rowsOf(ctx, sql`select * from launch_attempts where token_hash = ${hashOf(token)} and used_at is null`)
  const found = entry ?? attempt
  const launch = found && (await readLaunch(ctx, sql`c.id = ${found.campaign_id}`))
  if (!launch) return null
  if (entry)
    return {
      kind: 'entry',
      launch,
      ticket: String(entry.ticket),
      listed: entry.place === null ? null : { place: Number(entry.place), digest: String(entry.digest) },
      turn: await turnOf(ctx, entry),
      now: ctx.now,
    }
  const reference = String(attempt?.reference)
  return { kind: 'request', launch, email: openContact(reference, String(attempt?.contact)) ?? '', now: ctx.now }
}
