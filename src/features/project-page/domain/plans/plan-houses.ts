import {
  band,
  carport,
  clamp,
  doors,
  type Layout,
  type Link,
  type Measures,
  opens,
  type Room,
  room,
  stack,
} from './plan-layout'

const STAIR = 2.2
/** The passage in front of the stair that ties the rooms of one storey together. */
const PASSAGE = 1.05
/** A hall wider than this is a hall and a room. */
const WIDEST_HALL = 3.6
const ALL_SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Column widths and row heights shared by both storeys, so that the stairs of both storeys align. */
function frame({ width: w, depth: d }: Measures) {
  const front = clamp(d * 0.48, 3.75, 5.8)
  const right = clamp(w * 0.27, 2.3, 4.6)
  const left = Math.min(6, w - right - clamp(w * 0.13, 1.3, 2.6) - STAIR)
  const middle = w - right - left - STAIR
  return { w, d, front, garden: d - front, right, left, core: left + STAIR, middle, isWide: w >= 12 }
}

/** The hall beside the stair, and the room that is left over in a wide house. */
function middleRooms(measures: Measures, hall: string, extra: string): Room[] {
  const { core, garden, front, middle } = frame(measures)
  if (middle <= WIDEST_HALL + 1) return [room(hall, core, garden, middle, front)]
  return band(
    garden,
    front,
    middle,
    [
      [hall, WIDEST_HALL - 0.6],
      [extra, 0],
    ],
    core,
  )
}

function belowLeft(measures: Measures): Room[] {
  const { garden, front, left } = frame(measures)
  const wet = 2
  return [
    ...band(
      garden,
      wet,
      left,
      measures.baths >= 5
        ? [
            ['bath-b', 0],
            ['bath-c', 1.8],
          ]
        : [['bath-b', 0]],
    ),
    ...band(
      garden + wet,
      front - wet,
      left,
      left >= 4.4
        ? [
            ['storage', left * 0.5],
            ['laundry', 0],
          ]
        : [['laundry', 0]],
    ),
  ]
}

function below(measures: Measures): Layout {
  const { w, d, front, garden, right, left } = frame(measures)
  const hasGuest = measures.beds >= 4
  const ownBath = hasGuest && measures.baths >= 5
  const living = room('living', hasGuest ? w * 0.29 : 0, 0, w * (hasGuest ? 0.41 : 0.62), garden)
  const rooms = [
    ...(hasGuest ? [room('bedroom:2', 0, 0, w * 0.29, garden)] : []),
    living,
    room('dining', living.x + living.w, 0, w - living.x - living.w, garden),
    ...belowLeft(measures),
    room('hall', left, garden, STAIR, PASSAGE),
    room('stair', left, garden + PASSAGE, STAIR, front - PASSAGE),
    ...middleRooms(measures, 'entry', 'plus'),
    ...stack(
      w - right,
      garden,
      right,
      front,
      w >= 14
        ? [
            ['kitchen', front * 0.55],
            ['maid', 0],
          ]
        : [['kitchen', 0]],
    ),
  ]
  const links: Link[] = [
    ...opens(['living', 'dining'], ['living', 'hall'], ['hall', 'entry'], ['stair', 'hall']),
    ...opens(['dining', 'kitchen'], ['living', 'entry']),
    ...doors(['bath-b', ownBath ? 'bedroom:2' : 'hall'], ['bath-c', 'hall'], ['bedroom:2', 'living']),
    ...doors(['plus', 'entry'], ['storage', 'laundry']),
  ]
  const slabs = [carport(w, d, measures.parking), room('terrace', living.x, -2, living.w, 2)]
  return { rooms, links, entrances: ['entry', 'laundry', 'maid'], litSides: ALL_SIDES, slabs }
}

function aboveLeft(measures: Measures, third: string): { rooms: Room[]; links: Link[] } {
  const { front, garden, left, core, isWide } = frame(measures)
  const passage = isWide ? room('hall', 0, garden, core, PASSAGE) : room('hall', left, garden, STAIR, PASSAGE)
  const y = isWide ? garden + PASSAGE : garden
  const h = isWide ? front - PASSAGE : front
  const hasBath = measures.baths >= 4 && left >= 4.2
  return {
    rooms: [
      passage,
      ...band(
        y,
        h,
        left,
        hasBath
          ? [
              ['bath-c', Math.min(2, left * 0.36)],
              [third, 0],
            ]
          : [[third, 0]],
      ),
    ],
    links: doors([third, 'hall'], ['bath-c', third]),
  }
}

function aboveGarden(measures: Measures, first: number): { rooms: Room[]; links: Link[] } {
  const { w, garden, left, isWide } = frame(measures)
  const second = `bedroom:${first}`
  const links = doors([second, 'hall'], ['master', 'landing'])
  if (!isWide) {
    return {
      rooms: band(0, garden, w, [
        [second, left + STAIR * 0.55],
        ['master', 0],
      ]),
      links,
    }
  }
  const middle = measures.beds >= 5 ? `bedroom:${first + 2}` : 'family'
  const bath = measures.baths >= 6 ? 1.9 : 0
  const secondWidth = w * 0.3 - bath
  return {
    rooms: [
      room(second, 0, 0, secondWidth, garden),
      ...(bath
        ? stack(secondWidth, 0, bath, garden, [
            ['bath-d', garden * 0.55],
            ['closet-b', 0],
          ])
        : []),
      room(middle, w * 0.3, 0, w * 0.3, garden),
      room('master', w * 0.6, 0, w * 0.4, garden),
    ],
    links: [
      ...links,
      ...(middle === 'family' ? opens(['family', 'hall']) : doors([middle, 'hall'])),
      ...doors(['closet-b', second], ['bath-d', 'closet-b']),
    ],
  }
}

function above(measures: Measures): Layout {
  const { w, garden, front, right, left } = frame(measures)
  const first = measures.beds >= 4 ? 3 : 2
  const one = aboveLeft(measures, `bedroom:${first + 1}`)
  const two = aboveGarden(measures, first)
  const hasCloset = right >= 3.4
  const middle = middleRooms(measures, 'landing', 'family-b').map((each) =>
    each.id === 'landing' ? { ...each, kind: 'hall' as const } : each,
  )
  const rooms = [
    ...two.rooms,
    ...one.rooms,
    room('stair', left, garden + PASSAGE, STAIR, front - PASSAGE),
    ...middle,
    ...stack(w - right, garden, right, front, [
      ...(hasCloset ? ([['closet', front * 0.28]] as const) : []),
      ['bath-a', front * (hasCloset ? 0.36 : 0.5)],
      ['bath-b', 0],
    ]),
  ]
  const links = [
    ...opens(['hall', 'landing'], ['stair', 'hall'], ['family-b', 'landing']),
    ...two.links,
    ...one.links,
    ...(hasCloset ? doors(['closet', 'master'], ['bath-a', 'closet']) : doors(['bath-a', 'master'])),
    ...doors(['bath-b', middle.length > 1 ? 'family-b' : 'landing']),
  ]
  return { rooms, links, entrances: [], litSides: ALL_SIDES, slabs: [] }
}

/** Both storeys of a house, ground floor first. */
export const houseLayouts = (measures: Measures): Layout[] => [below(measures), above(measures)]
