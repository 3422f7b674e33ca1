import { LATIN_SOUND_RULES } from '../lexicon/data/latin-sound-rules'

const LATIN = /^[a-z0-9 ]+$/
const SHORTEST = 3

/**
 * The phonetic key of a loosely folded name: `prompong` and `phromphong`, `kukot` and `khukhot`, `aree` and `ari` share
 * one. Null when the name is not Latin or too short.
 */
export function latinPhoneticKey(name: string): string | null {
  if (!LATIN.test(name)) return null
  const sound = LATIN_SOUND_RULES.reduce((text, [spelling, sound]) => text.replace(spelling, sound), name)
  return sound.length >= SHORTEST && !/^\d+$/.test(sound) ? sound : null
}
