import { readName, readPhone } from '@/features/forms'
import { readEmail } from '@/kernel/form/email'
import type { FieldFault } from '@/kernel/form/form-state'
import { isTicked, postedText } from '@/kernel/form/posted-form'
import { ok, type Result, refuse } from '@/kernel/result'
import { type GivenConsent, MEMBER_PURPOSES, type PendingMember } from './challenge'

/** A valid registration. */
export interface Registration {
  email: string
  pending: PendingMember
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
  const email = provenEmail === undefined ? readEmail(postedText(data, 'email')) : ok(provenEmail)
  const [name, phone] = [readName(postedText(data, 'name')), readOptionalPhone(postedText(data, 'phone'))]
  const isAgreed = isTicked(data, 'consent_account')
  if (email.ok && name.ok && phone.ok && isAgreed) {
    const consents = MEMBER_PURPOSES.map((purpose) => ({
      purpose,
      given: isTicked(data, `consent_${purpose}`),
      wording: wordingOf(purpose),
    }))
    return ok({ email: email.value, pending: { name: name.value, phone: phone.value, consents } })
  }
  const faults: FieldFault[] = []
  if (!name.ok) faults.push({ field: 'name', fault: name.refusal })
  if (!email.ok) faults.push({ field: 'email', fault: email.refusal })
  if (!phone.ok) faults.push({ field: 'phone', fault: phone.refusal })
  if (!isAgreed) faults.push({ field: 'consent_account', fault: 'missing' })
  return refuse(faults)
}
