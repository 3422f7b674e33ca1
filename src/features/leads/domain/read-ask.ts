import { readName, readPhone } from '@/features/forms'
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

const MESSAGE_LENGTH = 2000

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
