import { LOCALES, type Locale } from '@/i18n/locales'
import { DEFAULT_ADDRESS_SETTINGS } from './resolve'
import { isOpenParameter, isParameter, type Route, wordsOf } from './route'

/** A value for each kind of parameter. Tokens have capitals, to see that they keep them. */
function sampleOf(parameter: string): string {
  if (parameter === '{group}') return 'condominium'
  if (parameter === '{number}') return '2'
  if (isOpenParameter(parameter)) return 'one/two'
  return parameter.endsWith('=}') ? 'Ab-7.C_9' : 'sample-a'
}

/** The words of one address of a route, with its parameters filled in. */
export function addressOf({ pattern }: Pick<Route, 'pattern'>): string {
  return wordsOf(pattern)
    .map((word) => (isParameter(word) ? sampleOf(word) : word))
    .join('/')
}

/** The languages in which an address is published (C5). */
export function localesOf(words: string): readonly Locale[] {
  return DEFAULT_ADDRESS_SETTINGS.sectionLocales[words.split('/')[0] ?? ''] ?? LOCALES
}

/** Ways to write fixed words wrongly; parameters stay as they are. */
export const SPELLINGS: Readonly<Record<string, (word: string) => string>> = {
  kebab: (word) => word,
  snake: (word) => word.replaceAll('-', '_'),
  camel: (word) => word.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  pascal: (word) => word.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  upper: (word) => word.toUpperCase(),
  glued: (word) => word.replaceAll('-', ''),
}

/** The address of a pattern with its fixed words respelt. */
export function respelt(pattern: string, spell: (word: string) => string): string {
  return wordsOf(pattern)
    .map((word) => (isParameter(word) ? sampleOf(word) : spell(word)))
    .join('/')
}
