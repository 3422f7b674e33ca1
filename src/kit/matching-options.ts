import { latinDigits } from './typed-digits'

/** A text as it is compared: no capitals, no marks on Latin letters, one kind of figures, no double spaces. */
export function foldText(text: string): string {
  const bare = latinDigits(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
  return bare.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The options that hold what was typed; those that begin with it come first, otherwise their order stays. */
export function matchingOptions<Option extends { text: string }>(options: readonly Option[], typed: string): Option[] {
  const wanted = foldText(typed)
  const folded = options.map((option) => ({ option, at: foldText(option.text).indexOf(wanted) }))
  const starts = folded.filter(({ at }) => at === 0)
  const holds = folded.filter(({ at }) => at > 0)
  return [...starts, ...holds].map(({ option }) => option)
}
