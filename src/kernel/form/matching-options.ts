import { latinDigits } from './typed-digits'

/** A text for comparison: lower case, no Latin diacritics, ASCII digits, single spaces. */
export function foldText(text: string): string {
  const bare = latinDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return bare.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The options that contain the typed text; those that start with it come first, otherwise the order stays. */
export function matchingOptions<Option extends { text: string }>(options: readonly Option[], typed: string): Option[] {
  const wanted = foldText(typed)
  const folded = options.map((option) => ({ option, at: foldText(option.text).indexOf(wanted) }))
  const starts = folded.filter(({ at }) => at === 0)
  const holds = folded.filter(({ at }) => at > 0)
  return [...starts, ...holds].map(({ option }) => option)
}
