import { plainText } from '@/kernel/form/plain-text'
import { ok, type Result, refuse } from '@/kernel/result'

const NAME_LENGTH = 120

/** As on documents: letters of any writing with their marks, digits, blanks and the punctuation of names; no pictures and signs. */
const AS_ON_DOCUMENTS = /^[\p{L}\p{M}\p{N} .,'’‘ʼ·・()/&‐‑–-]*\p{L}[\p{L}\p{M}\p{N} .,'’‘ʼ·・()/&‐‑–-]*$/u

const looksLikeOne = (name: string) => /\p{L}/u.test(name) && !/https?:|www\.|[<>{}[\]]|\p{Cc}/iu.test(name)

/** Which names are taken. */
export interface NameRule {
  /** Letters at most. */
  most?: number
  /** The name stands in a contract: nothing but what documents have. */
  isOnDocument?: boolean
}

/**
 * Reads the name of a person: without invisible marks, with single blanks; a text with a letter, without addresses,
 * markup and control characters. The one reader of all forms, members and booking.
 */
export function readName(
  typed: string,
  { most = NAME_LENGTH, isOnDocument = false }: NameRule = {},
): Result<string, 'missing' | 'tooLong' | 'notAName'> {
  const name = plainText(typed).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (name === '') return refuse('missing')
  if (name.length > most) return refuse('tooLong')
  return looksLikeOne(name) && (!isOnDocument || AS_ON_DOCUMENTS.test(name)) ? ok(name) : refuse('notAName')
}
