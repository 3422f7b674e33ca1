import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { type AlertEnd, savedSearch } from './locked-alert'

/** Ends one alert, or, depending on `by`, every alert of the person whom the token belongs to. */
export const leaveAlerts = (ctx: Context, token: string, by: AlertEnd) => {
  requireActor(ctx, may.leaveAlerts)
  return by === 'all' ? savedSearch.leaveAll(ctx, token, by) : savedSearch.leave(ctx, token, by)
}
