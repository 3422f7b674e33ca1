import { cookies } from 'next/headers'
import { type CookieName, cookieFlags } from '@/kernel/http/cookies'
import { env } from '../process/env'

/** Whether visitors come by https. */
export const isHttps = env.publicUrl.startsWith('https:')

/** Keeps a cookie in the browser that is answered, for so many seconds. Empty and 0: it is forgotten. */
export async function writeCookie(name: CookieName, value: string, seconds: number): Promise<void> {
  ;(await cookies()).set(name, value, cookieFlags(name, seconds, isHttps))
}
