import type { Pt3 } from './camera'
import { treeSolid } from './crown'
import { block } from './furniture'
import { hedge, type Layout, lawnOf, pathOf, pavilion, poolOf, ring, rows, seat } from './garden-parts'
import { groundPatch, groundRect } from './ground'
import { mix } from './palette'
import { passer } from './site-scene'

/** An avenue straight to a pavilion. */
export const AVENUE: Layout = {
  eye: [1.8, 1.2, 10],
  flat: (sheet, camera, plan) => {
    sheet.path(groundRect(camera, -1.8, -12, 1.8, 34), pathOf(plan))
    for (let y = -12; y < 34; y += 1.6) sheet.path(groundRect(camera, -1.8, y, 1.8, y + 0.06), plan.palette.shade, 0.25)
    for (const x of [-2.1, 1.8]) sheet.path(groundRect(camera, x, -12, x + 0.3, 34), plan.palette.trim)
    for (let y = -8; y < 30; y += 5.4) sheet.path(groundRect(camera, -9, y - 0.8, 9, y + 0.6), plan.palette.shade, 0.16)
  },
  solids: (plan, rng) => [
    ...rows(plan, rng, ['round', 'frangipani'], 4.2, -8, 30),
    ...rows(plan, rng, ['rain', 'bamboo'], 10, -4, 34),
    ...pavilion(plan, -3, 26, 6),
    ...seat(plan, -3.8, 4, 1.4),
    ...seat(plan, 2.4, 10, 1.4),
    ...[-2, 5, 13].map((y, i) => passer(plan, [rng.range(-1.2, 1.2), y, 0], i)),
  ],
}

/** The roof of a tower: water to the edge, the city beyond it. */
export const TERRACE: Layout = {
  eye: [1.9, -1.6, 6],
  isHigh: true,
  flat: (sheet, camera, plan) => {
    const { palette } = plan
    const deck = mix(palette.inside.timber, palette.stone, 0.35)
    sheet.path(groundRect(camera, -60, -12, 60, 16), deck)
    for (let x = -40; x < 40; x += 0.6)
      sheet.path(groundRect(camera, x, -12, x + 0.05, 16), mix(deck, palette.shade, 0.4), 0.5)
    sheet.path(groundRect(camera, 0.6, -12, 40, 16), palette.trim)
    sheet.path(groundRect(camera, 1, -12, 40, 15.7), poolOf(plan))
    for (let y = -6; y < 15; y += 1.7) {
      for (let x = 1.6; x < 14; x += 3.1)
        sheet.path(groundRect(camera, x + (y % 2), y, x + 1.3, y + 0.1), palette.paper, 0.6)
    }
  },
  solids: (plan, rng) => [
    ...[0, 2.6, 5.2, 7.8].flatMap((y) => [
      block(plan, [-3, y, 0], [1.9, 0.8, 0.3], plan.palette.paper),
      block(plan, [-3, y, 0.3], [0.5, 0.8, 0.4], plan.palette.paper),
    ]),
    ...pavilion(plan, -11, 5, 5),
    ...[-4, 0, 4, 8, 12].map((y) => treeSolid([-5.2, y, 0], rng.range(2.4, 3.6), 'frangipani', plan.palette, rng)),
    ...hedge(plan, rng, -16, 0, 14.6),
    block(plan, [-30, 15.6, 0], [60, 0.06, 1.1], mix(plan.palette.water[2], plan.palette.paper, 0.5)),
    ...[2, 9].map((y, i) => passer(plan, [-1, y, 0], i)),
  ],
}

/** A court around one large tree. */
export const COURT: Layout = {
  eye: [2.2, 0, 5],
  flat: (sheet, camera, plan) => {
    sheet.path(groundRect(camera, -30, -14, 30, 22), pathOf(plan))
    for (const r of [9, 7.4, 5.8, 4.2])
      sheet.stroke(groundPatch(camera, ring(0, 8, r, r)), plan.palette.shade, 1.6, 0.35)
    sheet.path(groundPatch(camera, ring(0, 8, 2.7, 2.7)), lawnOf(plan))
    sheet.path(groundPatch(camera, ring(-3.2, 9.6, 5.4, 3)), plan.palette.shade, 0.22)
  },
  solids: (plan, rng) => {
    const { style, palette } = plan
    const wing = (x: number, wide: number) => [
      block(plan, [x, 4, 3.2], [wide, 16, 5.4], mix(style.wall, palette.shade, 0.1)),
      ...[5, 8, 11, 14, 17].map((y) => block(plan, [x > 0 ? x : x + wide - 0.6, y, 0], [0.6, 0.6, 3.2], palette.trim)),
    ]
    const spot: Pt3 = [0, 8, 0]
    return [
      ...wing(-19, 8),
      ...wing(11, 8),
      block(plan, [-24, 21, 0], [48, 3, 6.4], mix(style.wall, palette.shade, 0.24)),
      treeSolid(spot, 9.4, 'rain', palette, rng),
      ...seat(plan, -3.6, 4.2, 2.2),
      ...seat(plan, 1.6, 4.2, 2.2),
      ...[-8, -6.4, 6.4, 8].map((x) => treeSolid([x, 6, 0], rng.range(1.6, 2.6), 'bamboo', palette, rng)),
      ...[-5, 4.6, 0.4].map((x, i) => passer(plan, [x, 1.4 + i * 0.5, 0], i)),
    ]
  },
}
