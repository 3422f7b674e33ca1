import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { readSocialFileName, socialFileName, socialPath } from './social-image'

const HASH = '0123456789abcdef'

describe('the file name of a generated image', () => {
  test('contains its subject and a hash', () => {
    const subject = { group: 'condominium', slug: 'noble-a', locale: 'th' } as const
    expect(socialPath(subject, HASH)).toBe('/media/social/condominium/noble-a-th-0123456789abcdef.jpg')
  })

  test.each([
    'noble-a-th-0123456789abcdeg.jpg',
    'noble-a-th-0123456789abcde.jpg',
    'noble-a-fr-0123456789abcdef.jpg',
    'noble-a-th-0123456789abcdef.png',
    'noble-a-th-0123456789abcdef.jpg.part',
    '../a-th-0123456789abcdef.jpg',
    'Noble-a-th-0123456789abcdef.jpg',
    '-th-0123456789abcdef.jpg',
    '',
  ])('is not %j', (name) => {
    expect(readSocialFileName(name)).toBeNull()
  })

  test('parses back, also where a slug ends like a language', () => {
    const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-(th|en|a|1)){0,3}$/)
    fc.assert(
      fc.property(slug, fc.constantFrom(...LOCALES), fc.stringMatching(/^[0-9a-f]{16}$/), (own, locale, hash) => {
        const name = socialFileName({ group: 'house', slug: own, locale }, hash)
        expect(readSocialFileName(name)).toEqual({ slug: own, locale, hash })
      }),
    )
  })
})
