import type { Context } from '@/platform/context'
import { sql } from '@/platform/database'
import { requireActor } from '@/platform/require-actor'
import { rowsOf } from '@/platform/rows'
import { inTransaction, type TransactionContext } from '@/platform/transaction'
import { returnedUntil } from '../domain/noble-id'
import { may } from '../domain/permissions'
import { addCredit, nowOf } from './ledger-record'

/** Gives back what a redemption took, to the accounts it came from. */
async function giveBack(ctx: TransactionContext, redemption: string): Promise<void> {
  const rows = await rowsOf(
    ctx,
    sql`select d.member, d.lot, -d.points as points, l.expires_at, l.kind from points_entries d
      join points_entries l on l.id = d.lot
      where d.kind = 'spent' and d.reference = ${redemption} order by d.id`,
  )
  for (const { member, lot, points, expires_at: before, kind } of rows)
    await addCredit(ctx, {
      member: String(member),
      kind: 'returned',
      points: Number(points),
      expiresAt: returnedUntil(new Date(before as string), ctx.now, kind === 'returned'),
      reference: `${redemption}/${String(lot)}`,
    })
}

/** Ends one code that is over; false when another process was quicker. */
function endOne(ctx: Context, redemption: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const ended = await rowsOf(
      inside,
      sql`update benefit_redemptions set state = 'ended', closed_at = ${nowOf(inside)}
        where id = ${redemption} and state = 'open' and ends_at <= ${nowOf(inside)} returning id`,
    )
    if (ended.length === 0) return false
    await giveBack(inside, redemption)
    return true
  })
}

/** Ends the codes that nobody used in time; their points come back. Resolves to their number. */
export async function endCodes(ctx: Context): Promise<number> {
  requireActor(ctx, may.endCodes)

  const rows = await rowsOf(
    ctx,
    sql`select id from benefit_redemptions where state = 'open' and ends_at <= ${nowOf(ctx)} order by ends_at limit 500`,
  )
  let ended = 0
  for (const { id } of rows) if (await endOne(ctx, String(id))) ended += 1
  return ended
}
