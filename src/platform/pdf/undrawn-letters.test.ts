import { expect, it } from 'vitest'
import { undrawnLetters } from './typefaces'

it.each([
  'Seán O’Brien-Smith Jr.',
  'Łukasz Żółć',
  'Nguyễn Thị Hằng Đặng Văn Hữu',
  'น้ำทิพย์ ศรีสุวรรณ์',
  '陳美玲 陈美玲 龘',
  'さくら',
  'Иван Петров',
])('the name of a buyer is printed, not squares: %s', async (name) => {
  expect(await undrawnLetters(name)).toEqual([])
})

it.each([
  ['محمد', 'م'],
  ['김민수', '김'],
  ['अनिल', 'अ'],
  ['မြင့်', 'မြ'],
])('a name that the papers cannot print is known before it is signed: %s', async (name, first) => {
  expect((await undrawnLetters(name))[0]).toBe(first)
})
