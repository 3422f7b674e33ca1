import { type Price, priceOf, priceOfAll } from '@/kernel/price'
import type { Orientation, UnitState } from '@/kernel/vocabulary'
import type { ProjectFacts, UnitTypeFacts } from '../types'

/** One home of the demonstration content, before it is stored. */
export interface SeedUnit {
  type: string
  building: string
  floor: number
  number: string
  area: number
  orientation: Orientation
  price: number | null
  state: UnitState
}

/** A small repeatable source of numbers in [0, 1), the same on every machine (mulberry32). */
export function seededRandom(seed: string): () => number {
  let state =
    [...seed].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 0x01000193), 0x811c9dc5) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Share of homes sold and reserved: a new project has sold little, a ready one most, a sold-out one all. */
function soldShare(facts: ProjectFacts): { sold: number; reserved: number } {
  if (facts.badge === 'Sold_Out') return { sold: 1, reserved: 0 }
  if (facts.unitTypes.every((type) => type.price.now === null)) return { sold: 0, reserved: 0 }
  if (facts.badge === 'Ready_to_Move') return { sold: 0.68, reserved: 0.08 }
  return facts.badge === 'New_Project' ? { sold: 0.16, reserved: 0.12 } : { sold: 0.34, reserved: 0.1 }
}

function stateOf(share: { sold: number; reserved: number }, dice: number): UnitState {
  if (dice < share.sold) return 'sold'
  if (dice < share.sold + share.reserved) return 'reserved'
  return dice > 0.985 ? 'withheld' : 'available'
}

/** Higher costs more, and a little by chance; whole thousands of baht. */
function unitPrice(type: UnitTypeFacts, height: number, dice: number): number | null {
  const { now } = type.price
  if (now === null) return null
  const share = Math.min(1, Math.max(0, height * 0.8 + dice * 0.2))
  return Math.round((now.from + (now.to - now.from) * share) / 1000) * 1000
}

/** Every type spread evenly over the whole list, so that each floor mixes types as a real plan does. */
function spread(types: readonly UnitTypeFacts[]): UnitTypeFacts[] {
  return types
    .flatMap((type) => Array.from({ length: type.count }, (_, index) => ({ type, at: (index + 0.5) / type.count })))
    .sort((a, b) => a.at - b.at)
    .map(({ type }) => type)
}

/** The position of a unit: building, floor, door number. */
type Standing = Pick<SeedUnit, 'building' | 'floor' | 'number'> & { height: number }

const letter = (index: number) => String.fromCharCode(65 + index)

/** A tower's homes fill floor after floor, all buildings of a floor before the next; no fourth floor is skipped. */
function inTowers(facts: ProjectFacts, homes: number): (index: number) => Standing {
  const isTall = facts.storeys > 12
  const floors = Math.max(1, facts.storeys - (isTall ? 4 : 1))
  const perFloor = Math.ceil(homes / (facts.buildings * floors))
  return (index) => {
    const slot = Math.floor(index / perFloor)
    const level = Math.floor(slot / facts.buildings)
    const building = letter(slot % facts.buildings)
    const floor = level + (isTall ? 4 : 2)
    const door = String((index % perFloor) + 1).padStart(2, '0')
    return { building, floor, number: `${building}${floor}/${door}`, height: level / Math.max(1, floors - 1) }
  }
}

/** Houses and plots stand in streets of some twenty. */
function inStreets(homes: number): (index: number) => Standing {
  const streets = Math.max(1, Math.round(homes / 20))
  return (index) => {
    const building = letter(Math.floor((index * streets) / homes))
    return { building, floor: 1, number: `${building}${String(index + 1).padStart(2, '0')}`, height: 0 }
  }
}

/**
 * The lowest and the highest price of a project, or of one type of it: of its available units, and where there is none, as
 * they were published; null: on request.
 */
export function pricesOf(facts: ProjectFacts, code?: string): Price {
  const isAsked = (type: string) => code === undefined || type === code
  const available = unitsOf(facts).filter(({ state, type }) => state === 'available' && isAsked(type))
  const published = facts.unitTypes.filter((type) => isAsked(type.code))
  const prices = available.flatMap(({ price }) => price ?? [])
  return priceOfAll(prices.length > 0 ? prices.map((from) => priceOf({ from })) : published.map(({ price }) => price))
}

/** All homes of a project, floor by floor or street by street, the same on every machine. */
export function unitsOf(facts: ProjectFacts): SeedUnit[] {
  const random = seededRandom(facts.slug)
  const share = soldShare(facts)
  const homes = spread(facts.unitTypes)
  const stand = facts.group === 'Condominium' ? inTowers(facts, homes.length) : inStreets(homes.length)
  return homes.map((type, index) => {
    const { height, ...place } = stand(index)
    return {
      ...place,
      type: type.code,
      area: type.kind === 'plot' ? (type.landWah ?? 0) : type.area,
      orientation: type.orientations[index % type.orientations.length] ?? 'N',
      price: unitPrice(type, height, random()),
      state: stateOf(share, random()),
    }
  })
}
