import { latinDigits } from './typed-digits'

/** The format of a number while it is typed. */
export interface NumberShape {
  /** Digits after the decimal point; none by default. */
  decimals?: number
  /** `3,490,000` instead of `3490000`. */
  isGrouped?: boolean
}

/**
 * The typed text as a plain number: `฿๓,๔๙๐,๐๐๐` → `3490000`. Empty without any digit. Several points are thousands
 * separators.
 */
export function plainNumber(text: string, { decimals = 0 }: NumberShape = {}): string {
  const parts = latinDigits(text)
    .replace(/[．。]/g, '.')
    // The point of an abbreviation is none of a number: `50 ตร.วา`.
    .replace(/(?<=[\p{L}\p{M}])\.|\.(?=[\p{L}\p{M}])/gu, '')
    .replace(/[^\d.]/g, '')
    .split('.')
  const [whole = '', fraction] = parts.length > 2 ? [parts.join('')] : parts
  const short = whole.replace(/^0+(?=\d)/, '')
  if (decimals === 0 || fraction === undefined) return short
  return short || fraction ? `${short || '0'}.${fraction.slice(0, decimals)}` : ''
}

/** Formats a plain number: `3490000` → `3,490,000`. */
export function writtenNumber(plain: string, { isGrouped }: NumberShape = {}): string {
  if (!isGrouped) return plain
  const [whole = '', fraction] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/**
 * Reformats a number while it is typed and returns the new caret position: before as many digits as before. The caret
 * stays on the side of a comma from which the next digit can be deleted.
 */
export function rewriteNumber(text: string, caret: number, shape: NumberShape, isForward = false) {
  const written = writtenNumber(plainNumber(text, shape), shape)
  let left = latinDigits(text.slice(caret)).replace(/\D/g, '').length
  let at = written.length
  while (at > 0 && left > 0) {
    at -= 1
    if (/\d/.test(written[at] ?? '')) left -= 1
  }
  const isBehindComma = written[at - 1] === ','
  return { text: written, caret: isBehindComma && !isForward ? at - 1 : at }
}
