import { cookies } from 'next/headers'
import { env } from '@/platform/env'
import { holderContext } from '@/platform/payload'
import type { OwnBooking } from '../domain/booking'
import { BOOKING_COOKIE, OWN_MARKER } from '../domain/form'
import { findBooking } from '../operations/find-booking'

const DAYS = 90

/** The token of this browser's booking; empty when there is none. */
export async function ownToken(): Promise<string> {
  const value = (await cookies()).get(BOOKING_COOKIE)?.value ?? ''
  return /^[0-9a-f]{64}$/.test(value) ? value : ''
}

/** Gives this browser the token of its booking, which scripts cannot read, and the mark that there is one. */
export async function keepToken(token: string): Promise<void> {
  const jar = await cookies()
  const kept = {
    sameSite: 'lax',
    secure: env.publicUrl.startsWith('https:'),
    maxAge: DAYS * 86_400,
    path: '/',
  } as const
  jar.set(BOOKING_COOKIE, token, { ...kept, httpOnly: true })
  jar.set(OWN_MARKER, '1', kept)
}

/** The booking of this browser; null when there is none. */
export async function ownBooking(): Promise<OwnBooking | null> {
  const token = await ownToken()
  return token === '' ? null : findBooking(await holderContext('booking', token), token)
}
