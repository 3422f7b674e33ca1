import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asOnLatinKeyboard, asOnThaiKeyboard, onOtherKeyboard } from './keyboard'

describe('a word typed in the other keyboard layout', () => {
  it.each([
    ["mv's]jv", 'ทองหล่อ'],
    ['8voFf', 'คอนโด'],
    ['[hko', 'บ้าน'],
    ['gvd,yp', 'เอกมัย'],
    ['vkiupN', 'อารีย์'],
    ['muj', 'ที่'],
    ['gr]bo0b9', 'เพลินจิต'],
    ['ืนิสำ', 'noble'],
    ['ืีำ', 'nue'],
    ['ีืกำพ', 'under'],
  ])('is converted: %s to %s', (typed, meant) => expect(onOtherKeyboard(typed)).toBe(meant))

  it.each([
    ['a number', '500'],
    ['both scripts', 'btsทองหล่อ'],
    ['Chinese', '通羅'],
    ['nothing', ''],
  ])('is not assumed for %s', (_, typed) => expect(onOtherKeyboard(typed)).toBeNull())

  it('loses no character when it is converted twice', () => {
    const keys = Array.from({ length: 94 }, (_, at) => String.fromCharCode(0x21 + at)).join('')
    expect(new Set(asOnThaiKeyboard(keys)).size).toBe(94)
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...keys, ' ') }), (typed) => {
        expect(asOnLatinKeyboard(asOnThaiKeyboard(typed))).toBe(typed)
      }),
    )
  })
})
