import { nameAccountByCode } from '@/features/booking/server'
import type { RefundAccount } from '@/features/payments'
import { type Result, refuse } from '@/kernel/result'
import type { CodeRefusal } from '@/kernel/sign-in/mailed-code'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { findHome } from './find-home'
import { PAYMENT_KIND } from './home-tasks'

/** Keeps the account for every open transfer back of a home, for the code from the first buyer's mail. */
export async function nameHomeRefundAccount(
  ctx: Context,
  token: string,
  named: { account: RefundAccount; code: string },
): Promise<Result<null, CodeRefusal | 'gone'>> {
  requireActor(ctx, may.nameHomeRefundAccount)

  const home = await findHome(ctx, token)
  if (!home?.isFirstBuyer) return refuse('gone')
  const references = home.refunds.map(({ reference }) => reference)
  return nameAccountByCode(ctx, token, named, [{ kind: PAYMENT_KIND, references }])
}
