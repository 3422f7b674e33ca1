import { th } from '@payloadcms/translations/languages/th'
import { expect, it } from 'vitest'
import { BACK_OFFICE_TRANSLATIONS } from './cms-translations'

type Texts = { [key: string]: string | Texts }

/** API keys are off; an address is a URL to whoever enters one. */
const KEPT = /^authentication\..*APIKey|^authentication\.apiKey$|URL/

const textsIn = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[path + key, text] as [string, string]] : textsIn(text, `${path}${key}.`),
  )

it('says nothing in English to who works in Thai', () => {
  const ours = new Map(textsIn(BACK_OFFICE_TRANSLATIONS.th as unknown as Texts))
  const foreign = textsIn(th.translations as unknown as Texts)
    .map(([key, text]) => [key, ours.get(key) ?? text] as const)
    .filter(([key, text]) => !KEPT.test(key) && /[A-Za-z]{3,}/.test(text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '')))
  expect(foreign.map(([key]) => key)).toEqual([])
})
