import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { thaiSoundOf } from './thai-by-ear'

describe('Thai written by ear', () => {
  it.each([
    ['letters of one sound', 'อโศก', 'อโสก'],
    ['letters of one sound at the beginning', 'ศรีนครินทร์', 'สรีนครินทร์'],
    ['silent letters', 'พร้อมพงษ์', 'พร้อมพงศ์'],
    ['silent letters left out', 'แอร์พอร์ตลิงก์', 'แอร์พอร์ตลิ้ง'],
    ['r and l', 'ลาดพร้าว', 'ราดพร้าว'],
    ['an r that is not spoken', 'พระราม 9', 'พะราม9'],
    ['a long vowel', 'สีลม', 'ศิลม'],
    ['two ways of ai', 'เอกมัย', 'เอกไม'],
    ['two ways of an', 'สุวรรณภูมิ', 'สุวันพูมิ'],
    ['a short a that is not written', 'สะพานใหม่', 'สพานใหม่'],
    ['a short a that is written', 'ปุณณวิถี', 'ปุนนะวิถี'],
    ['rue', 'ราชพฤกษ์', 'ราชพรึก'],
    ['what sounds alike at the end', 'สุขุมวิท', 'สุขุมวิด'],
    ['and before a figure', 'เพลินจิต 2', 'เพลินจิด 2'],
  ])('%s', (_, one, other) => {
    expect(thaiSoundOf(one)).not.toBeNull()
    expect(thaiSoundOf(other)).toBe(thaiSoundOf(one))
  })

  it.each([
    ['บางนา', 'บางหว้า'],
    ['ทองหล่อ', 'ธนบุรี'],
    ['พระราม 9', 'พระราม 2'],
    ['สีลม', 'สยาม'],
  ])('%s is not %s', (one, other) => expect(thaiSoundOf(one)).not.toBe(thaiSoundOf(other)))

  it.each([
    ['Latin', 'thonglor'],
    ['Chinese', '通罗'],
    ['a mixture', 'btsอารีย์'],
    ['a number', '500'],
    ['too little', 'บาน'],
    ['nothing', ''],
  ])('says nothing of %s', (_, name) => expect(thaiSoundOf(name)).toBeNull())

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'กขรลสศัิ์ีใไยำรา9 ') }), (text) => {
        expect(thaiSoundOf(text)?.length ?? 4).toBeGreaterThanOrEqual(4)
      }),
    )
  })
})
