import { describe, expect, it } from 'vitest'
import { sourceCategory } from './source-category'

describe('the category of an advertising source', () => {
  it.each([
    ['1072', 'NUE'],
    ['J004', 'NUE'],
    ['T001', 'NUE'],
    ['1074', 'NUE'],
    ['2018', 'HOUSE'],
    ['1132', 'HOUSE'],
    ['2022', 'HOUSE'],
    ['9999', 'CBD'],
    ['facebook', 'CBD'],
    ['j004', 'CBD'],
    ['', ''],
  ])('%s is %s', (code, category) => {
    expect(sourceCategory(code)).toBe(category)
  })
})
