import { ok, type Result, refuse } from '../result'
import { bareCode } from './typed-digits'

const WEIGHTS = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]

/** The thirteenth digit of a Thai identity number for its first twelve (Department of Provincial Administration). */
export function thaiCheckDigit(first: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(first[index]), 0)
  return (11 - (sum % 11)) % 10
}

/** A passport number: letters and digits (ICAO 9303 allows nine; some states print more). */
export const isPassportNumber = (number: string): boolean => /^[A-Z0-9]{5,15}$/.test(number) && /\d/.test(number)

/** A typed number without blanks, dots and dashes, with ASCII digits, in capitals. */
export const bareNumber = (typed: string): string => bareCode(typed).replaceAll('.', '').toUpperCase()

/** Why a number of a document was not taken. */
export type DocumentFault = 'missing' | 'checkDigit' | 'notADocument'

/**
 * The number of an identity card or a passport, whichever was typed: thirteen digits are an identity number, and digits
 * alone are a passport number up to nine of them, so that a mistyped card is not taken for a passport.
 */
export function readDocumentNumber(typed: string): Result<string, DocumentFault> {
  const number = bareNumber(typed)
  if (number === '') return refuse('missing')
  if (/^\d{13}$/.test(number)) return thaiCheckDigit(number) === Number(number[12]) ? ok(number) : refuse('checkDigit')
  return isPassportNumber(number) && !/^\d{10,}$/.test(number) ? ok(number) : refuse('notADocument')
}
