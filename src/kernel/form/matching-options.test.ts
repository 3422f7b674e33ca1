import { describe, expect, it } from 'vitest'
import { matchingOptions } from './matching-options'

const OPTIONS = ['Ploenchit', 'Phrom Phong', 'Thonglor', 'ทองหล่อ', 'Sukhumvit ๕๕', 'Café Ploen', '通羅'].map(
  (text) => ({
    text,
  }),
)

describe('matching options', () => {
  it.each([
    ['are all options when nothing is typed', '', OPTIONS.map(({ text }) => text)],
    ['include a match in the middle of a word', 'lor', ['Thonglor']],
    ['ignore case', 'PHROM  phong ', ['Phrom Phong']],
    ['list prefix matches first', 'ploen', ['Ploenchit', 'Café Ploen']],
    ['ignore Latin diacritics', 'cafe', ['Café Ploen']],
    ['include Thai', 'ทอง', ['ทองหล่อ']],
    ['distinguish Thai tone marks', 'หล่', ['ทองหล่อ']],
    ['include Chinese', '羅', ['通羅']],
    ['accept any digits', '55', ['Sukhumvit ๕๕']],
    ['are none without a match', 'xyz', []],
  ])('%s', (_, typed, expected) => expect(matchingOptions(OPTIONS, typed).map(({ text }) => text)).toEqual(expected))
})
