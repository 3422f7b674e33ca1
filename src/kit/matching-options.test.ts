import { describe, expect, it } from 'vitest'
import { matchingOptions } from './matching-options'

const OPTIONS = ['Ploenchit', 'Phrom Phong', 'Thonglor', 'ทองหล่อ', 'Sukhumvit ๕๕', 'Café Ploen', '通羅'].map(
  (text) => ({
    text,
  }),
)

describe('options that match', () => {
  it.each([
    ['nothing typed: all', '', OPTIONS.map(({ text }) => text)],
    ['in the middle of a word', 'lor', ['Thonglor']],
    ['whatever the capitals', 'PHROM  phong ', ['Phrom Phong']],
    ['the beginning before the middle', 'ploen', ['Ploenchit', 'Café Ploen']],
    ['without the mark on a letter', 'cafe', ['Café Ploen']],
    ['Thai', 'ทอง', ['ทองหล่อ']],
    ['Thai keeps its tone marks', 'หล่', ['ทองหล่อ']],
    ['Chinese', '羅', ['通羅']],
    ['any kind of figures', '55', ['Sukhumvit ๕๕']],
    ['none', 'xyz', []],
  ])('%s', (_, typed, expected) => expect(matchingOptions(OPTIONS, typed).map(({ text }) => text)).toEqual(expected))
})
