import { and, eq, lte } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { queriesOf } from '@/platform/database/rows'
import { inTransaction, type TransactionContext } from '@/platform/database/transaction'
import { returnedUntil } from '../domain/noble-id'
import { may } from '../domain/permissions'
import { benefitRedemptions, pointsEntries } from '../tables'
import { addCredit, nowOf } from './ledger-record'

/** The entries that points were taken from. */
const LOTS = alias(pointsEntries, 'lots')

/** Gives back what a redemption took, to the accounts it came from. */
async function giveBack(ctx: TransactionContext, redemption: string): Promise<void> {
  const db = await queriesOf(ctx)
  const rows = await db
    .select({
      member: pointsEntries.member,
      lot: LOTS.id,
      points: pointsEntries.points,
      before: LOTS.expiresAt,
      kind: LOTS.kind,
    })
    .from(pointsEntries)
    .innerJoin(LOTS, eq(LOTS.id, pointsEntries.lot))
    .where(and(eq(pointsEntries.kind, 'spent'), eq(pointsEntries.reference, redemption)))
    .orderBy(pointsEntries.id)
  for (const { member, lot, points, before, kind } of rows) {
    if (!before) throw new Error(`The lot ${lot} has no day on which it lapses`)
    await addCredit(ctx, {
      member,
      kind: 'returned',
      points: -points,
      expiresAt: returnedUntil(before, ctx.now, kind === 'returned'),
      reference: `${redemption}/${lot}`,
    })
  }
}

/** Ends one code that is over; false when another process was quicker. */
function endOne(ctx: Context, redemption: string): Promise<boolean> {
  return inTransaction(ctx, async (inside) => {
    const db = await queriesOf(inside)
    const ended = await db
      .update(benefitRedemptions)
      .set({ state: 'ended', closedAt: nowOf(inside) })
      .where(
        and(
          eq(benefitRedemptions.id, redemption),
          eq(benefitRedemptions.state, 'open'),
          lte(benefitRedemptions.endsAt, nowOf(inside)),
        ),
      )
      .returning({ id: benefitRedemptions.id })
    if (ended.length === 0) return false
    await giveBack(inside, redemption)
    return true
  })
}

/** Ends the codes that nobody used in time; their points come back. Resolves to their number. */
export async function endCodes(ctx: Context): Promise<number> {
  requireActor(ctx, may.endCodes)

  const db = await queriesOf(ctx)
  const rows = await db
    .select({ id: benefitRedemptions.id })
    .from(benefitRedemptions)
    .where(and(eq(benefitRedemptions.state, 'open'), lte(benefitRedemptions.endsAt, nowOf(ctx))))
    .orderBy(benefitRedemptions.endsAt)
    .limit(500)
  let ended = 0
  for (const { id } of rows) if (await endOne(ctx, id)) ended += 1
  return ended
}
