import { THAI_SOUND_RULES } from '../lexicon/data/thai-sound-rules'
import type { Lexicon } from '../lexicon/lexicon'
import { type Meaning, oneMeaning } from '../lexicon/meanings'
import { fold, loosen } from './fold'

/** Letters that are silent: the ษ์ of พงษ์, the ธิ์ of สิทธิ์. */
const SILENT = /[ก-ฮ][ิุ]?์/g

/** Shorter results are ambiguous: อาร์ is the letter R, not อารีย์. */
const SHORTEST_SPOKEN = 4

/** `พร้อมพง` for `พร้อมพงษ์`: people also leave silent letters out. */
export function withoutSilentLetters(name: string): string[] {
  const localizedNames = name.replace(SILENT, '')
  return loosen(fold(localizedNames)).length < SHORTEST_SPOKEN ? [] : [localizedNames]
}

const THAI = /^[\u0e01-\u0e4e]+[0-9]*$/
/** Shorter names sound like too many others; longer texts are no names. */
const SHORTEST = 4
const LONGEST = 60

/**
 * The phonetic key of a Thai name: สีลม and ศิลม, ลาดพร้าว and ราดพ้าว, พงษ์ and พงศ์ share one. Null when the name is
 * not Thai or too short.
 */
export function thaiPhoneticKey(name: string): string | null {
  if (name.length > LONGEST) return null
  const letters = loosen(fold(name).replace(SILENT, ''))
  if (!THAI.test(letters)) return null
  const sound = THAI_SOUND_RULES.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters)
  return sound.length >= SHORTEST ? sound : null
}

const PHONETIC_MEANINGS: readonly Meaning['is'][] = [
  'name',
  'line',
  'system',
  'group',
  'badge',
  'brand',
  'tag',
  'studio',
]
const WORDS_A_STEP = 500

/** Phonetic keys of names and filters with their meaning, built in short steps. Ambiguous keys are left out. */
export function* phoneticSteps(lexicons: readonly Lexicon[]): Generator<undefined, ReadonlyMap<string, Meaning>> {
  const bySound = new Map<string, Meaning[]>()
  let steps = 0
  for (const { strict, meaning, isAlone } of lexicons.flatMap(({ entries }) => [...entries.values()].flat())) {
    steps += 1
    if (steps % WORDS_A_STEP === 0) yield
    const sound = PHONETIC_MEANINGS.includes(meaning.is) && !isAlone ? thaiPhoneticKey(strict) : null
    if (sound !== null) bySound.set(sound, [...(bySound.get(sound) ?? []), meaning])
  }
  const meant = [...bySound].map(([sound, meanings]) => [sound, oneMeaning(meanings)] as const)
  return new Map(meant.flatMap(([sound, meaning]) => (meaning ? [[sound, meaning]] : [])))
}
