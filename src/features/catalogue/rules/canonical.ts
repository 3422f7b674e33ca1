import { z } from 'zod'

const address = z.url({ protocol: /^https$/ }).max(500)

/** Whether a text is the address of a page on another site that may stand as the canonical one (S2§5): https, no user. */
export function isCanonicalElsewhere(text: string, ownOrigin: string): boolean {
  if (text.trim() !== text || !address.safeParse(text).success) return false
  const { origin, username, password } = new URL(text)
  return username === '' && password === '' && origin !== ownOrigin
}
