import { expect, it } from 'vitest'
import { browserLocale } from './browser-locale'

it.each([
  ['zh-TW,zh;q=0.9,en;q=0.8', 'cht'],
  ['zh-Hant-HK', 'cht'],
  ['zh-CN,zh;q=0.9', 'chs'],
  ['de-DE,de;q=0.9,en-US;q=0.8', 'en'],
  ['th', 'th'],
  ['fr', 'th'],
  [null, 'th'],
])('a browser that accepts %s is answered in %s', (accepted, locale) => {
  expect(browserLocale(accepted)).toBe(locale)
})
