import { expect, test } from 'vitest'
import { checkTerms } from '../../scripts/check-terms'
import { treeOf } from './tree'

const message = (text: string) => JSON.stringify({ form: { text } })

test('a banned wording is found in messages, the back office and the copy of its own language', () => {
  const root = treeOf(
    {
      'messages/en/leads.json': message('Your e-mail'),
      'messages/th/leads.json': message('เก็บไว้'),
      'messages/cht/leads.json': message('網上訂購'),
      'messages/chs/leads.json': message('在线认购'),
      'src/features/leads/cms/leads.ts': "export const field = label('E-mail', 'อีเมล')",
      'demo/copy/one.ts': "export const copy = {\n  en: [\n    'The quota is 49 % here.',\n  ],\n  th: 'ดี',\n}",
    },
    [],
  )
  expect(checkTerms(root).map((fault) => fault.replace(/: .*/, ''))).toEqual([
    'messages/th/leads.json form.text',
    'messages/en/leads.json form.text',
    'messages/chs/leads.json form.text',
    'messages/cht/leads.json form.text',
    'src/features/leads/cms/leads.ts “E-mail”',
    'demo/copy/one.ts:3',
  ])
})

test('stories may vary where labels may not, and an allowed text is left alone', () => {
  const root = treeOf(
    {
      'messages/en/policy.json': message('Have it sent to somebody else'),
      'demo/copy/one.ts': "export const copy = { en: 'Somebody is cooking', th: 'แล้วแต่คุณ' }",
    },
    [],
  )
  expect(checkTerms(root)).toEqual([])
})
