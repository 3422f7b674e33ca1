import { expect, test } from 'vitest'
import { completeMessages } from './fallback-messages'

const ENGLISH = { title: 'Save', form: { name: 'Name', phone: 'Phone' } }
const THAI = { title: 'บันทึก', form: { name: 'ชื่อ', phone: 'โทรศัพท์' }, only: 'ไทย' }

test('a complete file stays as it is', () => {
  expect(completeMessages(ENGLISH, [ENGLISH])).toEqual({ messages: ENGLISH, borrowed: [] })
})

test('a missing text comes from the nearest language that has it', () => {
  const own = { title: '保存', form: { name: '姓名' } }
  expect(completeMessages(own, [ENGLISH, THAI])).toEqual({
    messages: { title: '保存', form: { name: '姓名', phone: 'Phone' }, only: 'ไทย' },
    borrowed: ['form.phone', 'only'],
  })
})

test('a missing file is taken whole from the nearest language', () => {
  expect(completeMessages(undefined, [undefined, ENGLISH])).toEqual({
    messages: ENGLISH,
    borrowed: ['title', 'form.name', 'form.phone'],
  })
})

test('nothing anywhere is no messages', () => {
  expect(completeMessages(undefined, [])).toEqual({ messages: {}, borrowed: [] })
})
