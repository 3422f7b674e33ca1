import { forgetUploads } from '@/features/uploads/server'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { rowsOf, run, timeIn } from '@/platform/database/rows'
import { inTransaction } from '@/platform/database/transaction'
import { may } from '../domain/permissions'
import { paymentSlips } from '../tables'
import { slipOwner } from './slip-record'

/** Days after the decision about a slip or a refund within which whoever paid may still ask about it. */
const DECIDED_DAYS = 90

/**
 * Years that the slip of a payment is kept, as long as its booking. The law asks for five (Accounting Act B.E. 2543
 * §14, Revenue Code §87/3).
 */
const PAID_YEARS = 10

/**
 * Erases the papers of payers whose time is over (PDPA §37(3)): files of slips, and the accounts that refunds went to.
 * Amounts, the last four digits and the references of the bank stay: they are the books. Resolves to the number of both.
 */
export async function eraseOldPapers(ctx: Context): Promise<number> {
  requireActor(ctx, may.eraseOldPapers)

  return inTransaction(ctx, async (inside) => {
    const now = timeIn(inside.now)
    const decided = sql`${now} - make_interval(days => ${DECIDED_DAYS})`
    const slips = await rowsOf(
      inside,
      sql`select number from payment_slips s join uploads u on u.owner = 'slip:' || s.number
      where (state = 'refused' and decided_at < ${decided})
        or (state = 'approved' and decided_at < ${now} - make_interval(years => ${PAID_YEARS}))`,
      { number: paymentSlips.number },
    )
    await forgetUploads(
      inside,
      slips.map(({ number }) => slipOwner(number)),
    )
    const accounts = await run(
      inside,
      sql`update refunds set account = null
        where account is not null and state in ('done', 'rejected') and changed_at < ${decided}`,
    )
    return slips.length + accounts
  })
}
