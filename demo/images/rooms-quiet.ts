import type { FaceBrush } from './face'
import { block, lowTable, pendant, person, potted, sofa } from './furniture'
import { mix } from './palette'
import type { Plan } from './plan'
import type { Rng } from './random'
import { opening, type Room } from './room-parts'
import { type Solid, standing } from './scene'
import { NEAR, sunPatches } from './shell'
import { ellipse, num } from './svg'

/** Books on one board of a shelf. */
function shelfOf(brush: FaceBrush, plan: Plan, u: number, v: number, rng: Rng): void {
  const { inside, accent, shade, stone } = plan.palette
  for (let at = u + 0.04; at < u + 0.8 && rng.chance(0.95); ) {
    const wide = rng.range(0.04, 0.09)
    const colour = rng.pick([stone, accent, inside.cloth, inside.side, mix(stone, shade, 0.5)])
    brush.quad(2, colour, at, v, at + wide, v + rng.range(0.24, 0.38))
    at += wide + 0.012
  }
}

function ladder(brush: FaceBrush, colour: string): void {
  const rail = (u: number, v: number, to: number, top: number, wide: number) =>
    brush.line(4, colour, wide, [[u, v] as const, [to, top] as const], 0.2)
  for (const u of [4.7, 5.2]) rail(u, 0, u - 0.2, 3, 5)
  for (let v = 0.4; v < 2.9; v += 0.36) rail(4.7 - v * 0.066, v, 5.2 - v * 0.066, v, 4)
}

/** Shelves to the ceiling, a ladder, one chair in the light of a side window. */
export const LIBRARY: Room = {
  size: [6.6, 6, 3.4],
  aside: -0.16,
  paint: (interior, rng) => {
    const { plan } = interior
    const { inside, accent, shade, lit } = plan.palette
    opening(interior, 'left', [0.6, 0.3, 5.4, 3], 4, rng)
    sunPatches(
      interior,
      'left',
      [
        [1, 2.4],
        [3, 4.6],
      ],
      3.4,
      rng,
    )
    interior.on('back', (brush) => {
      brush.quad(0, mix(inside.timber, shade, 0.4), 0.3, 0, 6.3, 3.2)
      for (let u = 0.4; u < 6; u += 0.98) {
        for (let v = 0.3; v < 3; v += 0.47) {
          brush.quad(1, rng.chance(0.14) ? lit[1] : mix(inside.timber, shade, 0.68), u, v, u + 0.9, v + 0.41)
          shelfOf(brush, plan, u, v, rng)
        }
      }
      ladder(brush, accent)
    })
    return [
      ...sofa(plan, -1.9, 2.6, 1.2, accent),
      ...lowTable(plan, -0.3, 2.4, 0.6, 0.6, inside.timber),
      person(plan, [-1.3, 2.75, 0], 'reads', true),
      potted(plan, [2.5, 4.9, 0], 1.9, rng),
      pendant(plan, [-1.3, 2.4, 1.9], 3.4, 'disc', 0.3),
    ]
  },
}

/** A bath before a window, stone around it. */
export const BATH: Room = {
  size: [5.2, 4.4, 2.9],
  aside: -0.1,
  paint: (interior, rng) => {
    const { plan } = interior
    const { inside, shade, stone, paper, accent, lit } = plan.palette
    opening(interior, 'back', [1.1, 0.5, 4.8, 2.6], 3, rng)
    interior.on('left', (brush) => {
      brush.quad(1, mix(stone, shade, 0.2), -NEAR, 0, 4.4, 2.9)
      for (let u = 0.6; u < 4.4; u += 0.6)
        brush.line(2, mix(stone, shade, 0.4), 1.4, [
          [u, 0],
          [u, 2.9],
        ])
      for (let v = 0.6; v < 2.9; v += 0.6)
        brush.line(2, mix(stone, shade, 0.4), 1.4, [
          [-NEAR, v],
          [4.4, v],
        ])
    })
    interior.on('right', (brush) => {
      brush.quad(1, mix(inside.timber, shade, 0.1), 0.4, 0.35, 3.6, 0.86)
      brush.quad(2, inside.ceiling, 0.3, 0.86, 3.7, 0.94)
      brush.quad(2, lit[2], 0.7, 1.1, 3.3, 2.3)
      brush.quad(3, mix(lit[2], inside.wall, 0.7), 0.78, 1.16, 3.22, 2.24)
    })
    sunPatches(interior, 'left', [[2.2, 3.6]], 2.9, rng)
    const tub = (x: number, y: number): Solid =>
      standing([x, y, 0], 0.9, 0.6, (sheet, camera) => {
        const [px, py] = camera.project([x, y, 0])
        const s = camera.scaleAt([x, y, 0])
        const curve = `M${num(px - s * 0.95)} ${num(py - s * 0.6)}Q${num(px - s * 0.86)} ${num(py)} ${num(px - s * 0.5)} ${num(py)}H${num(px + s * 0.5)}Q${num(px + s * 0.86)} ${num(py)} ${num(px + s * 0.95)} ${num(py - s * 0.6)}Z`
        sheet.path(curve, paper)
        sheet.path(ellipse(px, py - s * 0.6, s * 0.97, s * 0.12), mix(paper, shade, 0.12))
        sheet.path(ellipse(px, py - s * 0.585, s * 0.86, s * 0.085), '#8FC0BE')
        sheet.stroke(
          `M${num(px + s * 1.15)} ${num(py)}V${num(py - s)}q0 ${num(-s * 0.16)} ${num(-s * 0.2)} ${num(-s * 0.16)}`,
          accent,
          s * 0.05,
        )
      })
    return [
      tub(-0.5, 2.6),
      block(plan, [0.9, 1.1, 0], [0.45, 0.45, 0.45], inside.timber),
      block(plan, [0.95, 1.15, 0.45], [0.35, 0.3, 0.12], paper),
      potted(plan, [-2.1, 3.8, 0], 2, rng),
      potted(plan, [1.9, 3.9, 0], 1.2, rng),
      pendant(plan, [1.2, 3, 1.9], 2.9, 'globe', 0.15),
    ]
  },
}

/** Work at a long desk under the window, what is being thought of on the wall. */
export const STUDY: Room = {
  size: [5.6, 4.4, 2.9],
  aside: 0.16,
  paint: (interior, rng) => {
    const { plan } = interior
    const { inside, shade, accent, paper, sky, stone } = plan.palette
    opening(interior, 'back', [0.5, 0.95, 3.6, 2.5], 2, rng)
    interior.on('back', (brush) => {
      brush.quad(1, mix(accent, inside.wall, 0.55), 3.9, 0.9, 5.3, 2.4)
      for (let i = 0; i < 7; i += 1) {
        const [u, v] = [4 + (i % 3) * 0.42, 1.05 + Math.floor(i / 3) * 0.46]
        brush.quad(2, rng.pick([paper, sky[5] ?? paper, stone]), u, v, u + 0.32, v + rng.range(0.26, 0.38))
      }
    })
    interior.on('left', (brush) => {
      for (let v = 0.5; v < 2.4; v += 0.5) {
        brush.quad(2, inside.timber, 0.8, v, 3.8, v + 0.05)
        for (let u = 0.9; u < 3.6; u += rng.range(0.1, 0.4))
          brush.quad(
            3,
            rng.pick([stone, accent, inside.cloth, paper]),
            u,
            v + 0.05,
            u + 0.08,
            v + rng.range(0.25, 0.42),
          )
      }
    })
    sunPatches(interior, 'left', [[2.4, 3.8]], 2.9, rng)
    return [
      block(plan, [-2.4, 3.3, 0.7], [4.4, 0.8, 0.06], inside.timber),
      ...[-2.3, 1.8].map((x) => block(plan, [x, 3.4, 0], [0.08, 0.6, 0.7], plan.palette.ink)),
      block(plan, [-1.2, 3.6, 0.76], [0.7, 0.05, 0.44], mix(shade, '#101010', 0.5)),
      block(plan, [0.7, 3.5, 0.76], [0.3, 0.22, 0.2], accent),
      person(plan, [-0.8, 2.8, 0], 'desk', true),
      block(plan, [-1.1, 2.5, 0.4], [0.6, 0.5, 0.08], inside.cloth),
      ...sofa(plan, 0.9, 1.2, 1.6, inside.cloth),
      potted(plan, [2.3, 3.7, 0], 1.7, rng),
      pendant(plan, [-1.8, 3.4, 1.5], 2.9, 'disc', 0.2),
    ]
  },
}

/** Two storeys: a stair along the wall, a bed under the roof. */
export const LOFT: Room = {
  size: [7, 6.4, 5],
  aside: -0.12,
  paint: (interior, rng) => {
    const { plan } = interior
    const { inside, shade, accent, ink } = plan.palette
    opening(interior, 'back', [0.4, 0.2, 4.4, 4.6], 4, rng)
    interior.on('right', (brush) => {
      brush.quad(1, mix(inside.wall, shade, 0.16), -NEAR, 0, 6.4, 5)
      for (let i = 0; i < 14; i += 1)
        brush.quad(3, mix(inside.timber, shade, 0.25), 0.4 + i * 0.27, i * 0.19, 0.67 + i * 0.27, i * 0.19 + 0.19)
      brush.line(
        4,
        ink,
        4,
        [
          [0.4, 1],
          [4.2, 3.66],
        ],
        0.05,
      )
    })
    sunPatches(interior, 'left', [[3.8, 5.6]], 5, rng)
    return [
      block(plan, [0.9, 4.2, 2.6], [2.6, 2.2, 0.2], inside.timber),
      block(plan, [1.1, 4.9, 2.8], [1.8, 1.3, 0.34], plan.palette.paper),
      ...[0.95, 1.6, 2.25, 2.9].map((x) => block(plan, [x, 4.2, 2.8], [0.04, 0.04, 0.9], ink)),
      block(plan, [0.9, 4.2, 3.66], [2.6, 0.06, 0.06], ink),
      ...sofa(plan, -3, 2.6, 2.5, inside.cloth),
      ...lowTable(plan, -2.3, 1.5, 1.3, 0.7, inside.timber),
      ...sofa(plan, 0, 1.9, 1, accent, true),
      block(plan, [1.2, 5.4, 0], [1.9, 0.5, 2.4], mix(inside.timber, shade, 0.2)),
      person(plan, [-1.9, 2.75, 0], 'reads', true),
      person(plan, [0.6, 4.6, 0], 'window'),
      potted(plan, [-3.1, 5.6, 0], 2.6, rng),
      pendant(plan, [-1.4, 3, 3], 5, 'ring', 0.7),
    ]
  },
}
