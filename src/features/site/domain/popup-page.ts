import { GROUPS, groupSegment } from '@/kernel/vocabulary'
import type { PopupPage } from './popup'

const PROJECT_WORDS: ReadonlySet<string> = new Set(GROUPS.map(groupSegment))

/** The page type of an address, for popups: `/th/home`, `/th/condominium/noble-one`, or any other. */
export function popupPage(path: string): PopupPage {
  const [page, slug, ...more] = path.split('/').slice(2)
  if (page === 'home' && slug === undefined) return 'home'
  return page !== undefined && PROJECT_WORDS.has(page) && slug && more.length === 0 ? 'project' : 'other'
}
