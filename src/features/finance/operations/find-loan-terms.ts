import { dayIn } from '@/kernel/calendar-day'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { type LoanTerms, loanTermsOn } from '../domain/loan-terms'
import { may } from '../domain/permissions'
import { listRates } from './list-rates'

/** The loan that monthly figures assume today, with the down payment of the house; null where staff entered none. */
export async function findLoanTerms(ctx: Context): Promise<LoanTerms | null> {
  requireActor(ctx, may.findLoanTerms)

  const { assumptions } = await listRates(ctx, 'th')
  return loanTermsOn(assumptions, dayIn('Asia/Bangkok', ctx.now))
}
