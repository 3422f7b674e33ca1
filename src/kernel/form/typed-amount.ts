import { ok, type Result, refuse } from '../result'
import { latinDigits } from './typed-digits'

/**
 * Why a typed number of money, per cent or points is not taken. `ambiguous`: its comma or point can be read in two ways,
 * as in `2,5` or `4.900`.
 */
export type AmountFault = 'none' | 'ambiguous'

const SIGNS = /^[+\-−]/
/** Thousands marks stand before three digits each, all of one kind. */
const PLAIN = /^(\d{1,12}|[1-9]\d{0,2}(?:([, ])\d{3})(?:\2\d{3}){0,3})(?:\.(\d+))?$/
const DOUBTFUL = /^[\d., ]*\d[\d., ]*$/

/** The digits, the marks and nothing else: without a currency or a per cent sign. */
const bare = (typed: string): string =>
  latinDigits(typed)
    .replace(/[．｡。]/g, '.')
    .replace(/，/g, ',')
    .replace(/[\s\u00a0\u2009\u202f]+/g, ' ')
    .replace(/฿|บาท|THB|[%％]/gi, '')
    .replace(/＋/g, '+')
    .replace(/－/g, '-')
    .trim()

/**
 * Reads a typed number in the smallest part that is kept: hundredths with two decimals (satang, hundredths of a per
 * cent), ten-thousandths with four, ones with none. A comma or blank is a thousands mark only before three digits, a point is the decimal point;
 * whatever could mean another number is refused. The one reader of all desks.
 */
export function readAmount(
  typed: string,
  { decimals = 2 }: { decimals?: 0 | 2 | 4 } = {},
): Result<number, AmountFault> {
  const text = bare(typed)
  const isLess = /^[-−]/.test(text)
  const rest = text.replace(SIGNS, '').trim()
  const found = PLAIN.exec(rest)
  if (!found) return refuse(DOUBTFUL.test(rest) ? 'ambiguous' : 'none')
  const [, whole = '', , part = ''] = found
  if (part.length > decimals) return refuse('ambiguous')
  const value = Number(`${whole.replace(/[, ]/g, '')}${part.padEnd(decimals, '0')}`)
  if (!Number.isSafeInteger(value)) return refuse('none')
  return ok(isLess && value !== 0 ? -value : value)
}
