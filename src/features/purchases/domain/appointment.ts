/** What a buyer and the company meet for, in the order in which it happens. */
export const APPOINTMENT_KINDS = ['contract', 'inspection', 'transfer'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** `declined`: the buyer asked for another time. */
export const APPOINTMENT_STATES = ['proposed', 'confirmed', 'declined', 'done', 'cancelled'] as const
export type AppointmentState = (typeof APPOINTMENT_STATES)[number]

interface Step {
  from: readonly AppointmentState[]
  to: AppointmentState
}

/** Every step of an appointment. The buyer confirms and declines; the rest is for staff. */
export const APPOINTMENT_STEPS = {
  propose: { from: ['proposed', 'confirmed', 'declined'], to: 'proposed' },
  confirm: { from: ['proposed'], to: 'confirmed' },
  decline: { from: ['proposed', 'confirmed'], to: 'declined' },
  finish: { from: ['proposed', 'confirmed'], to: 'done' },
  cancel: { from: ['proposed', 'confirmed', 'declined'], to: 'cancelled' },
} as const satisfies Record<string, Step>
export type AppointmentStep = keyof typeof APPOINTMENT_STEPS

/** The state after a step; null when it does not start there. */
export function appointmentAfter(state: AppointmentState, name: AppointmentStep): AppointmentState | null {
  const step: Step = APPOINTMENT_STEPS[name]
  return step.from.includes(state) ? step.to : null
}

/** Whether the appointment is still to come about. */
export const isAhead = (state: AppointmentState): boolean => appointmentAfter(state, 'cancel') !== null

export const isAppointmentKind = (value: unknown): value is AppointmentKind =>
  APPOINTMENT_KINDS.some((one) => one === value)
