import { describe, expect, it } from 'vitest'
import {
  APPOINTMENT_STATES,
  APPOINTMENT_STEPS,
  type AppointmentStep,
  appointmentAfter,
  localMoment,
  typedMoment,
} from './appointment'

describe('an appointment', () => {
  it('takes these steps and no others', () => {
    const steps = Object.keys(APPOINTMENT_STEPS) as AppointmentStep[]
    const table = Object.fromEntries(
      APPOINTMENT_STATES.map((state) => [
        state,
        steps.filter((step) => appointmentAfter(state, step) !== null).join(' '),
      ]),
    )
    expect(table).toEqual({
      proposed: 'propose confirm decline finish cancel',
      confirmed: 'propose decline finish cancel',
      declined: 'propose cancel',
      done: '',
      cancelled: '',
    })
  })

  it('is typed in the time of Thailand', () => {
    const moment = typedMoment('2026-12-01T10:30')
    expect(moment).toEqual(new Date('2026-12-01T03:30:00Z'))
    expect(localMoment(moment as Date)).toBe('2026-12-01T10:30')
    for (const text of ['', '2026-02-30T10:30', '2026-12-01', '2026-12-01T25:00']) expect(typedMoment(text)).toBeNull()
  })
})
