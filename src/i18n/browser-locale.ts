import { DEFAULT_LOCALE, type Locale } from './locales'

const TAGS: readonly (readonly [RegExp, Locale])[] = [
  [/^th\b/, 'th'],
  [/^en\b/, 'en'],
  [/^zh-(hant|tw|hk|mo)\b/, 'cht'],
  [/^zh\b/, 'chs'],
]

/** The first of our languages that a browser asks for (`Accept-Language`), for addresses that name none. */
export function browserLocale(accepted: string | null): Locale {
  const wanted = (accepted ?? '').toLowerCase().split(',', 20)
  const found = wanted.flatMap((tag) => TAGS.find(([pattern]) => pattern.test(tag.trim()))?.[1] ?? [])
  return found[0] ?? DEFAULT_LOCALE
}
