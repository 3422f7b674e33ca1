import { expect, it } from 'vitest'
import { latinDigits } from './typed-digits'

it.each([
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['full-width', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Hindi', '०१२३४५६७८९'],
  ['Lao', '໐໑໒໓໔໕໖໗໘໙'],
  ['Khmer', '០១២៣៤៥៦៧៨៩'],
  ['Myanmar', '၀၁၂၃၄၅၆၇၈၉'],
])('%s digits are read by whoever types them', (_, digits) => {
  expect(latinDigits(`a ${digits} ก`)).toBe('a 0123456789 ก')
})

it('other signs stay, and a text keeps its length', () => {
  expect(latinDigits('Ⅳ ½ 五 𝟗 7')).toBe('Ⅳ ½ 五 𝟗 7')
})
