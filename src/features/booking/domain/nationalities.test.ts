import { expect, it } from 'vitest'
import { LANGUAGE_TAG, LOCALES } from '@/i18n/locales'
import { FREQUENT_NATIONALITIES, isNationality, NATIONALITIES } from './nationalities'

it('lets a buyer of any country book: all 249 codes of ISO 3166-1, each with a name in four languages', () => {
  expect([NATIONALITIES.length, new Set(NATIONALITIES).size]).toEqual([249, 249])
  expect([...NATIONALITIES].sort()).toEqual(NATIONALITIES)
  for (const code of ['VN', 'IT', 'CA', 'ID', 'SE', 'MO', 'LA', 'UA']) expect(isNationality(code)).toBe(true)
  for (const code of ['', 'XX', 'EU', 'th', 'UK']) expect(isNationality(code)).toBe(false)
  for (const locale of LOCALES) {
    const names = new Intl.DisplayNames(LANGUAGE_TAG[locale], { type: 'region', fallback: 'none' })
    const said = NATIONALITIES.map((code) => names.of(code))
    expect(said.filter((one) => one === undefined)).toEqual([])
    expect(new Set(said).size).toBe(249)
  }
})

it('offers first who buys most often, each once, Thailand at the head', () => {
  expect(FREQUENT_NATIONALITIES[0]).toBe('TH')
  expect(new Set(FREQUENT_NATIONALITIES).size).toBe(FREQUENT_NATIONALITIES.length)
  expect(FREQUENT_NATIONALITIES.every(isNationality)).toBe(true)
})
