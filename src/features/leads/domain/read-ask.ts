import { readName, readPhone } from '@/features/forms'
import { readEmail } from '@/kernel/form/email'
import { ok, type Result, refuse } from '@/kernel/result'
import { type AskFault, type AskField, consentField, PURPOSES, type Purpose, WISHES, type Wish } from './ask'

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

const MESSAGE_LENGTH = 2000

/** No key of a unit is longer. */
const UNIT_LENGTH = 40

type Values = Readonly<Record<string, string>>

function faultsOf(values: Values): { faults: AskFault[]; name: string; phone: string; email: string } {
  const typed = (field: AskField) => values[field] ?? ''
  const [name, phone, email] = [readName(typed('name')), readPhone(typed('phone')), readEmail(typed('email'))]
  const faults: AskFault[] = []
  if (!name.ok) faults.push({ field: 'name', fault: name.refusal })
  if (!phone.ok) faults.push({ field: 'phone', fault: phone.refusal })
  if (!email.ok) faults.push({ field: 'email', fault: email.refusal })
  if (!WISHES.some((wish) => wish === values.wish)) faults.push({ field: 'wish', fault: 'missing' })
  if (typed('message').length > MESSAGE_LENGTH) faults.push({ field: 'message', fault: 'tooLong' })
  if (!values[consentField('answer')]) faults.push({ field: 'consent_answer', fault: 'missing' })
  return {
    faults,
    name: name.ok ? name.value : '',
    phone: phone.ok ? phone.value : '',
    email: email.ok ? email.value : '',
  }
}

/** Parses a submitted form, or returns the errors of all fields at once. */
export function readAsk(values: Values): Result<Ask, readonly AskFault[]> {
  const { faults, name, phone, email } = faultsOf(values)
  if (faults.length > 0) return refuse(faults)
  const consents = Object.fromEntries(
    PURPOSES.map((purpose) => [purpose, (values[consentField(purpose)] ?? '') !== '']),
  )
  return ok({
    name,
    phone,
    email,
    wish: values.wish as Wish,
    message: (values.message ?? '').trim(),
    unit: (values.unit ?? '').trim().slice(0, UNIT_LENGTH),
    consents: consents as Record<Purpose, boolean>,
  })
}
