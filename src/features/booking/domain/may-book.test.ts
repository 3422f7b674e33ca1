import { describe, expect, it } from 'vitest'
import { aPrice } from '@/features/catalogue/samples'
import type { OfferedUnit } from './campaign'
import type { Buyer } from './identity'
import { ASKED, type BookRefusal, type Facts, GUARDS, type Guard, mayBook, PLACES, refusalSoFar } from './may-book'

const name = { th: '', en: '', cht: '', chs: '' }
const unit: OfferedUnit = {
  ...{ id: 1, number: '1', building: 'A', floor: 2, area: 30, orientation: 'N', type: 'A', typeName: name },
  ...{ price: aPrice(100), offers: [], isFree: true, state: 'available' },
}
const thai: Buyer = { name: 'a', document: 'thai_id', number: '1101700230708', nationality: 'TH' }

/** A sale with nothing against it. */
const FINE: Required<Facts> = {
  ...{
    isTheirs: true,
    isEntrant: true,
    campaign: 'open',
    turn: null,
    unit,
    buyers: [thai],
    limit: { most: 2, others: 1 },
  },
  quota: { building: { total: 10_000, foreign: 1900 }, area: 3000 },
}

/** What each guard alone is against, and what it says. */
const AGAINST: Record<Guard, readonly [Facts, BookRefusal][]> = {
  hold: [[{ isTheirs: false }, 'over']],
  campaign: [
    [{ campaign: 'closed' }, 'closed'],
    [{ campaign: 'announced' }, 'notYet'],
  ],
  turn: [[{ turn: 'others' }, 'notYourTurn']],
  unit: [
    [{ unit: null }, 'notOffered'],
    [{ unit: { ...unit, isFree: false } }, 'taken'],
    [{ unit: { ...unit, price: aPrice(null) } }, 'taken'],
  ],
  named: [[{ buyers: [] }, 'unnamed']],
  entrant: [[{ isEntrant: false }, 'otherEntrant']],
  nationality: [
    [{ buyers: [thai, { ...thai, document: 'passport', number: 'AA1234567' }] }, 'nationality'],
    [{ buyers: [{ ...thai, nationality: 'XX' }] }, 'nationality'],
  ],
  limit: [[{ limit: { most: 2, others: 2 } }, 'limit']],
  quota: [[{ quota: { building: { total: 10_000, foreign: 1901 }, area: 3000 } }, 'quota']],
}

/** What the business wants each step to ask, written down apart from the code. */
const WANTED = {
  hold: ['campaign', 'turn', 'unit'],
  identify: ['entrant', 'hold', 'limit', 'named', 'nationality', 'quota'],
  counter: ['campaign', 'entrant', 'limit', 'named', 'nationality', 'quota', 'turn', 'unit'],
  takeOver: ['entrant', 'hold', 'limit', 'nationality', 'quota'],
  revive: ['campaign', 'entrant', 'limit', 'named', 'nationality', 'quota', 'turn', 'unit'],
}

describe('a booking', () => {
  it('is asked about by every step that sells, with the guards that the business wants', () => {
    expect(Object.fromEntries(PLACES.map((place) => [place, [...ASKED[place]].sort()]))).toEqual(WANTED)
  })

  it.each(PLACES)('can be had at %s when nothing is against it', (place) => {
    expect(mayBook(place, FINE)).toEqual({ is: 'granted' })
  })

  it.each(PLACES.flatMap((place) => ASKED[place].map((guard) => ({ place, guard }))))(
    'is refused at $place by the guard of $guard alone, and by no other one',
    ({ place, guard }) => {
      for (const [fact, because] of AGAINST[guard]) {
        expect(mayBook(place, { ...FINE, ...fact })).toEqual({ is: 'refused', because })
        expect(refusalSoFar(place, fact)).toBe(because)
      }
    },
  )

  it('is not granted on what nobody looked up: each missing fact is wanted', () => {
    for (const place of PLACES) {
      let known: Facts = {}
      const wanted: Guard[] = []
      for (let answer = mayBook(place, known); answer.is === 'wanted'; answer = mayBook(place, known)) {
        wanted.push(answer.guard)
        const keys: Record<Guard, keyof Facts> = {
          ...{ hold: 'isTheirs', campaign: 'campaign', turn: 'turn', unit: 'unit' },
          ...{ named: 'buyers', entrant: 'isEntrant', nationality: 'buyers', limit: 'limit', quota: 'quota' },
        }
        known = { ...known, [keys[answer.guard]]: FINE[keys[answer.guard]] }
      }
      expect(wanted).toEqual(ASKED[place].filter((guard) => !(guard === 'nationality' && wanted.includes('named'))))
    }
    expect(GUARDS).toHaveLength(Object.keys(AGAINST).length)
  })
})
