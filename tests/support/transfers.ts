import sharp from 'sharp'
import type { PaymentPort } from '@/features/booking/domain/payment-port'
import { beginPayment, findBooking, sendBookingSlip } from '@/features/booking/server'
import { transferProvider } from '@/features/payments/operations/transfer'
import { startPayment } from '@/features/payments/server'
import { takeUpload } from '@/features/uploads/server'
import type { Context } from '@/platform/database/context'
import { buyer, freeUnits, NOW, signed } from './bookings'
import { contentSystem } from './content-system'

/** Transfers to the account of the company. */
export const transfers = transferProvider({ biller: '010556012345600' })

const port: PaymentPort<Context> = {
  methods: ['transfer'],
  startPayment: (ctx, request) => startPayment(ctx, transfers, request),
}

/** A signed booking whose buyer sees the code of the transfer. */
export async function transferring(): Promise<{ token: string; reference: string; unit: number }> {
  const [unit] = (await freeUnits(await contentSystem(), 1)) as [number]
  const token = await signed(unit)
  const begun = await beginPayment(await buyer(NOW), token, 'transfer', port)
  if (!begun.ok) throw new Error(begun.refusal)
  return { token, unit, reference: (await findBooking(await buyer(NOW), token))?.reference ?? '' }
}

const PICTURE = sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

/** The id of a picture that was taken as a file. */
async function someSlip(): Promise<string> {
  const content = new Blob([new Uint8Array(await PICTURE)]).stream()
  const taken = await takeUpload(await buyer(), { name: 'slip.png', accepts: 'pictures-and-pdf', content })
  if (!taken.ok) throw new Error(taken.refusal)
  return taken.value.id
}

/** Sends a slip, or nothing but a word. */
export const sendSlipOf = async (token: string, way: 'slip' | 'word', now: Date) =>
  sendBookingSlip(await buyer(now), token, {
    ...{ upload: way === 'slip' ? await someSlip() : null, note: 'KBank 10:12' },
  })
