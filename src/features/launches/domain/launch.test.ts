import { describe, expect, it } from 'vitest'
import { type Launch, phaseOf, planFault, readNumber } from './launch'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const names = { th: 'ก', en: 'a', cht: '甲', chs: '甲' }

const LAUNCH: Launch = {
  campaign: 1,
  code: 'a',
  title: names,
  project: { id: 1, slug: 'a', title: names, brand: 'noble' },
  opensAt: at(9),
  closesAt: null,
  isOpen: true,
  registrationOpensAt: at(2),
  registrationClosesAt: at(5),
  fee: 1000,
  holdMinutes: 15,
  unitsPerPerson: 1,
  numberSource: 'named',
  numberAt: at(6),
  numberName: names,
  numberHref: 'https://index.example.com/',
  turnMinutes: 15,
  turnsFrom: 9,
  turnsUntil: 21,
  missed: 'end',
  commitment: { sha256: '', statement: '', madeAt: at(1) },
  closing: null,
  number: null,
  draw: null,
  withdrawal: null,
}

describe('a launch', () => {
  it('goes through its phases by the clock, and by what was done', () => {
    expect([1, 2, 4, 5].map((day) => phaseOf(LAUNCH, at(day)))).toEqual([
      'planned',
      'registration',
      'registration',
      'closing',
    ])
    expect(phaseOf({ ...LAUNCH, commitment: null }, at(3))).toBe('planned')
    const closed = { ...LAUNCH, closing: { sha256: '', count: 0, closedAt: at(5) } }
    expect(phaseOf(closed, at(6))).toBe('closed')
    expect(phaseOf({ ...closed, draw: { id: 1, drawnAt: at(7) } }, at(7))).toBe('drawn')
    expect(phaseOf({ ...closed, withdrawal: { at: at(6), reason: 'a' } }, at(6))).toBe('withdrawn')
  })

  it('can be committed to once its plan is whole', () => {
    expect(planFault(LAUNCH, at(1))).toBeNull()
    expect(planFault(LAUNCH, at(5))).toBe('past')
    expect(planFault({ ...LAUNCH, registrationOpensAt: at(5) }, at(1))).toBe('dates')
    expect(planFault({ ...LAUNCH, numberAt: null }, at(1))).toBe('numberAt')
    expect(planFault({ ...LAUNCH, numberAt: new Date(at(5).getTime() + 14 * 60_000) }, at(1))).toBe('numberAt')
    expect(planFault({ ...LAUNCH, opensAt: at(5) }, at(1))).toBe('sale')
    expect(planFault({ ...LAUNCH, numberHref: 'index' }, at(1))).toBe('notALink')
    expect(planFault({ ...LAUNCH, numberSource: 'beacon', numberHref: '' }, at(1))).toBeNull()
    expect(planFault({ ...LAUNCH, numberName: { ...names, chs: ' ' } }, at(1))).toBe('numberName')
    expect(planFault({ ...LAUNCH, turnMinutes: 240, turnsUntil: 12 }, at(1))).toBe('hours')
  })

  it('takes digits and hex as a public number, however they were typed', () => {
    expect(['835 492', '835-492', 'C0FFEE', '', 'eight', 'x1', '๘๓๕'].map(readNumber)).toEqual([
      ...['835492', '835492', 'c0ffee'],
      ...[null, null, null, '835'],
    ])
  })
})
