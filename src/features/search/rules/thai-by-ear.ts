import { fold, loosen } from './fold'
import type { Lexicon } from './lexicon'
import { type Meaning, oneMeaning } from './meanings'

/** Letters that are not spoken: the ษ์ of พงษ์, the ธิ์ of สิทธิ์. */
const SILENT = /[ก-ฮ][ิุ]?์/g

/**
 * How Thai comes to be written by ear, put into one spelling: each pair is a habit and what stands for it here.
 * Letters of one sound are one, as are r and l, a long and a short vowel, and all that sound alike at the end; an r or
 * l behind another consonant is often not spoken, and a short a between two often not written.
 */
const HABITS: readonly (readonly [habit: RegExp, sound: string])[] = [
  [/ฤ/g, 'รึ'],
  [/รร(?=[ก-ฮ])/g, 'ั'],
  [/([ก-ฮ])ัย/g, 'ไ$1'],
  [/ใ/g, 'ไ'],
  [/ไ([ก-ฮ])ย/g, 'ไ$1'],
  [/ํา/g, 'ัม'],
  [/[ศษ]/g, 'ส'],
  [/ณ/g, 'น'],
  [/ญ/g, 'ย'],
  [/ฎ/g, 'ด'],
  [/ฏ/g, 'ต'],
  [/ฐ/g, 'ถ'],
  [/[ฑฒธ]/g, 'ท'],
  [/ภ/g, 'พ'],
  [/[ฅฆ]/g, 'ค'],
  [/ฃ/g, 'ข'],
  [/ฌ/g, 'ช'],
  [/([กขคตปพผ])[รลฬ](?=[ะาิีึืุูัอ])/g, '$1'],
  [/ะ/g, ''],
  [/[รฬ]/g, 'ล'],
  [/ี/g, 'ิ'],
  [/ื/g, 'ึ'],
  [/ู/g, 'ุ'],
  [/(?<=ั)[จชซตถทส]|[จชซตถทส](?=$|[0-9])/g, 'ด'],
  [/ล(?=$|[0-9])/g, 'น'],
  [/[ปพฟ](?=$|[0-9])/g, 'บ'],
  [/[ขค](?=$|[0-9])/g, 'ก'],
]

/** With fewer letters left it is any word: อาร์ is the letter R, and no อารีย์. */
const SHORTEST_SPOKEN = 4

/** `พร้อมพง` for `พร้อมพงษ์`: letters that are not spoken are not typed either. */
export function withoutSilentLetters(name: string): string[] {
  const spoken = name.replace(SILENT, '')
  return loosen(fold(spoken)).length < SHORTEST_SPOKEN ? [] : [spoken]
}

const THAI = /^[\u0e01-\u0e4e]+[0-9]*$/
/** Fewer letters sound like too much else; with more it is no name. */
const SHORTEST = 4
const LONGEST = 60

/**
 * What a Thai name sounds like, so that สีลม and ศิลม, ลาดพร้าว and ราดพ้าว, พงษ์ and พงศ์ meet; null where it is not
 * Thai, or too short to tell.
 */
export function thaiSoundOf(name: string): string | null {
  if (name.length > LONGEST) return null
  const letters = loosen(fold(name).replace(SILENT, ''))
  if (!THAI.test(letters)) return null
  const sound = HABITS.reduce((text, [habit, written]) => text.replace(habit, written), letters)
  return sound.length >= SHORTEST ? sound : null
}

const HEARD: readonly Meaning['is'][] = ['name', 'line', 'system', 'group', 'badge', 'brand', 'tag', 'studio']
const WORDS_A_STEP = 500

/** What is meant by the sounds of the names and filters of some lexicons, worked out in short steps. */
export function* soundSteps(lexicons: readonly Lexicon[]): Generator<undefined, ReadonlyMap<string, Meaning>> {
  const heard = new Map<string, Meaning[]>()
  let steps = 0
  for (const { strict, meaning, isAlone } of lexicons.flatMap(({ entries }) => [...entries.values()].flat())) {
    steps += 1
    if (steps % WORDS_A_STEP === 0) yield
    const sound = HEARD.includes(meaning.is) && !isAlone ? thaiSoundOf(strict) : null
    if (sound !== null) heard.set(sound, [...(heard.get(sound) ?? []), meaning])
  }
  const meant = [...heard].map(([sound, meanings]) => [sound, oneMeaning(meanings)] as const)
  return new Map(meant.flatMap(([sound, meaning]) => (meaning ? [[sound, meaning]] : [])))
}
