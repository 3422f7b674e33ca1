import type { Payload } from 'payload'
import { networkOf } from '@/kernel/http/network-of'
import { consumeToken, returnTokens } from '@/platform/database/rate-limit'

/** Attempts for one account from one network: the pauses grow from a minute to an hour. */
const WINDOWS = [
  { name: 'staff-sign-in-minute', points: 5, seconds: 60 },
  { name: 'staff-sign-in-quarter', points: 10, seconds: 900 },
  { name: 'staff-sign-in-hour', points: 20, seconds: 3600 },
] as const

interface Place {
  account: string
  device: string | undefined
  headers: Headers
}

const keyOf = ({ account, device, headers }: Place) =>
  `${account} ${device ?? networkOf(headers.get('x-client-ip') ?? 'unknown')}`

/**
 * Counts an attempt to sign in before anything is checked; false when none is left. Counted by account and network
 * together, whether or not the account exists, so that nobody can lock a person out from elsewhere.
 */
export async function consumeTry(payload: Payload, place: Place): Promise<boolean> {
  const left = await Promise.all(
    WINDOWS.map(({ name, points, seconds }) => consumeToken(payload, name, keyOf(place), points, seconds)),
  )
  return left.every(Boolean)
}

/** Forgets the earlier attempts after a successful sign-in. */
export async function forgetTries(payload: Payload, place: Place): Promise<void> {
  await Promise.all(
    WINDOWS.map(({ name, points, seconds }) => returnTokens(payload, name, keyOf(place), points, seconds)),
  )
}
