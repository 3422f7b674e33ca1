/**
 * How Thai names come to be spelt in Latin letters by ear, put into one spelling: each pair is a habit and what
 * stands for it here. The official romanisation (RTGS) writes the breath of ph, th and kh; signs and people do or do
 * not. Long vowels are doubled or not, and an English r behind a vowel says nothing.
 */
const HABITS: readonly (readonly [habit: RegExp, sound: string])[] = [
  [/[^a-z0-9]/g, ''],
  [/ck|c(?!h)|q/g, 'k'],
  [/([bdgkpt])h/g, '$1'],
  [/ch/g, 'j'],
  [/d/g, 't'],
  [/g(?!$|[^aeiou])/g, 'k'],
  [/v/g, 'w'],
  [/z/g, 's'],
  [/ee|ie$|y$/g, 'i'],
  [/(?:ue|eu)(?=a)/g, 'u'],
  [/oo|ou/g, 'u'],
  [/([aeiou])[rh](?![aeiou])/g, '$1'],
  [/ay/g, 'ai'],
  [/(.)\1+/g, '$1'],
]

const LATIN = /^[a-z0-9 ]+$/
const SHORTEST = 3

/**
 * What a loosely folded name sounds like, so that `prompong` and `phromphong`, `kukot` and `khukhot`, `aree` and `ari`
 * meet; null where it is not Latin, or too short to tell.
 */
export function soundOf(name: string): string | null {
  if (!LATIN.test(name)) return null
  const sound = HABITS.reduce((text, [habit, written]) => text.replace(habit, written), name)
  return sound.length >= SHORTEST && !/^\d+$/.test(sound) ? sound : null
}
