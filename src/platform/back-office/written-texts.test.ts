import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { countTexts, hasTexts, namesWithTexts } from './written-texts'

const text = (name: string, more: object = {}) => ({ name, type: 'text', localized: true, ...more }) as Field

const FIELDS: Field[] = [
  { type: 'tabs', tabs: [{ label: 'x', fields: [{ type: 'row', fields: [text('title'), text('note')] }] }] },
  { name: 'faq', type: 'array', fields: [text('question')] },
  { name: 'code', type: 'text' },
  { name: 'sharing', type: 'group', fields: [text('line')] },
  { name: 'parts', type: 'blocks', blocks: [{ slug: 'quote', fields: [text('by')] }] },
  {
    name: 'body',
    type: 'blocks',
    localized: true,
    blocks: [{ slug: 'text', fields: [{ name: 'words', type: 'text' }] }],
  },
  text('kept', { admin: { hidden: true } }),
]

describe('the texts of a document that a language lacks', () => {
  it.each([
    ['nothing written', {}, 0, { th: 0, en: 0, cht: 0, chs: 0 }],
    ['one text, in two languages', { title: { th: 'ก', en: 'A' } }, 1, { th: 0, en: 0, cht: 1, chs: 1 }],
    ['blanks are no text', { title: { th: 'ก', en: '  ' } }, 1, { th: 0, en: 1, cht: 1, chs: 1 }],
    ['a text without Thai', { title: { en: 'A' } }, 1, { th: 1, en: 0, cht: 1, chs: 1 }],
    [
      'rows of a list, each for itself',
      { faq: [{ question: { th: 'ก', en: 'A' } }, { question: { th: 'ข' } }] },
      2,
      { th: 0, en: 1, cht: 2, chs: 2 },
    ],
    [
      'groups and blocks',
      { sharing: { line: { th: 'ก' } }, parts: [{ blockType: 'quote', by: { th: 'ข' } }] },
      2,
      null,
    ],
    [
      'a story of its own in each language',
      { body: { th: [{ words: 'ก' }], en: [] } },
      1,
      { th: 0, en: 1, cht: 1, chs: 1 },
    ],
    ['what staff do not see', { kept: { th: 'ก' } }, 0, null],
  ])('%s', (_, document, total, missing) => {
    const counted = countTexts(FIELDS, document)
    expect(counted.total).toBe(total)
    if (missing) expect(counted.missing).toEqual(missing)
  })

  it('are found in fields that stand apart for each language', () => {
    const fields: Field[] = ['TH', 'EN', 'CHT', 'CHS'].map((suffix) => ({ name: `Title_${suffix}`, type: 'text' }))
    const document = { Title_TH: 'ก', Title_EN: 'A', Title_CHT: '', Title_CHS: null }
    expect(countTexts(fields, document)).toEqual({ total: 1, missing: { th: 0, en: 0, cht: 1, chs: 1 } })
    expect(namesWithTexts(fields)).toEqual(['Title_TH', 'Title_EN', 'Title_CHS', 'Title_CHT'])
  })

  it('count an expected text that no language has', () => {
    const fields = [text('alt', { custom: { isExpected: true } })]
    expect(countTexts(fields, {}).missing).toEqual({ th: 1, en: 1, cht: 1, chs: 1 })
  })

  it('are known by the names of the fields that hold them', () => {
    expect(namesWithTexts(FIELDS)).toEqual(['title', 'note', 'faq', 'sharing', 'parts', 'body'])
    expect([hasTexts(FIELDS), hasTexts([{ name: 'code', type: 'text' }])]).toEqual([true, false])
  })
})
