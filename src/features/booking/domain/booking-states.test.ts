import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOOKING_STATES,
  type BookingState,
  type Doer,
  holdsUnit,
  isKept,
  isOpen,
  OPEN_STATES,
  publicStateOf,
  STEPS,
  type StepName,
  stateAfter,
} from './booking-states'

const NAMES = Object.keys(STEPS) as StepName[]
const DOERS: Doer[] = ['buyer', 'staff', 'system']
const commands = fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...DOERS)), { maxLength: 40 })

/** The states that a list of attempted steps leads through; refused ones change nothing. */
function walk(steps: readonly (readonly [StepName, Doer])[]): BookingState[] {
  const seen: BookingState[] = ['held']
  for (const [name, by] of steps)
    seen.push(stateAfter(seen.at(-1) ?? 'held', name, by) ?? (seen.at(-1) as BookingState))
  return seen
}

describe('the way of a booking', () => {
  it('leads from the hold to the transfer, one step after the other', () => {
    const way = walk([
      ['identify', 'buyer'],
      ['verify', 'buyer'],
      ['sign', 'buyer'],
      ['pay', 'buyer'],
      ['settle', 'system'],
      ['appoint', 'staff'],
      ['contract', 'staff'],
      ['transfer', 'staff'],
    ])
    expect(way).toEqual([
      ...OPEN_STATES.filter((state) => state !== 'on_paper' && state !== 'co_signing'),
      'booked',
      'contract_appointed',
      'contracted',
      'transferred',
    ])
  })

  it('goes by the hands of staff alone where it is signed on paper', () => {
    expect(stateAfter('verified', 'signOnPaper', 'staff')).toBe('on_paper')
    expect(stateAfter('on_paper', 'confirmPaper', 'staff')).toBe('signed')
    expect(stateAfter('on_paper', 'refusePaper', 'staff')).toBe('verified')
    for (const name of ['signOnPaper', 'confirmPaper', 'refusePaper'] as const)
      for (const by of ['buyer', 'system'] as const)
        for (const state of BOOKING_STATES) expect(stateAfter(state, name, by)).toBeNull()
  })

  it('waits for every further buyer: neither staff nor the system sign in their place, and nothing is paid before', () => {
    expect(stateAfter('verified', 'signFirst', 'buyer')).toBe('co_signing')
    expect(stateAfter('co_signing', 'signLast', 'buyer')).toBe('signed')
    for (const by of ['staff', 'system'] as const) expect(stateAfter('co_signing', 'signLast', by)).toBeNull()
    for (const name of ['sign', 'pay', 'settle', 'identify', 'confirmPaper'] as const)
      for (const by of DOERS) expect(stateAfter('co_signing', name, by)).toBeNull()
  })

  it.each<[StepName, BookingState]>([
    ['verify', 'held'],
    ['sign', 'identified'],
    ['pay', 'verified'],
    ['settle', 'verified'],
    ['identify', 'verified'],
    ['sign', 'on_paper'],
    ['pay', 'on_paper'],
    ['signOnPaper', 'identified'],
    ['signOnPaper', 'signed'],
    ['confirmPaper', 'verified'],
    ['refusePaper', 'signed'],
    ['release', 'paying'],
    ['release', 'booked'],
    ['lapse', 'booked'],
    ['settle', 'booked'],
  ])('%s does not start at %s', (name, state) => {
    for (const by of DOERS) expect(stateAfter(state, name, by)).toBeNull()
  })

  it('is paid by the payment alone: no buyer and no staff can say so', () => {
    const reachable = (['buyer', 'staff'] as const).flatMap((by) =>
      BOOKING_STATES.filter((state) => state !== 'booked').flatMap((state) =>
        NAMES.map((name) => stateAfter(state, name, by)),
      ),
    )
    expect(reachable).not.toContain('booked')
  })

  it('is kept by its fee from the booking to the transfer, and by nothing else', () => {
    const kept = ['booked', 'contract_appointed', 'contracted', 'transferred']
    expect(BOOKING_STATES.filter(isKept)).toEqual(kept)
    expect(BOOKING_STATES.filter(holdsUnit)).toEqual([...OPEN_STATES, ...kept])
  })

  it('is reached in every state', () => {
    const reached = new Set<BookingState>(['held'])
    const onward = (state: BookingState) =>
      NAMES.flatMap((name) => DOERS.flatMap((by) => stateAfter(state, name, by) ?? []))
    for (const _ of BOOKING_STATES) for (const state of [...reached].flatMap(onward)) reached.add(state)
    expect([...reached].sort()).toEqual([...BOOKING_STATES].sort())
  })
})

describe('whatever is tried, in whatever order', () => {
  it('the fee is never settled before the contract is signed, and no signature comes before the code', () => {
    fc.assert(
      fc.property(commands, (steps) => {
        const seen = walk(steps)
        const first = (state: BookingState) => seen.indexOf(state)
        if (first('signed') >= 0) expect(first('verified')).toBeGreaterThan(first('identified'))
        if (first('booked') >= 0 && first('lapsed') < 0) expect(first('signed')).toBeGreaterThan(0)
      }),
      { numRuns: 2000 },
    )
  })

  it('a refund follows money that came, and is the end', () => {
    fc.assert(
      fc.property(commands, (steps) => {
        const seen = walk(steps)
        const at = seen.indexOf('refunded')
        if (at < 0) return
        expect(seen.slice(0, at).some((state) => state === 'booked' || state === 'paid_late')).toBe(true)
        expect(new Set(seen.slice(at))).toEqual(new Set(['refunded']))
      }),
      { numRuns: 2000 },
    )
  })

  it('the public sees a unit as free exactly when no booking holds it', () => {
    for (const state of BOOKING_STATES) {
      expect(publicStateOf(state) === 'available').toBe(!holdsUnit(state))
      if (isOpen(state)) expect(publicStateOf(state)).toBe('reserved')
    }
    expect(['contracted', 'transferred'].map((state) => publicStateOf(state as BookingState))).toEqual(['sold', 'sold'])
  })
})
