import { band, clamp, doors, type Layout, type Measures, opens, type Room, room, stack } from './plan-layout'

const BALCONY_DEPTH = 1.2

/** The back of a flat (bath, kitchen, door to the corridor) and its lit front. */
function depths(depth: number) {
  const back = clamp(depth * 0.35, 1.95, 2.9)
  return { front: depth - back, back }
}

function flat(rooms: readonly Room[], links: Layout['links'], balconyOf: readonly string[]): Layout {
  const slabs = rooms
    .filter((one) => balconyOf.includes(one.id))
    .map((one) => room(`balcony-${one.id}`, one.x, -BALCONY_DEPTH, one.w, BALCONY_DEPTH))
  return { rooms, links, entrances: ['kitchen'], litSides: ['top'], slabs }
}

function studio({ width: w, depth: d }: Measures): Layout {
  const { front, back } = depths(d)
  return flat(
    [
      ...band(0, front, w, [['studio', 0]]),
      ...band(front, back, w, [
        ['kitchen', 0],
        ['bath', clamp(w * 0.42, 1.6, 2)],
      ]),
    ],
    [...opens(['studio', 'kitchen']), ...doors(['bath', 'kitchen'])],
    ['studio'],
  )
}

function oneBed({ width: w, depth: d }: Measures): Layout {
  const { front, back } = depths(d)
  const bath = clamp(w * 0.34, 1.65, 2.5)
  return flat(
    [
      ...band(0, front, w, [
        ['living', 0],
        ['master', clamp(w * 0.48, 2.5, 3.5)],
      ]),
      ...band(front, back, w, [
        ['kitchen', 0],
        ['bath', bath],
      ]),
    ],
    [...opens(['living', 'kitchen']), ...doors(['master', 'living'], ['bath', 'kitchen'])],
    ['living'],
  )
}

function oneBedPlus({ width: w, depth: d }: Measures): Layout {
  const { front, back } = depths(d)
  const living = w - clamp(w * 0.47, 2.6, 3.5)
  const kitchen = clamp(w * 0.36, 1.9, 2.8)
  return flat(
    [
      ...band(0, front, w, [
        ['living', living],
        ['master', 0],
      ]),
      ...band(front, back, w, [
        ['kitchen', kitchen],
        ['plus', 0],
        ['bath', clamp(w * 0.28, 1.6, 2.1)],
      ]),
    ],
    [...opens(['living', 'kitchen']), ...doors(['master', 'living'], ['plus', 'living'], ['bath', 'master'])],
    ['living', 'master'],
  )
}

function twoBed({ width: w, depth: d, baths }: Measures): Layout {
  const { front, back } = depths(d)
  const second = clamp(w * 0.29, 2.15, 3.2)
  const main = clamp(w * 0.34, 2.4, 3.8)
  const bath = clamp(w * 0.22, 1.6, 2.3)
  const fronts = band(0, front, w, [
    ['bedroom:2', second],
    ['living', 0],
    ['master', main],
  ])
  if (baths === 1) {
    return flat(
      [
        ...fronts,
        ...band(front, back, w, [
          ['kitchen', 0],
          ['bath', bath + 0.3],
        ]),
      ],
      [...opens(['living', 'kitchen']), ...doors(['bedroom:2', 'living'], ['master', 'living'], ['bath', 'kitchen'])],
      ['living'],
    )
  }
  return flat(
    [
      ...fronts,
      ...band(front, back, w, [
        ['bath-b', bath],
        ['kitchen', 0],
        ['bath-a', bath + 0.2],
      ]),
    ],
    [
      ...opens(['living', 'kitchen']),
      ...doors(['bedroom:2', 'living'], ['master', 'living'], ['bath-b', 'kitchen'], ['bath-a', 'master']),
    ],
    ['living'],
  )
}

function threeBed({ kind, width: w, depth: d, baths }: Measures): Layout {
  const isPenthouse = kind === 'penthouse'
  const back = clamp(d * 0.45, 3.2, 4.6)
  const front = d - back
  const small = clamp(w * 0.21, 2.5, 3.5)
  const main = clamp(w * 0.26, 3, 4.3)
  const wing = small * 2
  const living = w - wing - main
  const corridor = 1.1
  const wet = back - corridor
  const entry = isPenthouse ? 2 : 0
  const third = baths >= 3 ? 'bath-c' : 'laundry'
  const rooms = [
    ...band(0, front, w, [
      ['bedroom:3', small],
      ['bedroom:2', small],
      ['living', 0],
      ['master', main],
    ]),
    room('hall', 0, front, wing, corridor),
    ...band(front + corridor, wet, wing, [
      ['bath-b', 0],
      [third, small * 0.9],
    ]),
    room('kitchen', wing, front, living, back - entry),
    ...(isPenthouse
      ? band(
          d - entry,
          entry,
          living,
          [
            ['entry', 0],
            ['bath-d', 1.7],
          ],
          wing,
        )
      : []),
    ...stack(w - main, front, main, back, [
      ['closet', back * 0.42],
      ['bath-a', 0],
    ]),
  ]
  const links = [
    ...opens(['living', 'kitchen'], ['hall', 'kitchen'], ...(isPenthouse ? ([['kitchen', 'entry']] as const) : [])),
    ...doors(['bedroom:3', 'hall'], ['bedroom:2', 'hall'], ['bath-b', 'hall'], [third, 'hall']),
    ...doors(['master', 'living'], ['closet', 'master'], ['bath-a', 'closet'], ['bath-d', 'entry']),
  ]
  const made = flat(rooms, links, ['living', ...(isPenthouse ? ['master', 'bedroom:2', 'bedroom:3'] : [])])
  return { ...made, entrances: [isPenthouse ? 'entry' : 'kitchen'], litSides: ['top', 'right'] }
}

function duplexBelow({ width: w, depth: d }: Measures): Layout {
  const back = 2.4
  return flat(
    [
      ...band(0, d - back, w, [['living', 0]]),
      ...band(d - back, back, w, [
        ['stair', 2.2],
        ['kitchen', 0],
        ['bath', 1.7],
      ]),
    ],
    [...opens(['living', 'kitchen'], ['stair', 'kitchen']), ...doors(['bath', 'kitchen'])],
    ['living'],
  )
}

function duplexAbove({ width: w, depth: d }: Measures): Layout {
  const back = 2.4
  const rooms = [
    ...band(0, d - back, w, [
      ['bedroom:2', w * 0.37],
      ['master', 0],
    ]),
    ...band(d - back, back, w, [
      ['stair', 2.2],
      ['hall', 2.3],
      ['bath-b', 2],
      ['bath-a', 0],
    ]),
  ]
  const links = [
    ...opens(['stair', 'hall']),
    ...doors(['bedroom:2', 'hall'], ['master', 'hall'], ['bath-b', 'hall'], ['bath-a', 'master']),
  ]
  return { ...flat(rooms, links, []), entrances: [] }
}

/** The storeys of a home in a condominium, lowest first. */
export function flatLayouts(measures: Measures): Layout[] {
  switch (measures.kind) {
    case 'studio':
      return [studio(measures)]
    case 'bed1':
      return [oneBed(measures)]
    case 'bed1plus':
      return [oneBedPlus(measures)]
    case 'bed2':
      return [twoBed(measures)]
    case 'duplex':
      return [duplexBelow(measures), duplexAbove(measures)]
    default:
      return [threeBed(measures)]
  }
}
