import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { policyBlocks, policyTextFault, withWholeReferences, writePolicyText } from './policy-text'

describe('policy text', () => {
  it.each([
    ['an empty text', '', []],
    [
      'paragraphs',
      ' One. \n\nTwo.',
      [
        { kind: 'paragraph', text: 'One.' },
        { kind: 'paragraph', text: 'Two.' },
      ],
    ],
    ['a list', '- a\n-  b', [{ kind: 'list', items: ['a', 'b'] }]],
    [
      'two lists with a gap',
      '- a\n\n- b',
      [
        { kind: 'list', items: ['a'] },
        { kind: 'list', items: ['b'] },
      ],
    ],
    ['a dash that begins no list item', '-a', [{ kind: 'paragraph', text: '-a' }]],
    [
      'placeholders for links',
      '{contact}\n{complaint}',
      [
        { kind: 'links', of: 'contact' },
        { kind: 'links', of: 'complaint' },
      ],
    ],
    ['link-like words within a line', 'See {contact}', [{ kind: 'paragraph', text: 'See {contact}' }]],
    ['a word that is also an object property', 'constructor', [{ kind: 'paragraph', text: 'constructor' }]],
    [
      'a table',
      '|+ Cookies\n| Name | Why |\n| `a` `b_c` | Works |\n| Words | More',
      [
        {
          kind: 'table',
          table: {
            caption: 'Cookies',
            columns: ['Name', 'Why'],
            rows: [
              { name: ['a', 'b_c'], cells: ['Works'] },
              { name: 'Words', cells: ['More'] },
            ],
          },
        },
      ],
    ],
    [
      'rows that are too short or too long',
      '|+ T\n| A | B | C\n| 1 | 2\n| 1 | 2 | 3 | 4',
      [
        {
          kind: 'table',
          table: {
            caption: 'T',
            columns: ['A', 'B', 'C'],
            rows: [
              { name: '1', cells: ['2', ''] },
              { name: '1', cells: ['2', '3'] },
            ],
          },
        },
      ],
    ],
  ])('%s', (_, text, blocks) => expect(policyBlocks(text)).toEqual(blocks))

  it.each([
    ['|+ T\n| A | B\n| 1 | 2', null],
    ['Words\n- item', null],
    ['| A | B\n| 1 | 2', 'table'],
    ['|+ T\n| A | B', 'table'],
    ['|+ T\n| A\n| 1', 'table'],
    ['|+ T\n| A | B\n| 1 | 2 | 3', 'table'],
    ['|', 'table'],
  ])('%j has the error %s', (text, fault) => expect(policyTextFault(text)).toBe(fault))

  it('parses whatever is written, and survives being written again', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom('', '- a', '|', '|+ x', '| a | b', '{contact}', '``', '| `x` | b'),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const blocks = policyBlocks(lines.join('\n'))
        if (policyTextFault(lines.join('\n')) !== null) return
        expect(policyBlocks(writePolicyText(blocks))).toEqual(blocks)
      }),
    )
  })
})

it.each([
  ['(มาตรา 24 (5) และ 26)', '(มาตรา~24~(5) และ 26)'],
  ['(sections 19 and 27; section 24 (6))', '(sections~19 and 27; section~24~(6))'],
  ['（第 24 條第 3 款）', '（第~24~條第~3~款）'],
  ['（第 24 条第 3 项）', '（第~24~条第~3~项）'],
  ['24 months, 2 (or 3)', '24 months, 2 (or 3)'],
])('a reference to the law stays on one line: %s', (text, whole) => {
  expect(withWholeReferences(text).replaceAll('\u00a0', '~')).toBe(whole)
})
