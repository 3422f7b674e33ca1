import { describe, expect, it } from 'vitest'
import { readLanguageChoices } from './language-choices'

const LANGUAGES = ['th', 'en', 'cht'] as const

describe('a list of language codes', () => {
  it.each([
    ['', {}],
    ['cht=yue-Hant-HK', { cht: 'yue-Hant-HK' }],
    [' cht = zh-TW , en=en-GB,', { cht: 'zh-TW', en: 'en-GB' }],
    ['fr=fr-FR', null],
    ['cht', null],
    ['cht=', null],
    ['cht=zh=TW', null],
    ['cht=zh TW', null],
    ['en=en-GB,en=en-US', null],
    ['th=ไทย', null],
  ])('is parsed, or rejected as a whole: %j', (text, choices) =>
    expect(readLanguageChoices(text, LANGUAGES)).toEqual(choices),
  )
})
