import { describe, expect, it } from 'vitest'
import { spokenLanguage } from './voice-language'

describe('the language of speech recognition', () => {
  it.each([
    ['th', {}, 'th-TH'],
    ['en', {}, 'en-US'],
    ['cht', {}, 'zh-TW'],
    ['chs', {}, 'zh-CN'],
    ['cht', { cht: 'yue-Hant-HK' }, 'yue-Hant-HK'],
    ['chs', { cht: 'yue-Hant-HK' }, 'zh-CN'],
  ] as const)('for %s with settings %o is %s', (locale, chosen, code) =>
    expect(spokenLanguage(locale, chosen)).toBe(code),
  )
})
