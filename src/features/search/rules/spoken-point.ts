import type { Token } from './meanings'

const POINTS = new Set(['point', 'จุด', '点'])

/** `two point five`, `สองจุดห้า`: the figures behind a spoken point, as a part of one; null where none are. */
export function spokenPart(tokens: readonly Token[], at: number): { next: number; part: number } | null {
  let [next, figures] = [at + 1, '']
  if (!POINTS.has(tokens[at]?.key ?? '')) return null
  for (let token = tokens[next]; token; token = tokens[next]) {
    const { meaning } = token
    const isFigure = (meaning.is === 'numeral' || meaning.is === 'digits') && Number.isInteger(meaning.value)
    if (!isFigure || meaning.value > 9) break
    figures += meaning.value
    next += 1
  }
  return figures === '' ? null : { next, part: Number(`0.${figures}`) }
}
