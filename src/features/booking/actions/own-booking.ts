import { cookies } from 'next/headers'
import { holderContext } from '@/platform/database/payload'
import { writeCookie } from '@/platform/http/kept-cookie'
import type { OwnBooking } from '../domain/booking'
import { BOOKING_COOKIE, OWN_MARKER } from '../domain/form'
import { findBooking } from '../operations/find-booking'

const SECONDS = 90 * 86_400

/** The token of this browser's booking; empty when there is none. */
export async function ownToken(): Promise<string> {
  const value = (await cookies()).get(BOOKING_COOKIE)?.value ?? ''
  return /^[0-9a-f]{64}$/.test(value) ? value : ''
}

/** Gives this browser the token of its booking, which scripts cannot read, and the mark that there is one. */
export async function storeToken(token: string): Promise<void> {
  await writeCookie(BOOKING_COOKIE, token, SECONDS)
  await writeCookie(OWN_MARKER, '1', SECONDS)
}

/** The booking of this browser; null when there is none. */
export async function ownBooking(): Promise<OwnBooking | null> {
  const token = await ownToken()
  return token === '' ? null : findBooking(await holderContext('booking', token), token)
}
