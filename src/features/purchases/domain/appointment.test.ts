import { describe, expect, it } from 'vitest'
import { APPOINTMENT_STATES, APPOINTMENT_STEPS, type AppointmentStep, appointmentAfter } from './appointment'

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
})
