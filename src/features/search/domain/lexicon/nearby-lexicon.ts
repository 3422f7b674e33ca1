import type { Gazetteer } from '../search-types'
import { fold, loosen } from '../text/fold'
import { withLandmarks } from './landmarks'
import { addWord, type Lexicon, meaningOf } from './lexicon'
import type { Meaning } from './meanings'
import { VOCABULARY } from './vocabulary'

/** Kinds of places in their names, which people leave out: `Siriraj`, `จุฬา`. */
const KIND_WORDS =
  /(?:^โรงพยาบาล|^มหาวิทยาลัย|^โรงเรียน|^ท่าอากาศยาน|\s+(?:international )?(?:hospital|university|school|airport)$|[,（(].*$|\s*(?:醫院|医院|大學|大学|學校|学校|商場|商场|機場|机场|公園|公园)$)/gi
const SHORTEST_NEARBY = 6
const THAI = /^[\u0e01-\u0e4e]/
/** A station and a place are named after it, and still who names it means the airport. */
const AN_AIRPORT = /airport|สนามบิน|機場|机场/i

/** A station that is named after a place nearby: its bare name is that of the place. */
function shareName(name: Meaning | undefined, near: string) {
  if (name?.is === 'name' && name.place === undefined) name.near = near
}

/** The names of a place nearby: whole ones, and those without their kind that are long enough to be distinctive. */
function namesOf(names: readonly string[]): { whole: readonly string[]; short: readonly string[] } {
  const inSigns = names.flatMap((name) => /（(.+?)）/.exec(name)?.[1] ?? [])
  const whole = [...names, ...inSigns, ...names.map((name) => name.replace(/（.*$/, ''))]
  const short = whole.map((name) => name.replace(KIND_WORDS, '').trim())
  return { whole, short: short.filter((name) => loosen(fold(name)).length >= SHORTEST_NEARBY) }
}

/** Adds places nearby by their names, with and without their kind, and the other names that people give them. */
export function addNearby(lexicon: Lexicon, { nearby = [] }: Gazetteer, others: Lexicon) {
  const isFree = (name: string) => [lexicon, others, VOCABULARY].every((one) => meaningOf(one, name) === undefined)
  for (const { key, names } of withLandmarks(nearby)) {
    const { whole, short } = namesOf(names)
    const means = { is: 'fact', fact: 'near', value: key } as const
    for (const name of whole) shareName(meaningOf(others, name), key)
    const all = [...new Set([...whole, ...short])]
    // `ใกล้โรงพยาบาล` is a word of its own, and the shorter one.
    for (const name of all.filter((one) => THAI.test(one))) addWord(lexicon, `ใกล้${name}`, means)
    for (const name of all) if (isFree(name) || AN_AIRPORT.test(name)) addWord(lexicon, name, means)
  }
}
