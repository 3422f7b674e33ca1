import { foldLoosely } from '../text/fold'
import type { EntryMarks } from './lexicon'
import type { Meaning } from './meanings'

/**
 * Words with one meaning, in any language. Chinese words are listed in one script: folding turns traditional
 * characters into simplified ones.
 */
export type WordList = EntryMarks & { means: Meaning } & (
    | { words: readonly string[] }
    /** Stands for every start combined with every ending. */
    | { starts: readonly string[]; endings: readonly string[] }
  )

/** Every word of a list. */
export function wordsOf(list: WordList): readonly string[] {
  if ('words' in list) return list.words
  return list.starts.flatMap((start) => list.endings.map((ending) => start + ending))
}

/** Aliases of places, stations or lines, by their key. */
export type NamesByKey = Readonly<Record<string, readonly string[]>>

/** Words as the keys of tokens: folded, without spaces and tone marks. */
export const keysOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldLoosely))
