import { PROOF_CHANNEL } from '@/kernel/http/proof-channel'
import type { Context } from '@/platform/database/context'
import { databaseOf, notify } from '@/platform/database/database'
import { requireActor } from '@/platform/database/require-actor'
import { may } from '../domain/permissions'

/** Sends a token to the gateway that asked for it, the way changes of content are sent. Rejects when that fails. */
export async function sendProof(ctx: Context, token: string): Promise<void> {
  requireActor(ctx, may.sendProof)

  await notify(await databaseOf(ctx.payload, ctx.req), PROOF_CHANNEL, token)
}
