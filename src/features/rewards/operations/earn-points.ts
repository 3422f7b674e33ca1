import { findBookingOf } from '@/features/booking/server'
import { accountOfAddress } from '@/features/members/server'
import { findAttendedVisit } from '@/features/visits/server'
import { DEFAULT_LOCALE } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { inTransaction } from '@/platform/database/transaction'
import { expiryOf, type PointRules, USUAL_RULES } from '../domain/noble-id'
import { may } from '../domain/permissions'
import { findNobleId } from './find-noble-id'
import { addCredit } from './ledger-record'
import { queueMail } from './tasks'

/** What became of points that a rule gives: earned now or before, or there is nobody or nothing to give. */
export type Earning = 'earned' | 'known' | 'nobody' | 'nothing'

/** What the rules give, as published. */
export async function currentRules(ctx: Context): Promise<PointRules> {
  requireActor(ctx, may.currentRules)

  return (await findNobleId(ctx, DEFAULT_LOCALE))?.rules ?? USUAL_RULES
}

/** Credits one event once, however often it is announced, and tells the member. */
async function earn(
  ctx: Context,
  event: { kind: 'visit' | 'contract'; email: string; reference: string },
): Promise<Earning> {
  const { kind, email, reference } = event
  const rules = await currentRules(ctx)
  if (rules[kind] === 0 || email === '') return 'nothing'
  const member = await accountOfAddress(ctx, email)
  if (!member) return 'nobody'
  return inTransaction(ctx, async (inside): Promise<Earning> => {
    const expiresAt = expiryOf(inside.now, rules.months)
    const entry = await addCredit(inside, { member, kind, points: rules[kind], expiresAt, reference })
    if (entry === null) return 'known'
    await queueMail(inside, { news: 'earned', entry })
    return 'earned'
  })
}

/** Points for a visit that took place, for the member whose address it was booked with. */
export async function earnForVisit(ctx: Context, appointment: number): Promise<Earning> {
  requireActor(ctx, may.earnForVisit)

  const visit = await findAttendedVisit(ctx, appointment)
  return visit ? earn(ctx, { kind: 'visit', ...visit }) : 'nothing'
}

/** Points for a signed contract, for the member whose address proved the booking. */
export async function earnForContract(ctx: Context, reference: string): Promise<Earning> {
  requireActor(ctx, may.earnForContract)

  const booking = await findBookingOf(ctx, reference)
  return booking?.buyers ? earn(ctx, { kind: 'contract', email: booking.buyers.email, reference }) : 'nothing'
}
