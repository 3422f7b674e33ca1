import type { Audience } from '@/kernel/route'
import { ANNOUNCED_ROUTES, type AnnouncedName, type AnnouncedText } from './announced-routes'
import { matchRoute } from './match'

/** An announced page at one address. */
export interface Announcement {
  name: AnnouncedName
  /** The message key of its text. */
  text: AnnouncedText
  audience: Audience
  /** The canonical path without language: its own, or its section's. */
  canonical: string
}

/** The announced page at a path without language; null when there is none or the path is not canonical. */
export function announcedAt(path: string): Announcement | null {
  const match = matchRoute(path.split('/'))
  const row = ANNOUNCED_ROUTES.find(({ name }) => name === match?.name)
  if (!row || match?.canonical.join('/') !== path) return null
  const { name, text, audience = 'everybody', section } = row
  return { name, text, audience, canonical: section ?? path }
}
