import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPhone } from '@/features/forms'
import { formatPhone } from '@/i18n/formats'
import { LOCALES } from '@/i18n/locales'

const mobile = fc.tuple(fc.constantFrom('081', '089', '092'), fc.integer({ min: 1_000_000, max: 9_999_999 }))
const extension = fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null })

it('a number that a form took is shown so that whoever copies it has the same number, in every language', () => {
  fc.assert(
    fc.property(mobile, extension, fc.constantFrom(...LOCALES), ([code, rest], ext, locale) => {
      const read = readPhone(`${code}${rest}${ext === null ? '' : ` ext ${ext}`}`)
      expect(read.ok && readPhone(formatPhone(locale, read.value))).toEqual(read)
    }),
  )
})
