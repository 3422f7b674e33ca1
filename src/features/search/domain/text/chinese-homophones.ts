import { CHINESE_HOMOPHONES } from '../lexicon/data/chinese-homophones'

const alike = new Map<string, string>()
for (const group of CHINESE_HOMOPHONES) for (const character of group) alike.set(character, group)

/** Shorter names are ambiguous: 賽瑪 is a station, 賽馬 a horse race. */
const SHORTEST = 3
const ONLY_HAN = /^\p{Script=Han}+$/u

/** Spellings of a folded Chinese name with one character replaced by a homophone. */
export function homophoneSpellings(name: string): string[] {
  if (name.length < SHORTEST || !ONLY_HAN.test(name)) return []
  return [...name].flatMap((character, at) =>
    [...(alike.get(character) ?? '')]
      .filter((other) => other !== character)
      .map((other) => name.slice(0, at) + other + name.slice(at + 1)),
  )
}
