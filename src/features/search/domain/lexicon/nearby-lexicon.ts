import type { Gazetteer } from '../search-types'
import { fold, loosen } from '../text/fold'
import { withLandmarks } from './landmarks'
import { addWord, type Lexicon, meaningOf } from './lexicon'
import { VOCABULARY } from './vocabulary'

/** Kinds of places in their names, which people leave out: `Siriraj`, `จุฬา`. */
const KIND_WORDS =
  /(?:^โรงพยาบาล|^มหาวิทยาลัย|^โรงเรียน|^ท่าอากาศยาน|\s+(?:international )?(?:hospital|university|school|airport)$|[,（(].*$|\s*(?:醫院|医院|大學|大学|學校|学校|商場|商场|機場|机场|公園|公园)$)/gi
const SHORTEST_NEARBY = 6
/** A station and a place are named after it, and still who names it means the airport. */
const AN_AIRPORT = /airport|สนามบิน|機場|机场/i

/** Adds places nearby by their names, with and without their kind, and the other names that people give them. */
export function addNearby(lexicon: Lexicon, { nearby = [] }: Gazetteer, others: Lexicon) {
  const isTaken = (name: string) =>
    [lexicon, others].some((one) => meaningOf(one, name) !== undefined) ||
    meaningOf(lexicon, name) !== undefined ||
    meaningOf(VOCABULARY, name) !== undefined
  for (const { key, names } of withLandmarks(nearby)) {
    const inSigns = names.flatMap((name) => /（(.+?)）/.exec(name)?.[1] ?? [])
    const whole = [...names, ...inSigns, ...names.map((name) => name.replace(/（.*$/, ''))]
    const short = whole.map((name) => name.replace(KIND_WORDS, '').trim())
    const known = short.filter((name) => loosen(fold(name)).length >= SHORTEST_NEARBY)
    for (const name of new Set([...whole, ...known])) {
      if (!isTaken(name) || AN_AIRPORT.test(name)) addWord(lexicon, name, { is: 'fact', fact: 'near', value: key })
    }
  }
}
