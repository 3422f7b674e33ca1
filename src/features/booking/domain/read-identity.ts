import { type PhoneFault, readName, readPhone } from '@/features/forms'
import { readEmail } from '@/kernel/form/email'
import { bareNumber, isPassportNumber } from '@/kernel/form/identity-number'
import { ok, type Result, refuse } from '@/kernel/result'
import { type Buyer, type DocumentKind, type Identity, isOfNationals, isThaiId, MAX_BUYERS } from './identity'
import { isNationality } from './nationalities'

export type IdentityField = 'name' | 'number' | 'nationality' | 'email' | 'phone'
export type IdentityFault =
  | 'missing'
  | 'notAName'
  | 'notDrawn'
  | 'checkDigit'
  | 'notAPassport'
  | 'thaiByNumber'
  | 'notOfNationals'
  | 'notAnEmail'
  | PhoneFault
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
  const name = readName(typed.name, { most: MAX_NAME, isOnDocument: true })
  const number = bareNumber(typed.number)
  // A Thai number is one, whatever it is entered as.
  const document = typed.document === 'passport' && !isThaiId(number) ? 'passport' : 'thai_id'
  const value: Buyer = {
    name: name.ok ? name.value : '',
    document,
    number,
    nationality: typed.nationality.trim().toUpperCase(),
  }
  const faults: FieldFault[] = []
  const fault = (field: IdentityField, is: IdentityFault) => faults.push({ buyer, field, fault: is })
  if (!name.ok) fault('name', name.refusal)
  const ofNumber = faultOfNumber(document, number)
  if (ofNumber) fault('number', ofNumber)
  const ofNationality = faultOfNationality(value)
  if (ofNationality && !(ofNumber && ofNationality[0] === 'number')) fault(...ofNationality)
  return { value, faults }
}

const faultOfEmail = (email: ReturnType<typeof readEmail>): IdentityFault | null =>
  email.ok ? null : email.refusal === 'missing' ? 'missing' : 'notAnEmail'

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
  const phone = readPhone(typed.phone)
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
  const faults: FieldFault[] = [
    ...read.flatMap((one) => one.faults),
    ...read.flatMap(({ index, fault }) => (fault ? [{ buyer: index, field: 'email' as const, fault }] : [])),
    ...(phone.ok ? [] : [{ buyer: 0, field: 'phone' as const, fault: phone.refusal }]),
    ...commonFaults(read.map(({ index, value, email }) => ({ index, number: value.number, email }))),
  ]
  if (faults.length > 0 || !phone.ok) return refuse(faults)
  const buyers = read.map(({ value, email, index }) => (index === 0 || email === '' ? value : { ...value, email }))
  return ok({ email: read[0]?.email ?? '', phone: phone.value, buyers })
}
