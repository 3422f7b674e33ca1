import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fold, foldLoosely, foldWithPlaces, withoutTones } from './fold'

describe('folding of spellings', () => {
  it.each([
    ['capitals', 'Noble ATELIER', 'noble atelier'],
    ['full-width letters and figures', 'ｎｕｅ　３', 'nue 3'],
    ['an accent', 'café', 'cafe'],
    ['a combining accent', 'cafe\u0301', 'cafe'],
    ['a zero-width space', 'ทอง\u200bหล่อ', 'ทองหล่อ'],
    ['a byte order mark and a soft hyphen', '\ufeffThong\u00adlo', 'thonglo'],
    ['Thai digits', 'พระราม ๙', 'พระราม 9'],
    ['a hyphen', 'khu-khot', 'khu khot'],
    ['an underscore', 'New_Project', 'new project'],
    ['many spaces', '  nue   cross ', 'nue cross'],
    ['a superscript two', '35 m²', '35 m2'],
    ['a tone before its vowel', 'ท\u0e35\u0e48ด\u0e34น', 'ท\u0e48\u0e35ดิน'],
    ['sara am decomposed', 'น\u0e49\u0e33', 'น\u0e49\u0e4d\u0e32'],
    ['sara am decomposed, the tone mark after its ring', 'น\u0e49\u0e33', 'น\u0e4d\u0e49\u0e32'],
    ['sara am typed before its tone', 'น\u0e49\u0e33', 'น\u0e33\u0e49'],
    ['two sara e for sara ae', 'แจ้งวัฒนะ', 'เเจ้งวัฒนะ'],
    ['traditional characters', '通羅', '通罗'],
    ['traditional characters for bedrooms and rail', '兩房近輕軌', '两房近轻轨'],
    ['a final sigma', 'ΝΟΜΟΣ', 'νομος'],
    ['a Kelvin sign', '\u212a', 'k'],
    ['an emoji between', 'noble🏙atelier', 'noble atelier'],
    ['signs alone', ' -–- ', ''],
  ])('makes equal texts equal: %s', (_, one, other) => expect(fold(one)).toBe(fold(other)))

  it.each([
    ['a missing tone mark', 'ทองหล่อ', 'ทองหลอ'],
    ['a missing thanthakhat', 'พร้อมพงษ์', 'พรอมพงษ'],
    ['spaces within a name', 'Thong Lo', 'thonglo'],
    ['a hyphen within a name', 'khu-khot', 'KhuKhot'],
  ])('makes them equal when it is loose: %s', (_, one, other) => expect(foldLoosely(one)).toBe(foldLoosely(other)))

  it.each([
    ['different vowels', 'บาน', 'บิน'],
    ['sara am and sara aa', 'น้ำ', 'นา'],
    ['different letters', 'noble', 'nobel'],
  ])('keeps different words apart: %s', (_, one, other) => expect(foldLoosely(one)).not.toBe(foldLoosely(other)))
})

const THAI = 'กขคงจทนบปพมรลวสหอแเโใไๅาิีึืุู็่้๊๋์ํำ๙ '
const TYPED = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...THAI) }),
  fc.string({ unit: fc.constantFrom(...'aBc-_ 通羅罗線éİΣς\u200b\u0301ﬁ²½') }),
)

/** A text and a part of it in any case: a match of plain case-insensitive search. */
const FOUND = fc.tuple(TYPED, fc.nat(), fc.nat()).map(([text, one, other]) => {
  const from = Math.min(one % (text.length + 1), other % (text.length + 1))
  const to = Math.max(one % (text.length + 1), other % (text.length + 1))
  return { text, piece: text.slice(from, to) }
})

describe('folding', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(TYPED, (text) => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(foldLoosely(foldLoosely(text))).toBe(foldLoosely(text))
      }),
      { numRuns: 3000 },
    )
  })

  it('finds every match of plain search, ignoring tone marks', () => {
    fc.assert(
      fc.property(FOUND, TYPED, ({ text, piece }, before) => {
        const whole = before + text
        for (const typed of [piece, piece.toUpperCase(), piece.toLowerCase()]) {
          if (!whole.toLowerCase().includes(typed.toLowerCase())) continue
          expect(foldLoosely(whole)).toContain(foldLoosely(typed))
          expect(withoutTones(fold(whole))).toContain(withoutTones(fold(typed)))
        }
      }),
      { numRuns: 3000 },
    )
  })

  it('finds every part of a text with spaces and tone marks when its marks are in canonical order', () => {
    const ordered = fc.string({ unit: fc.constantFrom('ก', 'ทิ', 'น้ำ', 'ล่อ', 'ที่', 'แ', 'a', '-', ' ', '線') })
    fc.assert(
      fc.property(ordered, fc.nat(), fc.nat(), (text, one, other) => {
        const piece = text.slice(Math.min(one, other) % (text.length + 1), Math.max(one, other) % (text.length + 1))
        expect(fold(text)).toContain(fold(piece))
      }),
    )
  })

  it('gives the same text with positions, each at the character it came from', () => {
    fc.assert(
      fc.property(TYPED, (text) => {
        const folded = foldWithPlaces(text)
        expect(folded.text).toBe(fold(text))
        expect(folded.from).toHaveLength(folded.text.length)
        folded.from.forEach((from, at) => {
          const unit = folded.text.charAt(at)
          const source = fold(text.slice(from, folded.to[at]))
          if (unit !== ' ') expect(source).toContain(unit)
        })
      }),
    )
  })
})
