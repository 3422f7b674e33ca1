import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { excerptOf, partsOf, textIn } from './story-text'

describe('the text in a language', () => {
  const written = { th: 'ไทย', en: 'English', cht: null, chs: ' ' }

  test.each([
    ['is its own translation', 'th', written, 'ไทย', 'th'],
    ['falls back to English for missing Chinese (C37)', 'cht', written, 'English', 'en'],
    ['treats spaces as missing', 'chs', written, 'English', 'en'],
    ['falls back to the other Chinese first (A1.4)', 'cht', { ...written, chs: '简' }, '简', 'chs'],
    ['falls back to Thai for missing English', 'en', { ...written, en: '' }, 'ไทย', 'th'],
    ['is empty when nothing is written', 'en', { th: '', en: undefined, cht: null, chs: null }, '', 'en'],
  ] as const)('%s', (_, locale, texts, text, lang) => {
    expect(textIn(locale, texts)).toEqual({ text, lang })
  })
})

describe('plain text is parsed', () => {
  test.each([
    ['to nothing for blank lines', ' \n\n ', []],
    ['to one paragraph of two lines', 'a\nb', [{ kind: 'paragraph', text: 'a b' }]],
    [
      'to two paragraphs, whatever the line endings',
      'a\r\n \r\nb',
      [
        { kind: 'paragraph', text: 'a' },
        { kind: 'paragraph', text: 'b' },
      ],
    ],
    ['to a list', '- a\n- b', [{ kind: 'list', items: ['a', 'b'] }]],
    ['without a list for a dash among lines', 'a\n- b', [{ kind: 'paragraph', text: 'a - b' }]],
    ['with markup as literal text', '<b>a</b>', [{ kind: 'paragraph', text: '<b>a</b>' }]],
  ])('%s', (_, content, parts) => expect(partsOf(content)).toEqual(parts))

  test('without losing a word', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    const gap = fc.constantFrom(' ', '\n', '\n\n', '\r\n\r\n', '\n \t\n')
    fc.assert(
      fc.property(fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 30 }), (pieces) => {
        const parts = partsOf(pieces.flat().join(''))
        const said = parts.flatMap((part) => (part.kind === 'paragraph' ? part.text.split(' ') : []))
        expect(said).toEqual(pieces.map(([one]) => one))
      }),
    )
  })
})

describe('an excerpt', () => {
  test('is the whole of a short text', () => {
    expect(excerptOf({ text: 'a\n\nb', lang: 'en' })).toBe('a b')
  })

  test('ends between two Thai words', () => {
    const text = 'บ้านหลังแรกเริ่มจากคำถามที่ดี'.repeat(20)
    const cut = excerptOf({ text, lang: 'th' })
    const words = [...new Intl.Segmenter('th', { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
    const ends = words.map((_, index) => words.slice(0, index + 1).join(''))
    expect(ends).toContain(cut.slice(0, -1))
  })

  test('is a prefix of the text and never longer than 160 characters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.string({ unit: 'grapheme', maxLength: 500 }), (lang, text) => {
        const cut = excerptOf({ text, lang })
        expect(cut.length).toBeLessThanOrEqual(160)
        const whole = text
          .replaceAll('\r', '')
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== '')
          .join(' ')
        expect(cut === whole || (cut.endsWith('…') && whole.startsWith(cut.slice(0, -1)))).toBe(true)
      }),
    )
  })
})
