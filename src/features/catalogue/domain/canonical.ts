import { z } from 'zod'

const address = z.url({ protocol: /^https$/ }).max(500)

/** Whether a text is a valid canonical URL on another site (S2§5): https, no user. */
export function isCanonicalElsewhere(text: string, ownOrigin: string): boolean {
  if (text.trim() !== text || !address.safeParse(text).success) return false
  const { origin, username, password } = new URL(text)
  return username === '' && password === '' && origin !== ownOrigin
}
