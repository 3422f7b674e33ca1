import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { type Row, rowsOf, timeIn } from '@/platform/database/rows'
import { DRAW_METHOD } from '../domain/draw'
import type { Launch } from '../domain/launch'
import { may } from '../domain/permissions'
import type { Proof, ProofDraw } from '../domain/proof'
import { byCode, readLaunch } from './launch-record'

/** Before its commitment a launch is shown with its campaign; what was committed to stays public. */
const IS_PUBLIC = sql`(m.campaign_id is not null or (c.is_open and p._status = 'published' and p.active))`

/** A launch by its code; null when there is none. */
export function findLaunch(ctx: Context, code: string): Promise<Launch | null> {
  requireActor(ctx, may.findLaunch)
  return readLaunch(ctx, sql`${byCode(code)} and ${IS_PUBLIC}`)
}

const iso = (value: unknown): string => new Date(value as string).toISOString()

const toDraw = (row: Row): ProofDraw => ({
  drawnAt: iso(row.drawn_at),
  number: {
    value: String(row.value),
    round: row.round === null ? null : Number(row.round),
    signature: row.signature === null ? null : String(row.signature),
    enteredAt: iso(row.entered_at),
    confirmedAt: row.confirmed_at === null ? null : iso(row.confirmed_at),
  },
  secret: String(row.secret),
  seed: String(row.seed),
  order: row.ordered as string[],
})

/** The tickets in the order of entry, and the digest of their list: it begins with the commitment. */
async function entriesOf(ctx: Context, { campaign, commitment }: Launch): Promise<Proof['entries']> {
  if (!commitment) return null
  const rows = await rowsOf(
    ctx,
    sql`select ticket, digest from launch_entries where campaign_id = ${campaign} order by place, id`,
  )
  const digest = String(rows.at(-1)?.digest ?? commitment.sha256)
  return { count: rows.length, digest, tickets: rows.map(({ ticket }) => String(ticket)) }
}

/** Launches of the same project that were withdrawn before a launch was committed to: each could have been another try. */
async function earlierOf(ctx: Context, { campaign, project, commitment }: Launch): Promise<Proof['earlier']> {
  const rows = await rowsOf(
    ctx,
    sql`select m.code, w.* from launch_withdrawals w join launch_commitments m using (campaign_id)
      join booking_campaigns c on c.id = w.campaign_id
      where c.project_id = ${project.id} and c.id <> ${campaign} and w.withdrawn_at <= ${timeIn(commitment?.madeAt ?? ctx.now)}
      order by w.withdrawn_at`,
  )
  return rows.map((row) => ({
    code: String(row.code),
    withdrawnAt: iso(row.withdrawn_at),
    wasDrawn: row.was_drawn === true,
    reason: String(row.reason),
  }))
}

/** Everything that is published about a launch; null when there is none. The secret is in it from the draw on. */
export async function findProof(ctx: Context, code: string): Promise<Proof | null> {
  requireActor(ctx, may.findProof)

  const launch = await readLaunch(ctx, sql`${byCode(code)} and ${IS_PUBLIC}`)
  if (!launch) return null
  const { campaign, commitment, closing, withdrawal } = launch
  const draws = await rowsOf(
    ctx,
    sql`select d.*, n.value, n.round, n.signature, n.entered_at, n.confirmed_at from launch_draws d
      join launch_numbers n on n.id = d.number_id where d.campaign_id = ${campaign} order by d.run`,
  )
  const [closed] = await rowsOf(ctx, sql`select digest from launch_closings where campaign_id = ${campaign}`)
  return {
    method: DRAW_METHOD,
    code: launch.code,
    commitment: commitment && {
      sha256: commitment.sha256,
      statement: commitment.statement,
      madeAt: commitment.madeAt.toISOString(),
    },
    entries: await entriesOf(ctx, launch),
    closing: closing && {
      closedAt: closing.closedAt.toISOString(),
      count: closing.count,
      sha256: closing.sha256,
      digest: String(closed?.digest ?? ''),
    },
    draws: draws.map(toDraw),
    withdrawal: withdrawal && { at: withdrawal.at.toISOString(), reason: withdrawal.reason },
    earlier: await earlierOf(ctx, launch),
  }
}
