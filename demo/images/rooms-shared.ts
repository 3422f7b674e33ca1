import { block, dining, lowTable, pendant, person, potted, sofa } from './furniture'
import { type Feature, featureWall, floorJoints } from './lobby-walls'
import { mix } from './palette'
import { createRng } from './random'
import { opening, type Room } from './room-parts'
import { NEAR, sunPatches } from './shell'

/** A cook behind an island, cupboards behind the cook. */
export const KITCHEN: Room = {
  size: [7.2, 5, 3],
  aside: 0.08,
  paint: (interior, rng) => {
    const { plan } = interior
    const { inside, shade, stone, accent, lit } = plan.palette
    opening(interior, 'right', [0.8, 0.9, 4.2, 2.6], 3, rng)
    sunPatches(
      interior,
      'right',
      [
        [1, 2.2],
        [2.8, 4],
      ],
      3,
      rng,
    )
    interior.on('back', (brush) => {
      brush.quad(1, mix(inside.timber, shade, 0.08), 0.4, 0, 6.8, 0.9)
      brush.quad(1, mix(stone, shade, 0.06), 0.4, 0.9, 6.8, 1.5)
      brush.quad(2, mix(inside.timber, shade, 0.02), 0.4, 1.5, 4.8, 2.5)
      brush.quad(2, lit[2], 0.4, 1.46, 4.8, 1.5)
      brush.quad(2, mix(inside.timber, shade, 0.3), 4.9, 0, 6.8, 2.5)
      for (let u = 1; u < 6.8; u += 0.64)
        brush.line(3, mix(inside.timber, shade, 0.5), 2, [
          [u, 0],
          [u, 0.86],
        ])
      for (let u = 1; u < 4.8; u += 0.64)
        brush.line(3, mix(inside.timber, shade, 0.5), 2, [
          [u, 1.52],
          [u, 2.48],
        ])
      for (const [u, v] of [
        [5.2, 0.7],
        [5.2, 1.5],
      ] as const)
        brush.quad(4, mix(shade, '#101010', 0.4), u, v, u + 1.3, v + 0.62)
      for (const u of [1.2, 1.5, 2.1]) brush.quad(4, accent, u, 0.94, u + 0.16, 1.24)
    })
    return [
      person(plan, [-0.3, 3.2, 0], 'cooks'),
      block(plan, [-2.4, 1.7, 0], [4.6, 1.1, 0.9], mix(stone, shade, 0.08)),
      block(plan, [-2.5, 1.6, 0.9], [4.8, 1.3, 0.06], inside.ceiling),
      block(plan, [-1.7, 2, 0.96], [0.5, 0.4, 0.12], accent),
      block(plan, [0.9, 1.9, 0.96], [0.7, 0.5, 0.04], inside.timber),
      ...[-1.8, -0.6, 0.6].flatMap((x) => [
        block(plan, [x, 0.9, 0], [0.07, 0.07, 0.62], plan.palette.ink),
        block(plan, [x - 0.16, 0.75, 0.62], [0.4, 0.4, 0.07], inside.cloth),
      ]),
      ...[-1.5, 0, 1.5].map((x) => pendant(plan, [x, 2.2, 1.95], 3, 'globe', 0.17)),
      person(plan, [2.7, 1.3, 0], 'two'),
    ]
  },
}

/** A balcony: the room ends, the air begins. */
export const BALCONY: Room = {
  size: [6.4, 3.6, 2.9],
  aside: 0.12,
  paint: (interior, rng) => {
    const { plan } = interior
    const { inside, shade, trim, accent } = plan.palette
    opening(interior, 'back', [0, 0, 6.4, 2.9], 1, rng)
    floorJoints(interior, 0.5)
    interior.on('ceiling', (brush) => {
      for (let v = -NEAR; v < 3.6; v += 0.4) brush.quad(1, mix(inside.timber, shade, 0.15), 0, v, 6.4, v + 0.34)
    })
    interior.on('back', (brush) => {
      for (let u = 0.06; u < 6.4; u += 0.16) brush.quad(6, mix(trim, shade, 0.15), u, 0, u + 0.035, 1.05, 0.02)
      brush.quad(7, inside.timber, 0, 1.05, 6.4, 1.14, 0.05)
    })
    return [
      ...sofa(plan, -2.9, 1.5, 2.3, inside.cloth),
      ...lowTable(plan, -2.2, 0.6, 1, 0.5, inside.timber),
      person(plan, [-1.9, 1.65, 0], 'reads', true),
      ...[-2.7, -1.5, 0.3, 1.3, 2.3].map((x) => potted(plan, [x, 3.2, 0], rng.range(0.9, 1.7), rng)),
      block(plan, [1.1, 1.2, 0], [0.5, 0.5, 0.5], accent),
      block(plan, [1.9, 0.9, 0], [0.9, 1.6, 0.3], inside.timber),
      block(plan, [1.95, 1, 0.3], [0.8, 1.5, 0.12], plan.palette.paper),
      person(plan, [0.5, 2.7, 0], 'window'),
    ]
  },
}

/** One long table for many, doors open to the garden at the side. */
export const LONG_TABLE: Room = {
  size: [8.4, 7.4, 3.3],
  aside: 0,
  paint: (interior, rng) => {
    const { plan, room } = interior
    const { inside, shade } = plan.palette
    opening(interior, 'left', [0.3, 0, 7, 2.8], 5, rng)
    featureWall(interior, 'right', rng.pick<Feature>(['slats', 'arches']), rng)
    interior.on('back', (brush) => {
      brush.quad(1, mix(inside.wall, shade, 0.2), 2.6, 0, 5.8, 2.5)
      brush.quad(2, mix(plan.palette.leaf[2], plan.palette.sky.at(-1) ?? inside.wall, 0.5), 2.75, 0, 5.65, 2.4)
    })
    sunPatches(
      interior,
      'left',
      [
        [0.6, 2],
        [2.6, 4],
        [4.6, 6],
      ],
      3.3,
      rng,
    )
    const seats = [0, 1, 2].flatMap((i) => dining(plan, -1.5, 1.4 + i * 1.7, 3, createRng(plan.facts.slug, 'chairs')))
    return [
      ...seats,
      ...[1.8, 3.5, 5.2].map((y) => pendant(plan, [0, y, 2], room.height, 'globe', 0.22)),
      person(plan, [-2.4, 3, 0], 'a'),
      person(plan, [2.3, 2.2, 0], 'b'),
      person(plan, [2.6, 5.4, 0], 'c'),
      potted(plan, [3.7, 6.6, 0], 2.3, rng),
    ]
  },
}

/** Columns and a garden at their end. */
export const GALLERY: Room = {
  size: [9.6, 13, 5.2],
  aside: 0.06,
  paint: (interior, rng) => {
    const { plan, room } = interior
    const { inside, shade, stone, trim, lit, accent } = plan.palette
    opening(interior, 'back', [1.6, 0, 8, 4.6], 3, rng)
    interior.on('floor', (brush) => {
      brush.quad(2, mix(stone, shade, 0.1), 3.2, -NEAR, 6.4, 13)
      for (let v = -1.6; v < 13; v += 1.6) brush.quad(3, mix(inside.floor, shade, 0.2), 3.2, v, 6.4, v + 0.06)
    })
    interior.on('ceiling', (brush) => {
      for (let v = 0; v < 13; v += 2.4) brush.quad(2, lit[2], 3.4, v, 6.2, v + 0.16)
    })
    sunPatches(
      interior,
      'left',
      [
        [1, 2.2],
        [3.6, 4.8],
        [6.2, 7.4],
      ],
      5.2,
      rng,
    )
    const columns = [1.2, 3.8, 6.4, 9, 11.6].flatMap((y) =>
      [-3.6, 3.1].map((x) => block(plan, [x, y, 0], [0.5, 0.5, room.height], mix(trim, shade, 0.06))),
    )
    return [
      ...columns,
      ...sofa(plan, -1.4, 9.4, 2.8, inside.cloth),
      ...lowTable(plan, -0.6, 8, 1.2, 0.7, inside.timber),
      block(plan, [-4.6, 3, 0], [0.5, 6, 0.5], accent),
      potted(plan, [4.3, 3, 0], 3.2, rng),
      potted(plan, [4.3, 8.4, 0], 3.4, rng),
      person(plan, [-0.7, 3.4, 0], 'a'),
      person(plan, [1.4, 6, 0], 'b'),
      pendant(plan, [0, 5, 3.3], room.height, 'disc', 0.6),
      pendant(plan, [0, 9, 3.3], room.height, 'disc', 0.6),
    ]
  },
}

/** A counter with the whole sky behind it. */
export const BAR: Room = {
  size: [9, 6.4, 3.8],
  aside: -0.14,
  paint: (interior, rng) => {
    const { plan, room } = interior
    const { inside, shade, accent, stone } = plan.palette
    opening(interior, 'back', [0.2, 0.2, 8.8, 3.5], 6, rng)
    featureWall(interior, 'right', rng.pick<Feature>(['shelves', 'slats', 'stone']), rng)
    interior.on('ceiling', (brush) => {
      for (let u = 0.5; u < 9; u += 0.7) brush.quad(2, mix(inside.timber, shade, 0.2), u, -NEAR, u + 0.2, 6.4)
    })
    const stools = [0, 1, 2, 3].map((i) => -2.6 + i * 1.1)
    return [
      block(plan, [-3, 4.2, 0], [4.8, 0.8, 1.06], mix(stone, shade, 0.2)),
      block(plan, [-3.1, 4, 1.06], [5, 1.1, 0.07], accent),
      person(plan, [-0.6, 5.3, 0], 'desk'),
      ...stools.flatMap((x) => [
        block(plan, [x + 0.16, 3.2, 0], [0.07, 0.07, 0.7], plan.palette.ink),
        block(plan, [x, 3.05, 0.7], [0.4, 0.4, 0.08], inside.cloth),
      ]),
      ...[-2.4, -0.8, 0.8].map((x) => pendant(plan, [x, 4.4, 2.3], room.height, 'globe', 0.2)),
      ...sofa(plan, 1.9, 2.2, 1.2, inside.cloth, true),
      ...lowTable(plan, 2.1, 3.4, 0.8, 0.6, inside.timber),
      person(plan, [-3.6, 2.4, 0], 'two'),
      potted(plan, [4, 5.6, 0], 2.6, rng),
    ]
  },
}
