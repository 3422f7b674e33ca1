import { readName, readPhone } from '@/features/forms'
import { readEmail } from '@/kernel/email'
import { ok, type Result, refuse } from '@/kernel/result'
import { type GivenConsent, MEMBER_PURPOSES, type PendingMember } from './challenge'
import type { FieldFault } from './form-state'

/** A valid registration. */
export interface Registration {
  email: string
  pending: PendingMember
}

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 2000) : ''
}

/** The phone number may be left out. */
export const readOptionalPhone = (typed: string) => (typed.trim() === '' ? ok(null) : readPhone(typed))

/**
 * Parses the registration, or returns the faults of all fields at once. `provenEmail` is given when the address was
 * proven already; `wordingOf` says which sentence of consent was shown.
 */
export function readRegistration(
  data: FormData,
  wordingOf: (purpose: GivenConsent['purpose']) => string,
  provenEmail?: string,
): Result<Registration, readonly FieldFault[]> {
  const email = provenEmail === undefined ? readEmail(textOf(data, 'email')) : ok(provenEmail)
  const [name, phone] = [readName(textOf(data, 'name')), readOptionalPhone(textOf(data, 'phone'))]
  const isAgreed = textOf(data, 'consent_account') !== ''
  if (email.ok && name.ok && phone.ok && isAgreed) {
    const consents = MEMBER_PURPOSES.map((purpose) => ({
      purpose,
      given: textOf(data, `consent_${purpose}`) !== '',
      wording: wordingOf(purpose),
    }))
    return ok({ email: email.value, pending: { name: name.value, phone: phone.value, consents } })
  }
  const faults: FieldFault[] = []
  if (!name.ok) faults.push({ field: 'name', code: name.refusal })
  if (!email.ok) faults.push({ field: 'email', code: email.refusal })
  if (!phone.ok) faults.push({ field: 'phone', code: phone.refusal })
  if (!isAgreed) faults.push({ field: 'consent_account', code: 'missing' })
  return refuse(faults)
}
