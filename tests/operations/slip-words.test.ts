import { beforeEach, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { findBooking, recordSlipRefusal } from '@/features/booking/server'
import { refuseSlip } from '@/features/payments/server'
import { buyer, NOW } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { slipOf } from '../support/counter'
import { sendSlipOf, transferring } from '../support/transfers'

const clock = { now: NOW }
const later = (minutes: number) => minutesAfter(NOW, minutes)

beforeEach(() => {
  clock.now = NOW
})

describe('a unit whose money was not seen yet', () => {
  it('is kept from others by a word alone for two hours, however often it is given and refused', async () => {
    const { token, reference } = await transferring()
    clock.now = later(5)
    for (const minutes of [5, 60]) {
      clock.now = later(minutes)
      expect(await sendSlipOf(token, 'word', clock.now)).toEqual({ ok: true, value: null })
      expect((await findBooking(await buyer(clock.now), token))?.holdEndsAt).toEqual(later(125))
      clock.now = later(minutes + 10)
      const finance = await someContext(clock.now, { kind: 'staff', id: 901, role: 'finance' })
      await refuseSlip(finance, await slipOf(reference), { reason: 'notReceived', note: '' })
      await recordSlipRefusal(await jobContext(clock.now), {
        ...{ reference, reason: 'notReceived', way: 'said', until: minutesAfter(clock.now, 120) },
      })
      expect((await findBooking(await buyer(clock.now), token))?.holdEndsAt).toEqual(later(125))
    }
    expect(await sendSlipOf(token, 'slip', clock.now)).toEqual({ ok: true, value: null })
    expect((await findBooking(await buyer(clock.now), token))?.holdEndsAt).toEqual(minutesAfter(clock.now, 24 * 60))
  })

  it('is not held again by the refusal of a slip once its hold is over: others were told that it is free', async () => {
    const { token, reference } = await transferring()
    await sendSlipOf(token, 'word', clock.now)
    clock.now = later(126)
    await recordSlipRefusal(await jobContext(clock.now), {
      ...{ reference, reason: 'notReceived', way: 'slip', until: minutesAfter(clock.now, 120) },
    })
    expect((await findBooking(await buyer(clock.now), token))?.state).toBe('lapsed')
  })
})
