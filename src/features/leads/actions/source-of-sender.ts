import { cookies } from 'next/headers'
import { readSource, SOURCE_COOKIE } from '@/features/addresses'

/** The advertising source that the sender's browser remembers; empty when none. */
export async function sourceOfSender(): Promise<string> {
  return readSource((await cookies()).get(SOURCE_COOKIE)?.value)
}
