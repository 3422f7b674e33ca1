import sharp from 'sharp'
import { expect } from 'vitest'
import { contractOf, textOf } from '@/features/booking/actions/contract-text'
import { readDeskBooking } from '@/features/booking/operations/desk-bookings'
import { printContract, recordPaper } from '@/features/booking/server'
import { takeUpload } from '@/features/uploads/server'
import type { Context } from '@/platform/database/context'

const PICTURE = sharp({ create: { width: 40, height: 40, channels: 3, background: '#eee' } })
  .png()
  .toBuffer()

/** What a seller does with a contract on paper. */
export function withPaper(seller: () => Promise<Context>) {
  /** A scan that waits to be claimed. */
  async function scan(): Promise<string> {
    const bytes = await PICTURE
    const content = new Blob([new Uint8Array(bytes)]).stream() as ReadableStream<Uint8Array>
    const taken = await takeUpload(await seller(), { name: 'signed.png', accepts: 'pictures-and-pdf', content })
    if (!taken.ok) throw new Error(taken.refusal)
    return taken.value.id
  }

  const page = async (reference: string) => readDeskBooking(await seller(), reference)

  /** The text that the counter prints for a booking. */
  async function printed(reference: string) {
    const found = await page(reference)
    if (!found) throw new Error('no booking')
    const { thai, translated, hash } = contractOf(found.booking, found.booking.locale, 'on paper')
    return { thai: textOf(thai), translated: textOf(translated), hash }
  }

  async function print(reference: string): Promise<number> {
    expect(await printContract(await seller(), reference, await printed(reference))).toEqual({ ok: true, value: null })
    return (await page(reference))?.paper?.id ?? 0
  }

  const record = async (reference: string, paper: number, upload?: string) =>
    recordPaper(await seller(), reference, { paper, upload: upload ?? (await scan()) })

  return { page, print, printed, record, scan }
}
