import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { DRAW_METHOD } from '../domain/draw'
import type { Launch } from '../domain/launch'
import { may } from '../domain/permissions'
import type { Proof, ProofDraw } from '../domain/proof'
import { byCode, readLaunch } from './launch-record'
import { type Row, rowsOf } from './rows'

/** Before its commitment a launch is shown with its campaign; what was committed to stays public. */
const IS_PUBLIC = sql`(m.campaign_id is not null or (c.is_open and p._status = 'published' and p.active))`

/** A launch by its code; null when there is none. */
export function findLaunch(ctx: Context, code: string): Promise<Launch | null> {
  requireActor(ctx, may.findLaunch)
  return readLaunch(ctx, sql`${byCode(code)} and ${IS_PUBLIC}`)
}

const iso = (value: unknown): string => new Date(value as string).toISOString()

const toDraw = (row: Row): ProofDraw => ({
  run: Number(row.run),
  drawnAt: iso(row.drawn_at),
  number: { value: String(row.value), href: String(row.href), publishedAt: iso(row.published_at) },
  secret: String(row.secret),
  seed: String(row.seed),
  order: row.ordered as string[],
  // The reason of the first run says nothing; that of another run is published with it.
  reason: Number(row.run) > 1 ? String(row.reason) : '',
})

/** Everything that is published about a launch; null when there is none. The secret is in it from the draw on. */
export async function findProof(ctx: Context, code: string): Promise<Proof | null> {
  requireActor(ctx, may.findProof)

  const launch = await readLaunch(ctx, sql`${byCode(code)} and ${IS_PUBLIC}`)
  if (!launch?.registrationOpensAt || !launch.registrationClosesAt) return null
  const { campaign, commitment, closing } = launch
  const tickets = closing
    ? await rowsOf(
        ctx,
        sql`select ticket from launch_entries where campaign_id = ${campaign} order by ticket collate "C"`,
      )
    : []
  const draws = await rowsOf(
    ctx,
    sql`select d.*, n.value, n.href, n.published_at from launch_draws d join launch_numbers n on n.id = d.number_id
      where d.campaign_id = ${campaign} order by d.run`,
  )
  return {
    method: DRAW_METHOD,
    code: launch.code,
    registration: {
      opensAt: launch.registrationOpensAt.toISOString(),
      closesAt: launch.registrationClosesAt.toISOString(),
    },
    commitment: commitment && {
      sha256: commitment.sha256,
      madeAt: commitment.madeAt.toISOString(),
      number: launch.numberName,
    },
    closing: closing && {
      closedAt: closing.closedAt.toISOString(),
      count: closing.count,
      sha256: closing.sha256,
      tickets: tickets.map(({ ticket }) => String(ticket)),
    },
    draws: draws.map(toDraw),
  }
}
