import { holderContext } from '@/platform/database/payload'
import type { OwnBooking } from '../domain/booking'
import type { CoSigning, SignerToReach, Signing } from '../domain/co-signing'
import { findCoSigning } from '../operations/co-sign'
import { findOwnSigning } from '../operations/find-booking'

const TOKEN = /^[0-9a-f]{64}$/

/** What the page of a further buyer's link shows; null for any other token. */
export const readCoSigning = async (token: string): Promise<CoSigning | null> =>
  TOKEN.test(token) ? findCoSigning(await holderContext('booking', token), token) : null

/** What the first buyer signed, with whom the contract waits for; null before they signed. */
export const readSigningOf = async (
  booking: OwnBooking,
): Promise<(Omit<Signing, 'signers'> & { signers: SignerToReach[] }) | null> =>
  booking.state === 'co_signing' ? findOwnSigning(await holderContext('booking', booking.linkToken), booking) : null
