import { band, carport, clamp, doors, type Layout, type Measures, opens, room } from './plan-layout'

/** The rows of a terraced house: street room, stair, garden room. */
function terrace({ width: w, depth: d }: Measures) {
  const middle = clamp(d * 0.24, 2.05, 2.6)
  const street = clamp(d * 0.4, 2.4, 5.2)
  const hall = clamp(w - 3.9, 1.1, 1.5)
  return { w, d, middle, street, garden: d - middle - street, hall, stair: 2.4, bath: w - 2.4 - hall }
}

function terraceBelow(measures: Measures): Layout {
  const { w, d, middle, street, garden, stair } = terrace(measures)
  const main = measures.kind === 'shophouse' ? 'shop' : 'living'
  const hasBath = measures.baths >= measures.floors
  const rooms = [
    ...band(0, garden, w, [
      ['kitchen', 0],
      [hasBath ? 'bath' : 'storage', 1.55],
    ]),
    ...band(garden, middle, w, [
      ['stair', stair],
      [main === 'shop' ? 'hall' : 'dining', 0],
    ]),
    room(main, 0, garden + middle, w, street),
  ]
  const middleRoom = main === 'shop' ? 'hall' : 'dining'
  return {
    rooms,
    links: [
      ...opens(
        [main, middleRoom],
        ['stair', middleRoom],
        ...(main === 'shop' ? [] : ([['kitchen', middleRoom]] as const)),
      ),
      ...doors(
        [hasBath ? 'bath' : 'storage', middleRoom],
        ...(main === 'shop' ? ([['kitchen', 'hall']] as const) : []),
      ),
    ],
    entrances: [main],
    litSides: ['top', 'bottom'],
    slabs: [carport(w, d, Math.min(measures.parking, Math.floor(w / 2.45)))],
  }
}

/** A storey of bedrooms: one or two to the street, one to the garden, a bath beside the stair. */
function terraceAbove(
  measures: Measures,
  street: string | readonly [string, string],
  garden: string,
  hasGardenBath: boolean,
): Layout {
  const rows = terrace(measures)
  const { w } = rows
  const isPair = typeof street !== 'string'
  const isOpen = garden === 'kitchen' || garden === 'family'
  const rooms = [
    ...band(
      0,
      rows.garden,
      w,
      hasGardenBath
        ? [
            [garden, 0],
            ['bath-b', 1.6],
          ]
        : [[garden, 0]],
    ),
    ...band(rows.garden, rows.middle, w, [
      ['stair', rows.stair],
      ['hall', rows.hall],
      ['bath-a', 0],
    ]),
    ...(isPair
      ? band(rows.garden + rows.middle, rows.street, w, [
          [street[0], rows.stair + rows.hall / 2],
          [street[1], 0],
        ])
      : [room(street, 0, rows.garden + rows.middle, w, rows.street)]),
  ]
  const links = [
    ...opens(['stair', 'hall']),
    ...(isOpen ? opens([garden, 'hall']) : doors([garden, 'hall'])),
    ...(isPair ? doors([street[0], 'hall'], [street[1], 'hall']) : doors([street, 'hall'])),
    ...doors(['bath-a', 'hall'], ['bath-b', garden]),
  ]
  return { rooms, links, entrances: [], litSides: ['top', 'bottom'], slabs: [] }
}

/** The storeys of a terraced house or a shophouse, ground floor first. */
export function terraceLayouts(measures: Measures): Layout[] {
  const { beds, baths } = measures
  const below = terraceBelow(measures)
  if (measures.kind === 'shophouse') {
    return [
      below,
      terraceAbove(measures, 'living', 'kitchen', false),
      terraceAbove(measures, 'master', 'bedroom:2', false),
    ]
  }
  if (measures.floors < 3)
    return [below, terraceAbove(measures, beds >= 3 ? ['master', 'bedroom:3'] : 'master', 'bedroom:2', baths >= 4)]
  return [
    below,
    terraceAbove(measures, 'bedroom:2', beds >= 3 ? 'bedroom:3' : 'family', baths >= 4),
    terraceAbove(measures, 'master', beds >= 4 ? 'bedroom:4' : 'closet', baths >= 5),
  ]
}
