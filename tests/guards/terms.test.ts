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
      'messages/chs/newsletter.json': message('订阅消息名单'),
      'demo/copy/one.ts': "export const copy = { en: 'Somebody is cooking', th: 'แล้วแต่คุณ' }",
    },
    [],
  )
  expect(checkTerms(root)).toEqual([])
})

test('what a buyer has signed is not rewritten: the clauses of a contract keep the words of their version', () => {
  const clauses = { title: '单元', clauses: { '2026-11': { unit: { title: '预订单元' } } }, lines: { deed: '单元' } }
  const root = treeOf({ 'messages/chs/contract.json': JSON.stringify(clauses) }, [])
  expect(checkTerms(root).map((fault) => fault.replace(/: .*/, ''))).toEqual(['messages/chs/contract.json title'])
})

test('a unit of a block in mainland China, a word of one region and a second name of one thing are found', () => {
  const root = treeOf(
    {
      'messages/chs/booking.json': message('选择单元'),
      'messages/cht/requests.json': message('照片與地契影本'),
      'messages/th/account.json': message('โปรดแจ้งเลขอ้างอิง'),
    },
    [],
  )
  const faults = checkTerms(root).map((fault) => fault.replace(/^.*“([^“]*)” is written .*$/, '$1'))
  expect(faults.toSorted()).toEqual(['โปรด', 'เลขอ้างอิง', '单元', '影本'].toSorted())
})
