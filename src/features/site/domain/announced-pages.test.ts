import { expect, test } from 'vitest'
import { resolveAddress } from '@/features/routing'
import { LOCALES } from '@/i18n/locales'
import { ANNOUNCED_PAGES, relatedPath } from './announced-pages'

test('related links of announced pages lead to existing pages that are not announced themselves', () => {
  for (const locale of LOCALES) {
    for (const related of new Set(Object.values(ANNOUNCED_PAGES))) {
      const found = resolveAddress({ path: relatedPath(locale, related), search: '' })
      expect(found, related).toMatchObject({ kind: 'page', locale })
      expect(Object.keys(ANNOUNCED_PAGES)).not.toContain('route' in found ? found.route : null)
    }
  }
})
