import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { newsletter, type UnsubscribeChannel } from './locked-subscriber'

/** Unsubscribes from the newsletter. */
export const leaveNewsletter = (ctx: Context, token: string, way: UnsubscribeChannel) => {
  requireActor(ctx, may.leaveNewsletter)
  return newsletter.leave(ctx, token, way)
}
