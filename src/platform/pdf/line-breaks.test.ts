import { describe, expect, it } from 'vitest'
import { linesOf, piecesOf } from './line-breaks'

describe('a line may end', () => {
  it.each([
    ['th', 'ผู้จะซื้อชำระเงินจอง', ['ผู้', 'จะ', 'ซื้อ', 'ชำระ', 'เงิน', 'จอง']],
    ['th', 'ห้อง (12/34) ฯลฯ', ['ห้อง ', '(12/34) ', 'ฯลฯ']],
    ['th', 'ราคา ฿50,000 บาท', ['ราคา ', '฿50,000 ', 'บาท']],
    ['en', 'Receipt NN-2026-000123, 50%.', ['Receipt ', 'NN-2026-000123, ', '50%.']],
    ['chs', '您在（本楼）预订。谢谢', ['您', '在', '（本', '楼）', '预订。', '谢谢']],
  ] as const)('in %s: %s', (locale, text, pieces) => {
    expect(piecesOf(text, locale)).toEqual(pieces)
  })

  it('before what would be wider than the line, and anywhere in what has no end itself', () => {
    const lines = linesOf(
      ['one ', 'two ', 'three ', 'abcdefghij'],
      8,
      (text) => text.length,
      (text) => [...text],
    )
    expect(lines).toEqual(['one two', 'three ab', 'cdefghij'])
  })
})
