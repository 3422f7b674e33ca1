import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { newsletter } from './locked-subscriber'

/** Confirms an address by its token and queues the welcome mail. */
export const confirmSubscription = (ctx: Context, token: string) => {
  requireActor(ctx, may.confirmSubscription)
  return newsletter.confirm(ctx, token)
}
