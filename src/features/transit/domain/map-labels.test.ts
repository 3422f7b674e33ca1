import fc from 'fast-check'
import type { StyleSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '@/i18n/locales'
import { labelledIn } from './map-labels'

const styleWith = (field: unknown, type = 'symbol') =>
  ({
    version: 8,
    sources: {},
    layers: [{ id: 'a', type, source: 's', layout: { 'text-field': field, 'text-size': 12 } }],
  }) as unknown as StyleSpecification

function fieldIn(locale: Locale, style: StyleSpecification): unknown {
  const [layer] = labelledIn(locale, style).layers
  return layer?.type === 'symbol' ? layer.layout?.['text-field'] : undefined
}

const firstOf = (field: unknown) => (field as [string, [string, string]])[1][1]

describe('labels of the tile map', () => {
  it.each([
    ['a token', '{name}'],
    ['two tokens', '{name:latin}\n{name:nonlatin}'],
    ['an older token', '{name_en}'],
    ['a field', ['get', 'name:en']],
    ['fields with fallbacks', ['coalesce', ['get', 'name_en'], ['get', 'name']]],
    ['a conditional', ['case', ['has', 'x'], ['concat', ['get', 'name:latin'], ' ', ['get', 'y']], ['get', 'ref']]],
    [
      'one by zoom',
      {
        stops: [
          [8, '{ref}'],
          [12, '{name}'],
        ],
      },
    ],
  ])('use the language of the page when the style has %s', (_, field) => {
    const style = styleWith(field)
    expect(firstOf(fieldIn('th', style))).toBe('name:th')
    expect(firstOf(fieldIn('en', style))).toBe('name:en')
    expect(firstOf(fieldIn('cht', style))).toBe('name:zh-Hant')
    expect(firstOf(fieldIn('chs', style))).toBe('name:zh-Hans')
  })

  it.each(LOCALES)('fall back to the local name in %s', (locale) => {
    const field = fieldIn(locale, styleWith('{name}')) as unknown[]
    expect(field[0]).toBe('coalesce')
    expect(field.at(-1)).toEqual(['get', 'name'])
  })

  it.each([
    ['the number of a road', '{ref}'],
    ['the number of a house', ['get', 'housenumber']],
    ['a field that only begins with name', ['get', 'namesake']],
    ['a token that only begins with name', '{namesake}'],
    ['a fixed word', 'name'],
    ['no text', undefined],
  ])('leave %s as it is', (_, field) => expect(fieldIn('chs', styleWith(field))).toEqual(field))

  it('do not change the rest of the style', () => {
    const style = styleWith('{name}', 'line')
    expect(labelledIn('th', style)).toEqual(style)
    const [layer] = labelledIn('th', styleWith('{name}')).layers
    expect(layer).toMatchObject({ id: 'a', layout: { 'text-size': 12 } })
  })

  it('never throw, whatever the style contains', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...LOCALES), (field, locale) => {
        expect(labelledIn(locale, styleWith(field)).layers).toHaveLength(1)
      }),
    )
  })
})
