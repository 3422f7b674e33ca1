import { readEmail } from '@/kernel/email'
import { bareNumber, isPassportNumber, thaiCheckDigit } from '@/kernel/identity-number'
import { ok, type Result, refuse } from '@/kernel/result'
import { isNationality } from './nationalities'

/** The documents a buyer can be identified by. A Thai number is no proof of nationality: foreign residents have one, too. */
export const DOCUMENTS = ['thai_id', 'passport'] as const
export type DocumentKind = (typeof DOCUMENTS)[number]

/** One buyer as on the document. */
export interface Buyer {
  name: string
  document: DocumentKind
  /** Digits of the Thai identity number, or the passport number in capitals. */
  number: string
  /** ISO 3166-1 alpha-2 in capitals, as the buyer says. */
  nationality: string
  /** Of a further buyer: where the code to sign with is mailed, lower case. Without one they sign on paper. */
  email?: string
}

/** Whoever books: one to four buyers of one home, the first of whom gets the papers. Each has a mailbox of their own. */
export interface Identity {
  /** Lower case, as `readEmail` returns it. */
  email: string
  phone: string
  buyers: readonly Buyer[]
}

/** How many people can buy one home together. */
export const MAX_BUYERS = 4

/**
 * Whether this is a number of the Thai civil registration: thirteen digits with a correct last one, which begin with 0 to 8
 * and are not the same digit again and again.
 */
export const isThaiId = (digits: string): boolean =>
  /^[0-8]\d{12}$/.test(digits) && !/^(\d)\1{11}/.test(digits) && thaiCheckDigit(digits) === Number(digits[12])

/**
 * Whether a Thai national can have this number. Those that begin with 0, 6 or 7 are given to people without Thai
 * nationality (Central Registration Regulation B.E. 2535, part on identity numbers).
 */
export const isOfNationals = (number: string): boolean => isThaiId(number) && /^[1-58]/.test(number)

/** Thai: who says so and has the number of a national. A passport alone, or a number alone, makes nobody Thai. */
export const isThai = ({ nationality, number }: Pick<Buyer, 'nationality' | 'number'>): boolean =>
  nationality === 'TH' && isOfNationals(number)

/** The last four signs, which may be shown. */
export const lastDigits = (number: string): string => number.slice(-4)

export type IdentityField = 'name' | 'number' | 'nationality' | 'email' | 'phone'
export type IdentityFault =
  | 'missing'
  | 'notAName'
  | 'checkDigit'
  | 'notAPassport'
  | 'thaiByNumber'
  | 'notOfNationals'
  | 'notAnEmail'
  | 'notAPhone'
  | 'tooLong'
  | 'twice'
  | 'sameEmail'

/** A fault of one field of one buyer; the phone is the first buyer's. */
export interface FieldFault {
  buyer: number
  field: IdentityField
  fault: IdentityFault
}

/** The fields of one buyer as typed. */
export interface TypedBuyer {
  name: string
  document: string
  number: string
  nationality: string
  /** Of a further buyer. */
  email?: string
}

const MAX_NAME = 150

/**
 * Letters of any writing with their marks, digits, blanks and the punctuation of names. Not: control characters, marks that
 * turn the direction of what follows, pictures and signs of markup, with which a contract would not say what it seems to.
 */
const NAME = /^[\p{L}\p{M}\p{N} .,'’‘ʼ·・()/&‐‑–-]*\p{L}[\p{L}\p{M}\p{N} .,'’‘ʼ·・()/&‐‑–-]*$/u

/** Invisible signs that come along when a name is pasted, and blanks, as one blank or nothing. */
const tidyName = (typed: string): string =>
  typed
    .replace(/[\u00ad\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function faultOfName(name: string): IdentityFault | null {
  if (name === '') return 'missing'
  if (name.length > MAX_NAME) return 'tooLong'
  return NAME.test(name) ? null : 'notAName'
}

function faultOfNumber(document: DocumentKind, number: string): IdentityFault | null {
  if (number === '') return 'missing'
  if (document === 'thai_id') return isThaiId(number) ? null : 'checkDigit'
  return isPassportNumber(number) ? null : 'notAPassport'
}

/** What is wrong with a nationality beside a number that is right. */
function faultOfNationality({ document, number, nationality }: Buyer): [IdentityField, IdentityFault] | null {
  if (!isNationality(nationality)) return ['nationality', 'missing']
  if (nationality !== 'TH') return null
  // Every Thai has the number; it is printed in the passport, too.
  if (document === 'passport') return ['number', 'thaiByNumber']
  return isThaiId(number) && !isOfNationals(number) ? ['nationality', 'notOfNationals'] : null
}

function readBuyer(typed: TypedBuyer, buyer: number): { value: Buyer; faults: FieldFault[] } {
  const name = tidyName(typed.name)
  const number = bareNumber(typed.number)
  // A Thai number is one, whatever it is entered as.
  const document = typed.document === 'passport' && !isThaiId(number) ? 'passport' : 'thai_id'
  const value: Buyer = { name, document, number, nationality: typed.nationality.trim().toUpperCase() }
  const faults: FieldFault[] = []
  const fault = (field: IdentityField, is: IdentityFault) => faults.push({ buyer, field, fault: is })
  const ofName = faultOfName(name)
  if (ofName) fault('name', ofName)
  const ofNumber = faultOfNumber(document, number)
  if (ofNumber) fault('number', ofNumber)
  const ofNationality = faultOfNationality(value)
  if (ofNationality && !(ofNumber && ofNationality[0] === 'number')) fault(...ofNationality)
  return { value, faults }
}

const faultOfEmail = (email: ReturnType<typeof readEmail>): IdentityFault | null =>
  email.ok ? null : email.refusal === 'missing' ? 'missing' : 'notAnEmail'

function faultOfPhone(phone: string): IdentityFault | null {
  if (phone === '') return 'missing'
  return /^\+?\d{8,15}$/.test(phone) ? null : 'notAPhone'
}

/** What two buyers have in common that each has alone: a document, or a mailbox, to which the code of each goes. */
function commonFaults(read: readonly { index: number; number: string; email: string }[]): FieldFault[] {
  const isAgain = (of: 'number' | 'email', at: number) => read.findIndex((one) => one[of] === read[at]?.[of]) < at
  return read.flatMap(({ index, number, email }, at): FieldFault[] => [
    ...(number !== '' && isAgain('number', at) ? [{ buyer: index, field: 'number', fault: 'twice' } as const] : []),
    ...(email !== '' && isAgain('email', at) ? [{ buyer: index, field: 'email', fault: 'sameEmail' } as const] : []),
  ])
}

/** Where each buyer signs: on the web everybody by a code, at the counter also by hand. */
export type SigningPlace = 'web' | 'counter'

/**
 * Reads what was typed. Buyers after the first without name and number are left out. Each has an email of their own, to
 * which their code to sign with goes; at the counter a further buyer may have none. Refused with every fault at once;
 * nobody can be named twice.
 */
export function readIdentity(
  typed: { email: string; phone: string; buyers: readonly TypedBuyer[] },
  place: SigningPlace = 'web',
): Result<Identity, FieldFault[]> {
  const named = typed.buyers
    .map((buyer, index) => ({ buyer, index }))
    .filter(({ buyer, index }) => index === 0 || buyer.name.trim() + buyer.number.trim() !== '')
    .slice(0, MAX_BUYERS)
  const phone = bareNumber(typed.phone).replace(/[()]/g, '')
  const read = named.map(({ buyer, index }) => {
    const email = readEmail(index === 0 ? typed.email : (buyer.email ?? ''))
    const mayLack = index > 0 && place === 'counter' && !email.ok && email.refusal === 'missing'
    return {
      index,
      ...readBuyer(buyer, index),
      email: email.ok ? email.value : '',
      fault: mayLack ? null : faultOfEmail(email),
    }
  })
  const phoneFault = faultOfPhone(phone)
  const faults: FieldFault[] = [
    ...read.flatMap((one) => one.faults),
    ...read.flatMap(({ index, fault }) => (fault ? [{ buyer: index, field: 'email' as const, fault }] : [])),
    ...(phoneFault ? [{ buyer: 0, field: 'phone' as const, fault: phoneFault }] : []),
    ...commonFaults(read.map(({ index, value, email }) => ({ index, number: value.number, email }))),
  ]
  if (faults.length > 0) return refuse(faults)
  const buyers = read.map(({ value, email, index }) => (index === 0 || email === '' ? value : { ...value, email }))
  return ok({ email: read[0]?.email ?? '', phone, buyers })
}

/** Where the codes and papers of a buyer go, 1 to 4; null for who has no mailbox of their own. */
export const emailOf = ({ email, buyers }: Identity, buyer: number): string | null =>
  buyer === 1 ? email : (buyers[buyer - 1]?.email ?? null)

/** Whether every buyer can sign with a code from a mailbox of their own. */
export function canSignByCode(identity: Identity): boolean {
  const emails = identity.buyers.map((_, at) => emailOf(identity, at + 1))
  return emails.every((email) => email !== null) && new Set(emails).size === emails.length
}

/** The same with another address of one further buyer. */
export const withEmail = (identity: Identity, buyer: number, email: string): Identity => ({
  ...identity,
  buyers: identity.buyers.map((one, at) => (at === buyer - 1 ? { ...one, email } : one)),
})

/** Whether a home with these buyers counts towards the foreign quota: as soon as one of them is not Thai. */
export const isForeign = ({ buyers }: Pick<Identity, 'buyers'>): boolean => !buyers.every(isThai)
