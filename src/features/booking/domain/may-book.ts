import { type BuildingAreas, fitsQuota } from '@/features/catalogue'
import type { OfferedUnit, Phase } from './campaign'
import { type Buyer, isThai } from './identity'
import { isNationality } from './nationalities'

/** The guards of a sale, each of which refuses for a reason of its own. */
export const GUARDS = ['hold', 'campaign', 'turn', 'unit', 'named', 'entrant', 'nationality', 'limit', 'quota'] as const
export type Guard = (typeof GUARDS)[number]

/** The steps that sell: each gives a unit to somebody, or lets them keep it. */
export const PLACES = ['hold', 'identify', 'counter', 'takeOver', 'revive'] as const
export type Place = (typeof PLACES)[number]

/**
 * What each step asks, in the order in which it takes its locks: launch, unit, people, building. A hold knows no buyer
 * yet; who is named later has a unit that was granted. The counter does both at once. Late money is a new sale and asks
 * everything.
 */
export const ASKED: Record<Place, readonly Guard[]> = {
  hold: ['campaign', 'turn', 'unit'],
  identify: ['hold', 'named', 'entrant', 'nationality', 'limit', 'quota'],
  counter: ['campaign', 'turn', 'unit', 'named', 'entrant', 'nationality', 'limit', 'quota'],
  // Whoever was not named yet is asked about when they are.
  takeOver: ['hold', 'entrant', 'nationality', 'limit', 'quota'],
  revive: ['campaign', 'turn', 'unit', 'named', 'entrant', 'nationality', 'limit', 'quota'],
}

/** Why a booking may not be had. */
export type BookRefusal =
  | 'closed'
  | 'notYet'
  | 'notYourTurn'
  | 'notOffered'
  | 'taken'
  | 'over'
  | 'unnamed'
  | 'otherEntrant'
  | 'nationality'
  | 'limit'
  | 'quota'

/** What is known so far. What is missing has not been asked for. */
export interface Facts {
  /** Whether the unit is held by this very booking. */
  isTheirs?: boolean
  campaign?: Phase
  /** The turn in which the unit is held; null where none is needed. */
  turn?: number | null | 'others'
  /** The unit as it is offered now; null when the campaign has no such unit. */
  unit?: OfferedUnit | null
  /** Empty while nobody is named. */
  buyers?: readonly Buyer[]
  /** Whether one of the buyers is who registered for the turn of the sale; true where no turn was needed. */
  isEntrant?: boolean
  /** How many units one person may have, and how many that buyer has otherwise who has the most. */
  limit?: { most: number; others: number }
  /** The building with what others of it are foreign, and the area asked for; null where no quota applies. */
  quota?: { building: BuildingAreas; area: number } | null
}

/** Nobody counts as Thai by their word alone: a Thai number has to go with it. */
const isRead = (buyer: Buyer): boolean =>
  isNationality(buyer.nationality) && (buyer.nationality !== 'TH' || isThai(buyer))

const refusalOfUnit = (unit: OfferedUnit | null): BookRefusal | null => {
  if (unit === null) return 'notOffered'
  return unit.isFree && unit.price.now !== null ? null : 'taken'
}

const CLOSED: Record<Phase, BookRefusal | null> = { open: null, announced: 'notYet', closed: 'closed' }

/** What a rule says of a fact; nothing of one that is not known. */
const of = <Fact>(fact: Fact | undefined, rule: (fact: Fact) => BookRefusal | null): BookRefusal | null | undefined =>
  fact === undefined ? undefined : rule(fact)

/** What each guard says: why not, null when it lets through, nothing when its fact is not known. */
const RULES: Record<Guard, (facts: Facts) => BookRefusal | null | undefined> = {
  hold: ({ isTheirs }) => of(isTheirs, (is) => (is ? null : 'over')),
  campaign: ({ campaign }) => of(campaign, (phase) => CLOSED[phase]),
  turn: ({ turn }) => of(turn, (held) => (held === 'others' ? 'notYourTurn' : null)),
  unit: ({ unit }) => of(unit, refusalOfUnit),
  named: ({ buyers }) => of(buyers, ({ length }) => (length > 0 ? null : 'unnamed')),
  entrant: ({ isEntrant }) => of(isEntrant, (is) => (is ? null : 'otherEntrant')),
  nationality: ({ buyers }) => of(buyers, (all) => (all.every(isRead) ? null : 'nationality')),
  limit: ({ limit }) => of(limit, ({ most, others }) => (others >= most ? 'limit' : null)),
  quota: ({ quota }) => of(quota, (one) => (one === null || fitsQuota(one.building, one.area) ? null : 'quota')),
}

/** The answer: granted, refused, or which guard's fact is wanted next. */
export type Answer = { is: 'granted' } | { is: 'refused'; because: BookRefusal } | { is: 'wanted'; guard: Guard }

/**
 * Whether this booking may be had, asked by every step that sells. A fact that is not known is wanted, never passed over:
 * nothing is granted before every guard of the step has let through.
 */
export function mayBook(place: Place, facts: Facts): Answer {
  for (const guard of ASKED[place]) {
    const because = RULES[guard](facts)
    if (because === undefined) return { is: 'wanted', guard }
    if (because !== null) return { is: 'refused', because }
  }
  return { is: 'granted' }
}

/** Why a step is refused by what is known already; null when that says nothing against it. */
export const refusalSoFar = (place: Place, facts: Facts): BookRefusal | null =>
  ASKED[place].reduce<BookRefusal | null>((because, guard) => because ?? RULES[guard](facts) ?? null, null)
