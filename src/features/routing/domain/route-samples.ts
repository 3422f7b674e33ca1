import { LOCALES, type Locale } from '@/i18n/locales'
import { isOpenParameter, isParameter, type Route, wordsOf } from '@/kernel/route'
import { DEFAULT_ADDRESS_SETTINGS } from './resolve'

/** A sample value for a parameter. Tokens contain capitals, to test that their case is preserved. */
function sampleOf(parameter: string): string {
  if (parameter === '{group}') return 'condominium'
  if (parameter === '{number}') return '2'
  if (isOpenParameter(parameter)) return 'one/two'
  return parameter.endsWith('=}') ? 'Ab-7.C_9' : 'sample-a'
}

/** A path of a route, with sample values for its parameters. */
export function addressOf({ pattern }: Pick<Route, 'pattern'>): string {
  return wordsOf(pattern)
    .map((word) => (isParameter(word) ? sampleOf(word) : word))
    .join('/')
}

/** The languages in which a path is published (C5); its draft may be looked at in all of them. */
export function localesOf(words: string): readonly Locale[] {
  if (/(?:^|\/)preview$/.test(words)) return LOCALES
  return DEFAULT_ADDRESS_SETTINGS.sectionLocales[words.split('/')[0] ?? ''] ?? LOCALES
}

/** Misspellings of the fixed segments; parameters stay as they are. */
export const SPELLINGS: Readonly<Record<string, (word: string) => string>> = {
  kebab: (word) => word,
  snake: (word) => word.replaceAll('-', '_'),
  camel: (word) => word.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  pascal: (word) => word.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
  upper: (word) => word.toUpperCase(),
  glued: (word) => word.replaceAll('-', ''),
}

/** A pattern with its fixed segments misspelt. */
export function respelt(pattern: string, spell: (word: string) => string): string {
  return wordsOf(pattern)
    .map((word) => (isParameter(word) ? sampleOf(word) : spell(word)))
    .join('/')
}
