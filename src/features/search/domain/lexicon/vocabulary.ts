import { BADGE_WORDS } from './data/badge-words'
import { BOUND_WORDS } from './data/bound-words'
import { BRAND_WORDS } from './data/brand-words'
import { CHINESE_JOINING_WORDS, CHINESE_OPAQUE_WORDS } from './data/chinese-words'
import { ENGLISH_WORDS } from './data/english-words'
import { FACT_WORDS } from './data/fact-words'
import { FILLER_WORDS } from './data/filler-words'
import { LINE_WORDS } from './data/line-words'
import { NEGATION_WORDS } from './data/negation-words'
import { NUMBER_WORDS } from './data/number-words'
import { HOUSE_COMPOUNDS, LOOKALIKE_WORDS } from './data/opaque-words'
import { OTHER_DEVELOPERS, OTHER_PLACES } from './data/other-places'
import { regionalWords } from './data/regional-words'
import { TAG_WORDS } from './data/tag-words'
import { UNIT_WORDS } from './data/unit-words'
import { addWord, emptyLexicon, type Lexicon } from './lexicon'
import { type WordList, wordsOf } from './word-list'

/** The words of amounts and filters. Amounts come first: `房` after a number is a bedroom. */
export const AMOUNT_AND_FILTER_WORDS: readonly WordList[] = [
  ...NUMBER_WORDS,
  ...UNIT_WORDS,
  ...regionalWords(({ is }) => is === 'unit'),
  ...BOUND_WORDS,
  ...regionalWords(({ is }) => is === 'group' || is === 'tag'),
  ...BADGE_WORDS,
  ...TAG_WORDS,
  ...BRAND_WORDS,
  ...regionalWords(({ is }) => is === 'system' || is === 'rail'),
  ...LINE_WORDS,
  ...FACT_WORDS,
  ...LOOKALIKE_WORDS,
  ...NEGATION_WORDS,
  ...FILLER_WORDS,
  ...CHINESE_OPAQUE_WORDS,
  ...CHINESE_JOINING_WORDS,
]

const ALL_WORDS = [
  ...AMOUNT_AND_FILTER_WORDS,
  ...ENGLISH_WORDS,
  ...HOUSE_COMPOUNDS,
  ...OTHER_PLACES,
  ...OTHER_DEVELOPERS,
]

function vocabularyOf(lists: readonly WordList[]): Lexicon {
  const lexicon = emptyLexicon()
  for (const list of lists) for (const word of wordsOf(list)) addWord(lexicon, word, list.means, marksOf(list))
  return lexicon
}

function marksOf({ isFiller = false, isStrict = false, isAlone = false, isBehindFigure = false }: WordList) {
  return { isFiller, isStrict, isAlone, isBehindFigure }
}

/** The words for every query, independent of the catalogue. */
export const VOCABULARY: Lexicon = vocabularyOf(ALL_WORDS)
