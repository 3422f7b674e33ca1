import { readName, readPhone } from '@/features/forms'
import { readEmail } from '@/kernel/form/email'
import { latinDigits } from '@/kernel/form/typed-digits'
import { ok, type Result, refuse } from '@/kernel/result'
import { VISIT_KINDS, type VisitKind } from './appointment'
import { VISIT_FIELDS, type VisitFault, type VisitField } from './visit-fields'

/** A visit as it was asked for. */
export interface AskedVisit {
  startsAt: Date
  kind: VisitKind
  name: string
  phone: string
  email: string
  people: number
  message: string
  /** IANA name of the visitor's time zone; empty when unknown. */
  timeZone: string
}

const MESSAGE_LENGTH = 1000
const MOST_PEOPLE = 10

type Read<Value> = Result<Value, VisitFault>

function readSlot(typed: string): Read<Date> {
  const at = new Date(typed)
  return /^\d{4}-\d{2}-\d{2}T/.test(typed) && !Number.isNaN(at.getTime()) ? ok(at) : refuse('notChosen')
}

function readKind(typed: string): Read<VisitKind> {
  const kind = VISIT_KINDS.find((one) => one === typed)
  return kind ? ok(kind) : refuse('notChosen')
}

function readPeople(typed: string): Read<number> {
  const people = Number(latinDigits(typed.normalize('NFKC')).trim() || '1')
  return Number.isInteger(people) && people >= 1 && people <= MOST_PEOPLE ? ok(people) : refuse('outOfRange')
}

function readTimeZone(typed: string): string {
  if (!/^[A-Za-z0-9_+\-/]{1,64}$/.test(typed)) return ''
  try {
    return new Intl.DateTimeFormat('en', { timeZone: typed }).resolvedOptions().timeZone
  } catch {
    return ''
  }
}

function readPhoneOfVisit(typed: string): Read<string> {
  const phone = readPhone(typed)
  if (phone.ok) return phone
  return refuse(phone.refusal === 'tooLong' ? 'notAPhone' : phone.refusal)
}

/** Reads a posted form, or returns all its faults in the order of the form. */
export function readVisit(
  values: Readonly<Record<string, string>>,
): Result<AskedVisit, { field: VisitField; fault: VisitFault }[]> {
  const typed = (name: string) => (values[name] ?? '').normalize('NFC').trim()
  const read = {
    slot: readSlot(typed('slot')),
    kind: readKind(typed('kind')),
    name: readName(typed('name')),
    phone: readPhoneOfVisit(typed('phone')),
    email: readEmail(typed('email')),
    people: readPeople(typed('people')),
    message: typed('message').length > MESSAGE_LENGTH ? refuse('tooLong' as const) : ok(typed('message')),
    consent: typed('consent') === '' ? refuse('notAgreed' as const) : ok(true as const),
  }
  const { slot, kind, name, phone, email, people, message, consent } = read
  if (slot.ok && kind.ok && name.ok && phone.ok && email.ok && people.ok && message.ok && consent.ok) {
    return ok({
      startsAt: slot.value,
      kind: kind.value,
      name: name.value,
      phone: phone.value,
      email: email.value,
      people: people.value,
      message: message.value,
      timeZone: readTimeZone(typed('timeZone')),
    })
  }
  return refuse(
    VISIT_FIELDS.flatMap((field) => {
      const one = read[field]
      return one.ok ? [] : [{ field, fault: one.refusal }]
    }),
  )
}
