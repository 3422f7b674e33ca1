import type { RefundAccount } from '@/features/payments'
import { nameRefundAccount } from '@/features/payments/server'
import type { Context } from '@/platform/context'
import { requireActor } from '@/platform/require-actor'
import { may } from '../domain/permissions'
import { findHome } from './find-home'
import { PAYMENT_KIND } from './home-tasks'

/** Keeps the account for every open transfer back of the payments of a home; false when the link opens none. */
export async function nameHomeRefundAccount(ctx: Context, token: string, account: RefundAccount): Promise<boolean> {
  requireActor(ctx, may.nameHomeRefundAccount)

  const home = await findHome(ctx, token)
  if (!home?.isFirstBuyer) return false
  for (const { reference } of home.refunds) await nameRefundAccount(ctx, { kind: PAYMENT_KIND, reference }, account)
  return true
}
