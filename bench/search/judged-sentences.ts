import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@/i18n/locales'
import type { Sentence } from './judge'

/** The sentences of fresh writers: an open half to work with, and one that is only counted. */
export function sentencesOf(lang: Locale, half: 'open' | 'held'): Sentence[] {
  const file = join(import.meta.dirname, 'judged', `${lang}-${half}.jsonl`)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Sentence)
}
