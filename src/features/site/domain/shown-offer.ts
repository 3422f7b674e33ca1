import type { MenuEntry } from './menu'

/** The end of the address of the page that lists all promotions. */
const ALL_PROMOTIONS = /\/promotion$/

/**
 * The offer that the header shows after scrolling (S2§2.8). An editor's link to anything else is shown as it is; the
 * link to the list of promotions only while one is published, so that no button leads to an empty page.
 */
export function shownOffer(entry: MenuEntry | undefined, published: number): MenuEntry | undefined {
  const isList = ALL_PROMOTIONS.test(entry?.target?.href ?? '')
  return isList && published === 0 ? undefined : entry
}
