import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import { GLUED_ROUTES } from './routes'
import { lowerAscii } from './segments'

/** Spellings of our languages by people and other sites. */
const SPELLINGS: Readonly<Record<string, Locale>> = {
  'th-th': 'th',
  'en-us': 'en',
  'en-gb': 'en',
  zh: 'chs',
  cn: 'chs',
  'zh-cn': 'chs',
  'zh-hans': 'chs',
  tw: 'cht',
  hk: 'cht',
  'zh-tw': 'cht',
  'zh-hk': 'cht',
  'zh-hant': 'cht',
}

/** Language prefixes we do not publish: they are dropped, and the default language answers. */
const FOREIGN: ReadonlySet<string> = new Set(
  'ar de es fr hi id it ja jp km ko kr lo ms my nl pt ru sv tr vi vn'.split(' '),
)

/** The language an address asks for, and its path without language. */
export interface SplitAddress {
  locale: Locale
  rest: readonly string[]
}

/**
 * Takes the language off an address. It may be missing (`/home`), foreign (`/fr/home`), doubled
 * (`/th/en/home`: the nearest to the page wins), last (`/home/en`) or glued (`/thregister`, C4).
 */
export function splitLanguage(segments: readonly string[]): SplitAddress {
  let count = 0
  let locale: Locale | null = null
  while (count < segments.length && isLanguageWord(segments[count])) {
    locale = toLocale(segments[count]) ?? locale
    count += 1
  }
  if (count > 0) return { locale: locale ?? DEFAULT_LOCALE, rest: segments.slice(count) }
  return splitGlued(segments) ?? splitTrailing(segments) ?? { locale: DEFAULT_LOCALE, rest: segments }
}

/** The locale a segment names, in any spelling; null when it is none of ours. */
export function toLocale(word: string | undefined): Locale | null {
  const lowered = lowerAscii(word ?? '')
  if (isLocale(lowered)) return lowered
  return Object.hasOwn(SPELLINGS, lowered) ? (SPELLINGS[lowered] ?? null) : null
}

function isLanguageWord(word: string | undefined): boolean {
  return toLocale(word) !== null || FOREIGN.has(lowerAscii(word ?? ''))
}

function splitGlued(segments: readonly string[]): SplitAddress | null {
  const first = lowerAscii(segments[0] ?? '')
  const route = GLUED_ROUTES.find((name) => first.endsWith(name))
  if (!route) return null
  const locale = first.slice(0, -route.length)
  return isLocale(locale) ? { locale, rest: [route, ...segments.slice(1)] } : null
}

function splitTrailing(segments: readonly string[]): SplitAddress | null {
  const last = lowerAscii(segments.at(-1) ?? '')
  return isLocale(last) ? { locale: last, rest: segments.slice(0, -1) } : null
}
