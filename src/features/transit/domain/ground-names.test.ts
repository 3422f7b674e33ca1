import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { MAP_SIZE, toMap } from './city-map'
import { groundNames, namesInView } from './ground-names'
import { wholeMap } from './map-view'

const LUMPHINI = { lat: 13.7305, lng: 100.542 }
const MARK = { width: 20, height: 8 }
const around = (zoom: number) => ({
  view: { ...toMap(LUMPHINI), zoom },
  size: MAP_SIZE,
  taken: [],
  mark: { width: MARK.width / zoom, height: MARK.height / zoom },
  text: { width: MARK.width / zoom, height: MARK.height / zoom },
})
const shown = (zoom: number, locale: (typeof LOCALES)[number] = 'en') =>
  namesInView(groundNames(locale), around(zoom)).map(({ name }) => name)

describe('the names of the ground', () => {
  it.each(LOCALES)('are there in %s, and none is empty', (locale) => {
    const names = groundNames(locale)
    expect(new Set(names.map(({ kind }) => kind))).toEqual(new Set(['water', 'park', 'road']))
    expect(names.filter(({ name }) => name.trim() === '')).toEqual([])
  })

  it('tell the river on the whole map, and parks and roads once one is near enough to need them', () => {
    const whole = namesInView(groundNames('en'), { ...around(1), view: wholeMap(MAP_SIZE) })
    expect(whole.map(({ kind }) => kind)).not.toContain('road')
    expect(whole.map(({ name }) => name)).toContain('Chao Phraya')
    expect(shown(8)).toEqual(expect.arrayContaining(['Lumphini Park', 'Rama IV']))
    expect(shown(8, 'th')).toContain('สวนลุมพินี')
    expect(shown(8, 'cht')).toContain('倫披尼公園')
  })

  it('say each name once in a view, and cover no price', () => {
    expect(new Set(shown(6)).size).toBe(shown(6).length)
    const covered = namesInView(groundNames('en'), { ...around(8), taken: [toMap(LUMPHINI)] })
    expect(covered.map(({ name }) => name)).not.toContain('Lumphini Park')
  })
})
