import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latinPhoneticKey } from './latin-phonetics'

describe('phonetic keys of Latin spellings', () => {
  it.each([
    ['phromphong', 'prompong'],
    ['khukhot', 'kukot'],
    ['ari', 'aree'],
    ['ari', 'ary'],
    ['thonglo', 'tonglor'],
    ['ekkamai', 'ekamai'],
    ['ekkamai', 'ekkamay'],
    ['morchit', 'mochit'],
    ['ladprao', 'latphrao'],
    ['sukhumvit', 'sukumwit'],
    ['phayathai', 'payatai'],
    ['chongnonsi', 'chongnonsee'],
    ['donmueang', 'donmuang'],
    ['donmueang', 'donmeuang'],
    ['bangrak', 'bangrack'],
  ])('are equal for %s and %s', (one, other) => {
    expect(latinPhoneticKey(one)).not.toBeNull()
    expect(latinPhoneticKey(one)).toBe(latinPhoneticKey(other))
  })

  it.each([
    ['asok', 'ari'],
    ['bangna', 'bangwa'],
    ['thonglo', 'thonburi'],
    ['silom', 'siam'],
    ['rama9', 'rama3'],
  ])('differ for %s and %s', (one, other) => expect(latinPhoneticKey(one)).not.toBe(latinPhoneticKey(other)))

  it.each([
    ['Thai', 'ทองหล่อ'],
    ['Chinese', '通罗'],
    ['a number', '500'],
    ['too few letters', 'ar'],
    ['nothing', ''],
  ])('do not exist for %s', (_, name) => expect(latinPhoneticKey(name)).toBeNull())

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(latinPhoneticKey(text)?.length ?? 3).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})
