import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { soundOf } from './romanisation'

describe('spellings by ear', () => {
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
  ])('%s is %s', (one, other) => {
    expect(soundOf(one)).not.toBeNull()
    expect(soundOf(one)).toBe(soundOf(other))
  })

  it.each([
    ['asok', 'ari'],
    ['bangna', 'bangwa'],
    ['thonglo', 'thonburi'],
    ['silom', 'siam'],
    ['rama9', 'rama3'],
  ])('%s is not %s', (one, other) => expect(soundOf(one)).not.toBe(soundOf(other)))

  it.each([
    ['Thai', 'ทองหล่อ'],
    ['Chinese', '通罗'],
    ['a number', '500'],
    ['too little', 'ar'],
    ['nothing', ''],
  ])('says nothing of %s', (_, name) => expect(soundOf(name)).toBeNull())

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(soundOf(text)?.length ?? 3).toBeGreaterThanOrEqual(3)
      }),
    )
  })
})
