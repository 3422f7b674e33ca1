import { describe, expect, it } from 'vitest'
import { REFUND_STATES, REFUND_STEPS, REFUND_WAYS, refundAfter, wayOf } from './refund-states'

describe('a refund', () => {
  it('takes exactly the steps of its table', () => {
    const steps = REFUND_WAYS.flatMap((way) =>
      REFUND_STATES.flatMap((state) =>
        REFUND_STEPS.flatMap((step) => {
          const to = refundAfter(state, way, step)
          return to ? [`${way}: ${state} –${step}→ ${to}`] : []
        }),
      ),
    )
    expect(steps).toEqual([
      'provider: asked –approve→ approved',
      'provider: asked –reject→ rejected',
      'provider: approved –send→ sent',
      'provider: approved –redirect→ asked',
      'provider: sent –lose→ unknown',
      'provider: sent –hear→ done',
      'provider: sent –decline→ approved',
      'provider: unknown –hear→ done',
      'provider: unknown –decline→ approved',
      'provider: unknown –redirect→ asked',
      'transfer: asked –approve→ approved',
      'transfer: asked –reject→ rejected',
      'transfer: approved –rename→ asked',
      'transfer: approved –transfer→ done',
    ])
  })

  it.each([
    ['opn', 'card', 'provider'],
    ['opn', 'promptpay', 'transfer'],
    ['trial', 'card', 'provider'],
    ['2c2p', 'card', 'transfer'],
    ['2c2p', 'promptpay', 'transfer'],
    ['another', 'card', 'transfer'],
  ])('of a payment at %s by %s goes by %s', (provider, method, way) => {
    expect(wayOf(provider, method)).toBe(way)
  })
})
