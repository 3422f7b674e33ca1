import { type SentForm, type TakenRequest, takeRequest } from '@/features/requests/server'
import type { Context } from '@/platform/database/context'

/** Takes a form that is not switched off. */
export async function takeOpenForm(ctx: Context, sent: SentForm): Promise<TakenRequest> {
  const taken = await takeRequest(ctx, sent)
  if (!taken.ok) throw new Error(taken.refusal)
  return taken.value
}
