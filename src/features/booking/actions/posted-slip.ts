import { headers } from 'next/headers'
import { takeUpload } from '@/features/uploads/server'
import { networkOf } from '@/kernel/network-of'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/context'
import { postedText } from '@/platform/posted-text'
import { consumeToken } from '@/platform/rate-limit'

/** Files for one booking or home, and from one network: a gallery shares one. */
const FILES_IN_TEN_MINUTES = { ofOne: 12, ofNetwork: 400 } as const
const MOST_TYPED = 400

/** Whether another file may be sent for a booking or a home, named by its token or number, from the network of the sender. */
export async function maySendFile({ payload }: Context, about: string): Promise<boolean> {
  const { ofOne, ofNetwork } = FILES_IN_TEN_MINUTES
  if (!(await consumeToken(payload, 'slip', about, ofOne, 600))) return false
  const who = (await headers()).get('x-client-ip') ?? 'unknown'
  return consumeToken(payload, 'slip-network', networkOf(who), ofNetwork, 600)
}

/** What the form of a slip holds: the id of the file that was taken, or the word of the buyer. A refusal names field and fault. */
export async function takePostedSlip(
  ctx: Context,
  data: FormData,
): Promise<Result<{ upload: string | null; note: string }, { field: string; fault: string }>> {
  const typed = (name: string) => postedText(data, name).slice(0, MOST_TYPED).trim()
  if (typed('way') === 'said') {
    const said = typed('said')
    return said.length < 3 ? refuse({ field: 'said', fault: 'said' }) : ok({ upload: null, note: said })
  }
  const file = data.get('slip')
  if (!(file instanceof File) || file.size === 0) return refuse({ field: 'slip', fault: 'noFile' })
  const content = file.stream() as ReadableStream<Uint8Array>
  const taken = await takeUpload(ctx, { name: file.name, accepts: 'pictures-and-pdf', content })
  if (!taken.ok) return refuse({ field: 'slip', fault: taken.refusal })
  return ok({ upload: taken.value.id, note: typed('note') })
}
