import { takeUpload } from '@/features/uploads/server'
import { postedFile, postedLine } from '@/kernel/form/posted-form'
import { ok, type Result, refuse } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { maySend } from '@/platform/http/form-sender'

/** Files for one booking or home, and from one network: a gallery shares one. */
const OF_ONE = [12, 600] as const
const OF_NETWORK = [400, 600] as const

/** Whether another file may be sent for a booking or a home, named by its token or number, from the network of the sender. */
export async function maySendFile(ctx: Context, about: string): Promise<boolean> {
  return (await maySend(ctx, 'slip', OF_ONE, about)) && maySend(ctx, 'slip-network', OF_NETWORK)
}

/** What the form of a slip holds: the id of the file that was taken, or the word of the buyer. A refusal names field and fault. */
export async function takePostedSlip(
  ctx: Context,
  data: FormData,
): Promise<Result<{ upload: string | null; note: string }, { field: string; fault: string }>> {
  const typed = (name: string) => postedLine(data, name)
  if (typed('way') === 'said') {
    const said = typed('said')
    return said.length < 3 ? refuse({ field: 'said', fault: 'said' }) : ok({ upload: null, note: said })
  }
  const file = postedFile(data, 'slip')
  if (!file) return refuse({ field: 'slip', fault: 'noFile' })
  const content = file.stream() as ReadableStream<Uint8Array>
  const taken = await takeUpload(ctx, { name: file.name, accepts: 'pictures-and-pdf', content })
  if (!taken.ok) return refuse({ field: 'slip', fault: taken.refusal })
  return ok({ upload: taken.value.id, note: typed('note') })
}
