import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GAZETTEER_FIXTURE as GAZETTEER } from '../lexicon/gazetteer-fixture'
import type { Understood } from '../search-types'
import { readQuery, withoutPiece } from './read-query'

const read = (text: string) => readQuery(text, GAZETTEER)

describe('the piece of text behind each filter', () => {
  it.each<[string, string[]]>([
    ['คอนโดใกล้btsทองหล่อไม่เกิน5ล้าน', ['คอนโด', 'btsทองหล่อ', 'ไม่เกิน5ล้าน']],
    ['Condo in Ari, max ５M', ['Condo', 'Ari', 'max ５M']],
    ['ริมแม่น้ำ 35㎡', ['ริมแม่น้ำ', '35㎡']],
    ["8voFfmv's]jv", ['8voFf', "mv's]jv"]],
    ['🏙 noble\u200b condo', ['noble', 'condo']],
  ])('points at the words that were understood: %s', (text, pieces) =>
    expect(read(text).pieces.map(({ from, to }) => text.slice(from, to).replaceAll('\u200b', ''))).toEqual(pieces),
  )

  it.each<[string, keyof Understood, string]>([
    ['คอนโดแถวทองหล่อ ไม่เกิน 5 ล้าน', 'place', 'คอนโด ไม่เกิน 5 ล้าน'],
    ['คอนโดใกล้btsทองหล่อไม่เกิน5ล้าน', 'station', 'คอนโด ไม่เกิน5ล้าน'],
    ['ใกล้ BTS ทองหล่อ', 'station', ''],
    ['condo in Ari with 2 bed', 'place', 'condo 2 bed'],
    ['condo in Ari under 5M', 'price', 'condo in Ari'],
    ['通羅附近的公寓', 'place', '公寓'],
    ['noble condo 10M+', 'price', 'noble condo'],
    ['10M+ 2 bed', 'beds', '10M+'],
    ['any condo in on nut', 'group', 'on nut'],
    ['on nut with condo', 'group', 'on nut'],
  ])('leaves a tidy query when it is removed: %s', (text, key, left) => {
    const { pieces } = read(text)
    const piece = pieces.find((each) => each.key === key)
    const others = pieces.filter((each) => each !== piece)
    expect(piece && withoutPiece(text, piece, others)).toBe(left)
  })

  const PART = fc.constantFrom(
    'คอนโด',
    'ใกล้ BTS ทองหล่อ',
    'ไม่เกิน 5 ล้าน',
    '2 ห้องนอน',
    'pet friendly',
    'in Ekkamai',
    'noble',
    '35-45 sqm',
    '售罄',
    'xyzzy',
    'สวยมาก',
    '公寓',
    'ผ่อน 20,000',
    'studio',
    'Blue Line',
  )

  it('leaves every other filter as it was when it is removed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(PART, { maxLength: 6 }), fc.nat(), (parts, turn) => {
        const text = parts.join(' ')
        const { understood, pieces } = read(text)
        const piece = pieces[turn % Math.max(pieces.length, 1)]
        if (!piece || pieces.filter(({ key }) => key === piece.key).length > 1) return
        if (piece.key === 'sort') return
        const { [piece.key]: _, ...others } = understood
        expect(read(withoutPiece(text, piece)).understood).toEqual(expect.objectContaining(others))
      }),
    )
  })
})
