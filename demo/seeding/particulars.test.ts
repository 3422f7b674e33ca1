import { expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { PROJECT_FACTS } from '../facts'
import { particularsOf } from './particulars'

it('every project says whose it is and what its land is charged with, in four languages', () => {
  for (const facts of PROJECT_FACTS)
    for (const locale of LOCALES) {
      const { owner, land, landNote } = particularsOf(facts, locale)
      expect(owner, facts.slug).not.toBe('')
      expect(landNote !== '', `${facts.slug} ${locale}`).toBe(land === 'mortgaged')
    }
})
