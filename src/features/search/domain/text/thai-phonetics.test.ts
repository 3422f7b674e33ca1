import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thaiPhoneticKey } from './thai-phonetics'

describe('phonetic keys of Thai spellings', () => {
  it.each([
    ['letters of one sound', 'อโศก', 'อโสก'],
    ['letters of one sound at the beginning', 'ศรีนครินทร์', 'สรีนครินทร์'],
    ['silent letters', 'พร้อมพงษ์', 'พร้อมพงศ์'],
    ['silent letters left out', 'แอร์พอร์ตลิงก์', 'แอร์พอร์ตลิ้ง'],
    ['r and l', 'ลาดพร้าว', 'ราดพร้าว'],
    ['an r that is silent', 'พระราม 9', 'พะราม9'],
    ['a long vowel', 'สีลม', 'ศิลม'],
    ['two spellings of ai', 'เอกมัย', 'เอกไม'],
    ['two spellings of an', 'สุวรรณภูมิ', 'สุวันพูมิ'],
    ['a short a that is not written', 'สะพานใหม่', 'สพานใหม่'],
    ['a short a that is written', 'ปุณณวิถี', 'ปุนนะวิถี'],
    ['rue', 'ราชพฤกษ์', 'ราชพรึก'],
    ['a final consonant of the same sound', 'สุขุมวิท', 'สุขุมวิด'],
    ['a final consonant before a digit', 'เพลินจิต 2', 'เพลินจิด 2'],
  ])('are equal for %s', (_, one, other) => {
    expect(thaiPhoneticKey(one)).not.toBeNull()
    expect(thaiPhoneticKey(other)).toBe(thaiPhoneticKey(one))
  })

  it.each([
    ['บางนา', 'บางหว้า'],
    ['ทองหล่อ', 'ธนบุรี'],
    ['พระราม 9', 'พระราม 2'],
    ['สีลม', 'สยาม'],
  ])('differ for %s and %s', (one, other) => expect(thaiPhoneticKey(one)).not.toBe(thaiPhoneticKey(other)))

  it.each([
    ['Latin', 'thonglor'],
    ['Chinese', '通罗'],
    ['a mixture', 'btsอารีย์'],
    ['a number', '500'],
    ['too few letters', 'บาน'],
    ['nothing', ''],
  ])('do not exist for %s', (_, name) => expect(thaiPhoneticKey(name)).toBeNull())

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'กขรลสศัิ์ีใไยำรา9 ') }), (text) => {
        expect(thaiPhoneticKey(text)?.length ?? 4).toBeGreaterThanOrEqual(4)
      }),
    )
  })
})
