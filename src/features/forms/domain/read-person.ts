import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainText } from '@/kernel/plain-text'
import { ok, type Result, refuse } from '@/kernel/result'
import { latinDigits } from '@/kernel/typed-digits'

const NAME_LENGTH = 120

/**
 * Parses a phone number as people type it: `081-234-5678`, `๐๘๑ ๒๓๔ ๕๖๗๘`, `+66 (0)81 234 5678`, `66812345678`, `+852
 * 9123 4567`. Without a country code it is Thai. Returns E.164, or why the number is invalid.
 */
export function readPhone(typed: string): Result<string, 'missing' | 'notAPhone' | 'tooShort' | 'tooLong'> {
  const plain = latinDigits(typed.normalize('NFKC'))
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
  if (plain === '') return refuse(typed.trim() === '' ? 'missing' : 'notAPhone')
  const international = plain.startsWith('00') ? `+${plain.slice(2)}` : plain
  const candidates = [international, ...(/^66\d{8,9}$/.test(international) ? [`+${international}`] : [])]
  for (const candidate of candidates) {
    const parsed = parsePhoneNumberFromString(candidate, 'TH')
    if (parsed?.isValid()) return ok(parsed.number)
  }
  const digits = plain.replace(/\D/g, '').length
  if (digits < 9) return refuse('tooShort')
  return refuse(digits > 15 ? 'tooLong' : 'notAPhone')
}

/** Parses the name of a person: a text with a letter, without addresses and markup. */
export function readName(typed: string): Result<string, 'missing' | 'tooLong' | 'notAName'> {
  const name = plainText(typed).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (name === '') return refuse('missing')
  if (name.length > NAME_LENGTH) return refuse('tooLong')
  const looksLikeOne = /\p{L}/u.test(name) && !/https?:|www\.|[<>{}[\]]/i.test(name)
  return looksLikeOne ? ok(name) : refuse('notAName')
}
