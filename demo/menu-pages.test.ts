import { describe, expect, it } from 'vitest'
import { linkTarget } from '@/features/routing/domain/link-target'
import { LOCALES } from '@/i18n/locales'
import type { MenuEntrySeed } from './menu-entries'
import { MENUS } from './menus'
import { MESSAGES, SITES } from './settings'

interface Link {
  slug: string
  parents: readonly string[]
}

/** Entries with a link. `location` is only a heading over the places. */
function linksOf({ slug, list }: MenuEntrySeed, parents: readonly string[] = []): Link[] {
  const own = slug === '' || slug === 'location' ? [] : [{ slug, parents }]
  return [...own, ...list.flatMap((child) => linksOf(child, [...parents, slug]))]
}

const LINKS: readonly Link[] = [
  ...MENUS.flatMap((menu) => linksOf(menu)),
  ...MESSAGES.map(({ address }) => ({ slug: address, parents: [] })),
  ...Object.values(SITES).map((address) => ({ slug: address, parents: [] })),
]

describe('every link of the seeded content leads to a page', () => {
  it.each(LINKS.map((link) => [[...link.parents, link.slug].join(' › '), link] as const))('%s', (_, link) => {
    for (const locale of LOCALES) {
      expect(linkTarget(locale, link.parents, link.slug), locale).toMatchObject({ isKnown: true })
    }
  })
})
