import type { UnitType } from '@/features/catalogue'

/** What a room is for; decides its furniture and its name. */
export type RoomKind =
  | 'living'
  | 'studio'
  | 'dining'
  | 'kitchen'
  | 'entry'
  | 'hall'
  | 'family'
  | 'master'
  | 'bedroom'
  | 'bath'
  | 'plus'
  | 'closet'
  | 'laundry'
  | 'storage'
  | 'stair'
  | 'shop'
  | 'maid'
  | 'balcony'
  | 'terrace'
  | 'carport'

/** Metres; x along the facade, y from the lit side (balcony, garden) towards the door or the street. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Room extends Box {
  id: string
  kind: RoomKind
  /** Bedrooms count from 2: the first one is the main bedroom. */
  number?: number
}

/** How two rooms meet: a door that swings into the first one, or no wall at all. */
export interface Link {
  into: string
  from: string
  as: 'door' | 'open'
}

export type Side = 'top' | 'right' | 'bottom' | 'left'

/** One storey, as a set of rooms that tile its rectangle, and slabs outside it. */
export interface Layout {
  rooms: readonly Room[]
  links: readonly Link[]
  /** Rooms with a door to the world on the bottom side. */
  entrances: readonly string[]
  litSides: readonly Side[]
  slabs: readonly Room[]
}

/** Cells of one band: kind (with `:number` for bedrooms) and width; 0 takes what is left. */
type Cell = readonly [name: string, width: number]

export const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** A room named `bedroom:2` or `bath-b`: the kind is the part before the sign. */
export function room(name: string, x: number, y: number, w: number, h: number): Room {
  const [kind = name, number] = name.split(':')
  const bare = kind.split('-')[0] as RoomKind
  return { id: name, kind: bare, number: number ? Number(number) : undefined, x, y, w, h }
}

/** Rooms side by side from the left. */
export function band(y: number, h: number, width: number, cells: readonly Cell[], from = 0): Room[] {
  const taken = cells.reduce((sum, [, w]) => sum + w, 0)
  let x = from
  return cells.map(([name, w]) => {
    const made = room(name, x, y, w || width - taken, h)
    x += made.w
    return made
  })
}

/** Rooms on top of each other from the lit side. */
export function stack(x: number, y: number, w: number, height: number, cells: readonly Cell[]): Room[] {
  const taken = cells.reduce((sum, [, h]) => sum + h, 0)
  let at = y
  return cells.map(([name, h]) => {
    const made = room(name, x, at, w, h || height - taken)
    at += made.h
    return made
  })
}

export const doors = (...pairs: readonly (readonly [string, string])[]): Link[] =>
  pairs.map(([into, from]) => ({ into, from, as: 'door' }))

export const opens = (...pairs: readonly (readonly [string, string])[]): Link[] =>
  pairs.map(([into, from]) => ({ into, from, as: 'open' }))

export type Measures = Pick<UnitType, 'kind' | 'beds' | 'baths' | 'parking' | 'width' | 'depth' | 'floors'>

const CAR = { w: 2.6, h: 5.2 }

/** Where the cars stand, in front of the street side. */
export const carport = (w: number, d: number, cars: number): Room =>
  room('carport', 0, d, Math.min(w, Math.max(1, cars) * CAR.w), CAR.h)
