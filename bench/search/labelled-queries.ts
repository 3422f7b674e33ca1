import type { LabelledQuery } from './labelled-query'
import { BLIND_QUERIES } from './queries-blind'
import { SIMPLIFIED_QUERIES } from './queries-chs'
import { TRADITIONAL_QUERIES } from './queries-cht'
import { COMBINED_ENGLISH_QUERIES } from './queries-combined-en'
import { COMBINED_THAI_QUERIES } from './queries-combined-th'
import { COMBINED_CHINESE_QUERIES } from './queries-combined-zh'
import { ENGLISH_QUERIES } from './queries-en'
import { FIRST_TRY_ENGLISH_QUERIES } from './queries-first-try-en'
import { FIRST_TRY_THAI_QUERIES } from './queries-first-try-th'
import { FIRST_TRY_CHINESE_QUERIES } from './queries-first-try-zh'
import { FRESH_QUERIES } from './queries-fresh'
import { HELD_OUT_QUERIES } from './queries-held-out'
import { MIXED_QUERIES } from './queries-mixed'
import { ONE_HOME_QUERIES } from './queries-one-home'
import { SECOND_TRY_QUERIES } from './queries-second-try'
import { THAI_QUERIES } from './queries-th'

/**
 * The labelled queries by the language they are typed in. Some sets were written before their authors had seen the
 * search, others were held back until it was complete.
 */
export const LABELLED: Readonly<Record<string, readonly LabelledQuery[]>> = {
  th: THAI_QUERIES,
  en: ENGLISH_QUERIES,
  cht: TRADITIONAL_QUERIES,
  chs: SIMPLIFIED_QUERIES,
  mixed: MIXED_QUERIES,
  'held out': HELD_OUT_QUERIES,
  'held out again': FRESH_QUERIES,
  blind: BLIND_QUERIES,
  'first try, zh': FIRST_TRY_CHINESE_QUERIES,
  'first try, th': FIRST_TRY_THAI_QUERIES,
  'first try, en': FIRST_TRY_ENGLISH_QUERIES,
  'second try': SECOND_TRY_QUERIES,
  'one home': ONE_HOME_QUERIES,
  'combined, th': COMBINED_THAI_QUERIES,
  'combined, en': COMBINED_ENGLISH_QUERIES,
  'combined, zh': COMBINED_CHINESE_QUERIES,
}
