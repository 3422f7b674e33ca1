import { describe, expect, it } from 'vitest'
import { sourceAt } from './source-at'

const saved = {
  title: ' บ้าน ',
  group: { text: 'ข้อความ' },
  rows: [
    { id: 'a', text: 'หนึ่ง' },
    { id: 'b', text: 'สอง' },
  ],
}

describe('the saved text at a path of a form', () => {
  it.each([
    ['title', undefined, 'บ้าน'],
    ['group.text', undefined, 'ข้อความ'],
    ['rows.0.text', 'b', 'สอง'],
    ['rows.0.text', 'new', ''],
    ['rows.0.text', undefined, ''],
    ['nothing.at.all', undefined, ''],
    ['group', undefined, ''],
  ])('%s of the row %s is “%s”', (path, id, expected) => {
    expect(sourceAt(saved, path, () => id)).toBe(expected)
  })
})
