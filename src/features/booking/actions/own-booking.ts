import { cookies } from 'next/headers'
import { env } from '@/platform/env'
import { holderContext } from '@/platform/payload'
import type { OwnBooking } from '../domain/booking'
import { BOOKING_COOKIE } from '../domain/form'
import { findBooking } from '../operations/find-booking'

const DAYS = 90

/** The token of this browser's booking; empty when there is none. */
export async function ownToken(): Promise<string> {
  const value = (await cookies()).get(BOOKING_COOKIE)?.value ?? ''
  return /^[0-9a-f]{64}$/.test(value) ? value : ''
}

/** Gives this browser the token of its booking. Scripts cannot read it. */
export async function keepToken(token: string): Promise<void> {
  ;(await cookies()).set(BOOKING_COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.publicUrl.startsWith('https:'),
    maxAge: DAYS * 86_400,
    path: '/',
  })
}

/** The booking of this browser; null when there is none. */
export async function ownBooking(): Promise<OwnBooking | null> {
  const token = await ownToken()
  return token === '' ? null : findBooking(await holderContext('booking', token), token)
}
