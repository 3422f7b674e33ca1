import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLateFrom, nextState, PAYMENT_EVENTS, PAYMENT_STATES, type PaymentState } from './payment-states'

const run = (events: readonly (typeof PAYMENT_EVENTS)[number][]) => {
  let state: PaymentState = 'created'
  const passed: PaymentState[] = [state]
  for (const event of events) {
    state = nextState(state, event) ?? state
    passed.push(state)
  }
  return passed
}

describe('the states of a payment', () => {
  it.each([
    ['pending', 'pay', 'paid'],
    ['requested', 'lose', 'unknown'],
    ['unknown', 'wait', 'pending'],
    ['unknown', 'pay', 'paid'],
    ['expired', 'pay', 'paid'],
    ['failed', 'pay', 'paid'],
    ['paid', 'fail', null],
    ['paid', 'expire', null],
    ['paid', 'pay', null],
    ['pending', 'wait', null],
    ['created', 'pay', null],
    ['paid', 'refund', null],
    ['refund_due', 'refund', 'refunded'],
    ['refunded', 'pay', null],
  ] as const)('%s, then %s: %s', (state, event, expected) => {
    expect(nextState(state, event)).toBe(expected)
  })

  it('take money once, and never lose it, in whatever order reports come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 40 }), (events) => {
        const passed = run(['ask', ...events])
        const becamePaid = passed.filter((state, at) => state === 'paid' && passed[at - 1] !== 'paid').length
        const hasPayment = events.includes('pay')
        expect(becamePaid).toBe(hasPayment ? 1 : 0)
        if (hasPayment) expect(['paid', 'refund_due', 'refunded']).toContain(passed.at(-1))
      }),
      { numRuns: 10_000 },
    )
  })

  it('are late only after an announced end', () => {
    expect(PAYMENT_STATES.filter(isLateFrom)).toEqual(['failed', 'expired'])
  })
})
