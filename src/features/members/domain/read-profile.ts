import { readName } from '@/features/forms'
import { isLocale, type Locale } from '@/i18n/locales'
import type { IsoDay } from '@/kernel/calendar-day'
import type { FieldFault } from '@/kernel/form/form-state'
import { readTypedDate } from '@/kernel/form/typed-date'
import { ok, type Result, refuse } from '@/kernel/result'
import { readOptionalPhone } from './read-registration'

/** What a member may change about themselves. The address of the account is proven, and is not among it. */
export interface Profile {
  name: string
  phone: string | null
  birthday: IsoDay | null
  address: string | null
  locale: Locale
}

/** The profile form as posted. */
export type PostedProfile = Record<'name' | 'phone' | 'birthday' | 'address' | 'language', string>

const MAX_ADDRESS = 500
/** A day of birth is later than this, and before today. */
export const BEFORE_BIRTHS: IsoDay = '1900-01-01'

/** A day of birth, in either era; it may be left out. */
function readBirthday(typed: string, today: IsoDay): Result<IsoDay | null, 'notADate'> {
  if (typed.trim() === '') return ok(null)
  const day = readTypedDate(typed, today)
  return day !== null && day < today && day > BEFORE_BIRTHS ? ok(day) : refuse('notADate')
}

/** Parses the profile, or returns the faults of all fields at once. */
export function readProfile(posted: PostedProfile, today: IsoDay): Result<Profile, readonly FieldFault[]> {
  const read = {
    name: readName(posted.name),
    phone: readOptionalPhone(posted.phone),
    birthday: readBirthday(posted.birthday, today),
    address: posted.address.length > MAX_ADDRESS ? refuse('tooLong' as const) : ok(posted.address.trim() || null),
  }
  const { name, phone, birthday, address } = read
  if (name.ok && phone.ok && birthday.ok && address.ok) {
    const locale = isLocale(posted.language) ? posted.language : 'th'
    return ok({ name: name.value, phone: phone.value, birthday: birthday.value, address: address.value, locale })
  }
  return refuse(Object.entries(read).flatMap(([field, one]) => (one.ok ? [] : [{ field, fault: one.refusal }])))
}
