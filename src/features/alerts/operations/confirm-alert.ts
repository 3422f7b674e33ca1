import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'
import { savedSearch } from './locked-alert'

/** Confirms an alert by its token and queues recording its current matches. Refused beside ten confirmed alerts. */
export const confirmAlert = (ctx: Context, token: string) => {
  requireActor(ctx, may.confirmAlert)
  return savedSearch.confirm(ctx, token)
}
