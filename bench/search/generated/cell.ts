import type { Locale } from '@/i18n/locales'
import type { Term } from '../judge'
import type { Slots } from './numbers'
import type { Phrases } from './phrases'

/** What a phrase is written with besides its own words: a way to pick one for another key. */
export interface Writer {
  lang: Locale
  phrases: Phrases
  /** A phrase of a key, filled; null when none can be. */
  say: (key: string, slots: Slots) => string | null
  /** The name of a place, station or landmark of the catalogue, as a buyer may write it. */
  name: (fact: string, value: string) => string
}

/** One thing to ask for: a fact, a comparator and a value. */
export interface Cell {
  /** The fact and the comparator, the key of its phrases. */
  key: string
  /** A sentence asks for each subject once. */
  subject: string
  terms: readonly Term[]
  order?: string
  isNoun?: boolean
  /** The noun it is told of; a building and a house have storeys of their own. */
  needs?: readonly string[]
  slots: (writer: Writer) => Slots | null
}
