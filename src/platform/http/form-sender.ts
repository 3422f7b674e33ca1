import { headers } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { networkOf } from '@/kernel/http/network-of'
import type { Context } from '../database/context'
import { consumeToken } from '../database/rate-limit'
import { log } from '../process/log'

/** So many sends in so many seconds. */
export type SendLimit = readonly [sends: number, seconds: number]

/** The network of whoever sent the form, as the gateway tells it and limits count it. */
export const networkOfSender = async (): Promise<string> => networkOf((await headers()).get('x-client-ip') ?? 'unknown')

/**
 * Takes one send of this kind from the quota of its sender, counted over all nodes; false when none is left. The sender
 * is the network, unless `who` names somebody else: a gallery shares one network.
 */
export const maySend = async (
  ctx: Pick<Context, 'payload'>,
  kind: string,
  [sends, seconds]: SendLimit,
  who?: string,
): Promise<boolean> => consumeToken(ctx.payload, kind, who ?? (await networkOfSender()), sends, seconds)

/** What the work of a form gives, or that it is unavailable after an error of ours, which is logged. A redirect passes. */
export async function orUnavailable<Given>(what: string, work: () => Promise<Given>): Promise<Given | 'unavailable'> {
  try {
    return await work()
  } catch (error) {
    unstable_rethrow(error)
    log.error({ error }, what)
    return 'unavailable'
  }
}
