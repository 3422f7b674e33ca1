import { VERSION_FIELD, versionOf } from '@/kernel/form/form-version'
import { type AppointmentKind, isAhead } from './appointment'
import type { Appointment } from './home'

/** The version of the form of a plan: when the newest one was made. */
export const planVersion = (plans: readonly { at: Date }[]): string => versionOf({ madeAt: plans[0]?.at ?? null })

/** The version of the form of who looks after a home. */
export const keeperVersion = (keeper: number | null): string => versionOf({ keeper })

/** The version of the forms of one kind of appointment: the one that is ahead, as the buyer or a colleague left it. */
export function appointmentVersion(appointments: readonly Appointment[], kind: AppointmentKind): string {
  const ahead = appointments.find((one) => one.kind === kind && isAhead(one.state))
  return versionOf(
    ahead ? { state: ahead.state, at: ahead.at.toISOString(), place: ahead.place, wish: ahead.wish } : null,
  )
}

/** The field that carries it: a form in which the kind is chosen carries one for each. */
export const versionField = (kind: AppointmentKind): string => `${VERSION_FIELD}-${kind}`
