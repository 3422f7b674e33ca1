import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { readEmail } from '@/kernel/email'
import { ok, type Result, refuse } from '@/kernel/result'
import { type AskFault, type AskState, PURPOSES, type Purpose, WISHES, type Wish } from './ask'

/** A parsed enquiry: phone in E.164, email in lower case, texts trimmed. */
export interface Ask {
  name: string
  phone: string
  email: string
  wish: Wish
  message: string
  /** The key of a unit, as sent; it may name none. */
  unit: string
  consents: Record<Purpose, boolean>
}

const NAME_LENGTH = 120
const MESSAGE_LENGTH = 2000

const THAI_ZERO = '๐'.charCodeAt(0)

/** Replaces Thai and full-width digits by ASCII digits. */
export function plainDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO)).normalize('NFKC')
}

/**
 * Parses a phone number as people type it: `081-234-5678`, `๐๘๑ ๒๓๔ ๕๖๗๘`, `+66 (0)81 234 5678`, `66812345678`, `+852
 * 9123 4567`. Without a country code it is Thai. Returns E.164, or why the number is invalid.
 */
export function readPhone(typed: string): Result<string, 'missing' | 'notAPhone' | 'tooShort' | 'tooLong'> {
  const plain = plainDigits(typed)
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

/** Parses the name of a person: composed characters, single spaces, without links. */
export function readName(typed: string): Result<string, 'missing' | 'tooLong' | 'notAName'> {
  const name = typed.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (name === '') return refuse('missing')
  if (name.length > NAME_LENGTH) return refuse('tooLong')
  const looksLikeOne = /\p{L}/u.test(name) && !/https?:|www\.|[<>{}[\]]/i.test(name)
  return looksLikeOne ? ok(name) : refuse('notAName')
}

function faultsOf(values: AskState['values']): { faults: AskFault[]; name: string; phone: string; email: string } {
  const [name, phone, email] = [readName(values.name), readPhone(values.phone), readEmail(values.email)]
  const faults: AskFault[] = []
  if (!name.ok) faults.push({ field: 'name', code: name.refusal })
  if (!phone.ok) faults.push({ field: 'phone', code: phone.refusal })
  if (!email.ok) faults.push({ field: 'email', code: email.refusal })
  if (!WISHES.some((wish) => wish === values.wish)) faults.push({ field: 'wish', code: 'missing' })
  if (values.message.length > MESSAGE_LENGTH) faults.push({ field: 'message', code: 'tooLong' })
  if (!values.consent_answer) faults.push({ field: 'consent_answer', code: 'missing' })
  return {
    faults,
    name: name.ok ? name.value : '',
    phone: phone.ok ? phone.value : '',
    email: email.ok ? email.value : '',
  }
}

/** Parses a submitted form, or returns the errors of all fields at once. */
export function readAsk(values: AskState['values']): Result<Ask, readonly AskFault[]> {
  const { faults, name, phone, email } = faultsOf(values)
  if (faults.length > 0) return refuse(faults)
  const consents = Object.fromEntries(PURPOSES.map((purpose) => [purpose, values[`consent_${purpose}`]]))
  return ok({
    name,
    phone,
    email,
    wish: values.wish as Wish,
    message: values.message.trim(),
    unit: values.unit,
    consents: consents as Record<Purpose, boolean>,
  })
}
