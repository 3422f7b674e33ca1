import { expect, test } from 'vitest'
import { resolveAddress } from '@/features/addresses'
import { LOCALES } from '@/i18n/locales'
import { ANNOUNCED_PAGES, relatedPath } from './announced-pages'

test('what an announced page leads on to exists, and is not announced itself', () => {
  for (const locale of LOCALES) {
    for (const related of new Set(Object.values(ANNOUNCED_PAGES))) {
      const found = resolveAddress({ path: relatedPath(locale, related), search: '' })
      expect(found, related).toMatchObject({ kind: 'page', locale })
      expect(Object.keys(ANNOUNCED_PAGES)).not.toContain('route' in found ? found.route : null)
    }
  }
})
