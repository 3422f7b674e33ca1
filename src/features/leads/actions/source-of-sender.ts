import { cookies } from 'next/headers'
import { readSource, SOURCE_COOKIE } from '@/features/routing'

/** The advertising source stored in the visitor's browser; empty when none. */
export async function sourceOfSender(): Promise<string> {
  return readSource((await cookies()).get(SOURCE_COOKIE)?.value)
}
