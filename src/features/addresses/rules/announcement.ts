import { ANNOUNCED_ROUTES, type AnnouncedName, type AnnouncedText } from './announced-routes'
import { matchRoute } from './match'
import type { Audience } from './route'

/** A page that is announced, at one address. */
export interface Announcement {
  name: AnnouncedName
  /** Which words it says. */
  text: AnnouncedText
  audience: Audience
  /** The words after the language of the page that stands for it: itself, or its section. */
  canonical: string
}

/** The page announced at the words after the language; null when there is none, or the words are no canonical ones. */
export function announcedAt(path: string): Announcement | null {
  const match = matchRoute(path.split('/'))
  const row = ANNOUNCED_ROUTES.find(({ name }) => name === match?.name)
  if (!row || match?.canonical.join('/') !== path) return null
  const { name, text, audience = 'everybody', section } = row
  return { name, text, audience, canonical: section ?? path }
}
