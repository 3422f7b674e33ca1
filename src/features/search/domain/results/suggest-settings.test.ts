import { expect, test } from 'vitest'
import { planSuggestions } from './suggest-settings'

const NEW = { about: 'new', waitMs: 100 }
const TEXT = { about: 'text', waitMs: 1100 }

test.each([
  ['nothing', '', NEW],
  ['only spaces', '   ', NEW],
  ['two letters', 'no', null],
  ['two letters and spaces', ' no  ', null],
  ['three letters', 'nob', TEXT],
  ['two Thai letters', 'ทอ', null],
  ['three Thai letters', 'ทอง', TEXT],
  ['one Han character', '公', null],
  ['two Han characters', '公寓', TEXT],
  ['a Han character beyond the basic plane', '𠮷a', TEXT],
])('plans the right suggestions for %s', (_, text, plan) => expect(planSuggestions(text)).toEqual(plan))
