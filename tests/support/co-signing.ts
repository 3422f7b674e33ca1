import type { Identity } from '@/features/booking/domain/identity'
import { signerTokenOf } from '@/features/booking/operations/booking-secrets'
import { coSign, findBooking, requestSignerCode } from '@/features/booking/server'
import { sql } from '@/platform/database/database'
import { buyer, codeFor, freeUnits, NOW, rowsOf, signed, someBuyers, someContract } from './bookings'
import { contentSystem } from './content-system'

export const DONE = { ok: true, value: null }

/** A booking that its first buyer has signed; the others have not. */
async function waiting(unit: number, identity: Identity) {
  const token = await signed(unit, identity)
  const booking = await findBooking(await buyer(), token)
  if (!booking) throw new Error('no booking')
  /** The link of a further buyer, as it was mailed last. */
  async function link(number: number): Promise<string> {
    const [row] = await rowsOf(
      sql`select round from booking_signers where booking_id = ${booking?.id} and buyer = ${number}`,
    )
    return signerTokenOf(booking?.reference ?? '', number, Number(row?.round))
  }
  return { ...booking, token, unitId: unit, identity, link }
}

export type Waiting = Awaited<ReturnType<typeof waiting>>

/** The same of so many buyers, of any free unit. */
export async function begun(count: number): Promise<Waiting> {
  const [unit = 0] = await freeUnits(await contentSystem(), 1)
  return waiting(unit, someBuyers(count))
}

/** The name of a buyer, 1 to 4. */
export const nameOf = ({ identity }: Waiting, number: number): string => identity.buyers[number - 1]?.name ?? ''

/** The code of a buyer's newest mail, as the key gives it, whoever looks after the booking. */
async function mailedCode({ token }: Waiting, number: number, now = NOW): Promise<string> {
  return codeFor(token, 'sign', now, number)
}

/** Has a code mailed to a further buyer, and resolves to it. */
export async function codeOfBuyer(of: Waiting, number: number, now = NOW): Promise<string> {
  const sent = await requestSignerCode(await buyer(now), await of.link(number))
  if (!sent.ok) throw new Error(sent.refusal)
  return mailedCode(of, number, now)
}

/** A further buyer signs as they should, unless something is changed. */
export async function sign(
  of: Waiting,
  number: number,
  { now = NOW, ...change }: { now?: Date; name?: string; hash?: string } = {},
) {
  const code = await codeOfBuyer(of, number, now)
  const own = { name: nameOf(of, number), hash: someContract().hash, code }
  return coSign(await buyer(now), await of.link(number), { ...own, ...change })
}

/** A unit held and its contract signed by all its buyers. Resolves to the token of the first one. */
export async function signedByAll(unit: number, identity: Identity): Promise<string> {
  const of = await waiting(unit, identity)
  for (const at of identity.buyers.keys()) {
    const done = at === 0 ? null : await sign(of, at + 1)
    if (done?.ok === false) throw new Error(done.refusal)
  }
  return of.token
}
