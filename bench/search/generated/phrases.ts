import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/i18n/locales'

/** One half of the phrases is looked at while the search is mended; the other is only counted. */
export type Half = 'open' | 'held'

/** Phrases by key, such as `beds >=` or `facility pool`, in the words of one language. */
export type Phrases = ReadonlyMap<string, readonly string[]>

/** A number that a text always gets, spread evenly over 32 bits (FNV-1a with a last mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

/** Keys whose entries are the same thing to both halves. */
const SHARED = new Set(['join', 'terse', 'words', 'home', 'stop'])

/** One half of the phrases of a key: every second one in the order of their hashes. A key with one phrase has it in both. */
function halfOf(key: string, phrases: readonly string[], half: Half): readonly string[] {
  const distinct = [...new Set(phrases)]
  if (SHARED.has(key)) return phrases
  if (distinct.length < 2) return distinct
  const ordered = distinct.toSorted((a, b) => hashOf(`${key} ${a}`) - hashOf(`${key} ${b}`))
  return ordered.filter((_, index) => index % 2 === (half === 'open' ? 0 : 1))
}

/** The phrases of a half in a language. */
export function phrasesOf(lang: Locale, half: Half): Phrases {
  const text = readFileSync(join(import.meta.dirname, `paraphrases-${lang}.txt`), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((line) => {
      const [key = '', ...phrases] = line.split('|').map((part) => part.trim())
      return [
        key,
        halfOf(
          key,
          phrases.map((phrase) => phrase.replaceAll('_', ' ')),
          half,
        ),
      ]
    }),
  )
}

const COMPARATORS = ['=', 'or', 'not', '<=', '>=', '>', 'range', 'about']

/** The values that a fact is told with, such as `pool` and `gym` of `facility`. */
export const valuesOf = (phrases: Phrases, fact: string): string[] =>
  [...phrases.keys()]
    .filter((key) => key.startsWith(`${fact} `))
    .map((key) => key.slice(fact.length + 1))
    .filter((value) => !COMPARATORS.includes(value))
