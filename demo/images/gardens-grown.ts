import { treeSolid } from './crown'
import { block } from './furniture'
import { type Layout, lawnOf, pathOf, pavilion, poolOf, ring, rows, runner } from './garden-parts'
import { groundPatch, groundRect } from './ground'
import { mix } from './palette'
import type { Solid } from './scene'
import { passer } from './site-scene'

/** A pond with stepping stones, palms on its far side. */
export const POND: Layout = {
  eye: [2.1, 2.6, 6.4],
  flat: (sheet, camera, plan) => {
    const { palette } = plan
    sheet.path(groundPatch(camera, ring(-1, 7, 12.6, 8.4)), mix(palette.paving, palette.trim, 0.3))
    sheet.path(groundPatch(camera, ring(-1, 7, 12, 8)), mix(poolOf(plan), palette.shade, 0.16))
    sheet.path(groundPatch(camera, ring(-2.4, 8.6, 9, 5.4)), mix(poolOf(plan), palette.paper, 0.22))
    for (let i = 0; i < 9; i += 1) {
      const [x, y] = [2.4 - i * 0.9, 0.4 + i * 1.7]
      sheet.path(groundRect(camera, x - 0.1, y - 0.16, x + 1.3, y + 0.9), palette.shade, 0.3)
      sheet.path(groundRect(camera, x, y, x + 1.4, y + 1), pathOf(plan))
    }
    for (let i = 0; i < 14; i += 1) {
      const [x, y] = [-9 + ((i * 37) % 17), 3 + ((i * 29) % 9)]
      sheet.path(groundPatch(camera, ring(x, y, 0.5, 0.4)), palette.leaf[2], 0.9)
    }
  },
  solids: (plan, rng) => [
    ...Array.from({ length: 9 }, (_, i) =>
      treeSolid(
        [-15 + i * 3.6, 17 + rng.range(0, 4), 0],
        rng.range(6, 9.5),
        rng.pick(['palm', 'rain'] as const),
        plan.palette,
        rng,
      ),
    ),
    ...pavilion(plan, -11, 15.4, 5.4),
    ...Array.from({ length: 12 }, (_, i) =>
      treeSolid([-14 + i * 2.4, 15.9 + (i % 2), 0], rng.range(0.9, 1.7), i % 3 ? 'shrub' : 'bamboo', plan.palette, rng),
    ),
    ...[0, 1].map((i) => passer(plan, [5.4 + i * 2, 0.4 + i * 3, 0], i)),
  ],
}

/** A track that bends around a lawn, and who runs on it. */
export const LOOP: Layout = {
  eye: [2, -3, 5.4],
  flat: (sheet, camera, plan) => {
    const track = mix(plan.palette.accent, plan.palette.stone, plan.facts.brand === 'nue' ? 0.25 : 0.1)
    sheet.path(groundPatch(camera, ring(0, 11, 16, 13)), track)
    sheet.path(groundPatch(camera, ring(0, 11, 13, 10.6)), lawnOf(plan))
    for (const r of [14, 15]) sheet.stroke(groundPatch(camera, ring(0, 11, r, r * 0.81)), plan.palette.trim, 2.4, 0.8)
    sheet.path(groundPatch(camera, ring(3, 12, 4.2, 3)), mix(plan.palette.paving, plan.palette.trim, 0.5))
  },
  solids: (plan, rng) => [
    ...Array.from({ length: 8 }, (_, i) =>
      treeSolid(
        [-8 + i * 2.6, 8 + rng.range(0, 10), 0],
        rng.range(4, 6.6),
        rng.pick(['round', 'frangipani'] as const),
        plan.palette,
        rng,
      ),
    ),
    ...rows(plan, rng, ['rain', 'palm'], 19, -2, 30),
    ...Array.from({ length: 9 }, (_, i) =>
      treeSolid([-18 + i * 4.4, 27, 0], rng.range(6, 9), 'rain', plan.palette, rng),
    ),
    ...pavilion(plan, 0.8, 10.4, 4.4),
    ...(
      [
        [-5.4, -0.6],
        [-1.6, -1.1],
        [2.8, -0.4],
        [9, 1.4],
        [-10.6, 2.4],
      ] as const
    ).map(([x, y]) => runner(plan, [x, y, 0])),
  ],
}

/** Beds of herbs and vegetables, a trellis, somebody at work between them. */
export const KITCHEN: Layout = {
  eye: [2.1, 0.6, 4.4],
  flat: (sheet, camera, plan) => {
    sheet.path(groundRect(camera, -11, -10, 11, 18), pathOf(plan))
  },
  solids: (plan, rng) => {
    const { palette } = plan
    const solids: Solid[] = []
    for (const x of [-7.6, -2.4, 2.8]) {
      for (const y of [0.6, 5.6, 10.6]) {
        solids.push(block(plan, [x, y, 0], [4, 1.8, 0.55], mix(palette.inside.timber, palette.stone, 0.15)))
        for (let i = 0; i < 6; i += 1) {
          const kind = rng.pick(['shrub', 'shrub', 'bamboo'] as const)
          solids.push(treeSolid([x + 0.4 + i * 0.62, y + 0.9, 0.5], rng.range(0.5, 0.9), kind, palette, rng))
        }
      }
    }
    for (const x of [-9, 9])
      solids.push(...[0, 4, 8, 12].map((y) => block(plan, [x, y, 0], [0.14, 0.14, 2.6], palette.trim)))
    return [
      ...solids,
      ...Array.from({ length: 8 }, (_, i) =>
        treeSolid([-14 + i * 4, 18, 0], rng.range(5, 8), rng.pick(['round', 'palm', 'rain'] as const), palette, rng),
      ),
      ...pavilion(plan, 6.4, 14, 4.4),
      ...[-3.1, 1.8, 7.4].map((x, i) => passer(plan, [x, 1.4 + i * 4, 0], i)),
    ]
  },
}
