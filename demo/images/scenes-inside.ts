import type { Front } from './front'
import { mix } from './palette'
import { rows } from './rows'

/** A room seen flat: its wall, its floor, a window with the day in it. */
function room(f: Front, window: readonly [x: number, z: number, w: number, h: number] | null, wall?: string): void {
  const { palette } = f
  const paper = wall ?? palette.inside.wall
  if (window) {
    const [x, z, w, h] = window
    f.sky(z + h * 0.35, mix(palette.leaf[2], palette.stone, 0.2))
    for (let u = x - 0.5; u < x + w + 0.5; u += f.rng.range(0.7, 1.4))
      f.tree(u, f.rng.range(1.2, h * 0.8), f.rng.pick(['round', 'rain', 'frangipani'] as const), z)
    f.box(-1, z + h, 18, 12, paper)
    f.box(-1, 0, x + 1, 12, paper)
    f.box(x + w, 0, 18, 12, paper)
    f.box(-1, 0, 18, z, paper)
    for (let i = 0; i <= 3; i += 1) f.box(x + (w * i) / 3 - 0.04, z, 0.08, h, palette.trim)
    for (const v of [z - 0.06, z + h - 0.04]) f.box(x - 0.08, v, w + 0.16, 0.1, palette.trim)
  } else f.box(-1, 0, 18, 14, paper)
  f.box(-1, -5, 18, 5, mix(palette.inside.timber, palette.inside.floor, 0.7))
  f.box(-1, 0, 18, 0.12, palette.trim)
  for (let z = -0.5; z > -4; z -= 0.6) f.box(-1, z, 18, 0.02, palette.shade, 0.16)
}

/** An air conditioner open on the wall, an engineer on a ladder. */
export function cooling(f: Front): void {
  const { palette } = f
  room(f, [8.6, 1, 3.6, 3.4])
  f.shape('7.6 -2.4, 11.6 -2.4, 12.4 0, 8.8 0', palette.lit[2], 0.4)
  f.box(2.6, 4, 3.6, 0.95, palette.paper)
  f.box(2.6, 4, 3.6, 0.24, mix(palette.paper, palette.shade, 0.14))
  for (let x = 2.8; x < 6; x += 0.14) f.box(x, 4.36, 0.06, 0.42, mix(palette.shade, palette.paper, 0.5))
  f.shape('2.6 4.95, 6.2 4.95, 6 5.5, 2.8 5.5', mix(palette.paper, palette.shade, 0.06))
  f.shape('1 -1.2, 8.2 -1.2, 7.6 -0.2, 1.6 -0.2', '#A9C6CE', 0.9)
  for (const [x0 = 0, x1 = 0] of rows('3.6 4.3, 5.4 4.7')) f.line(`${x0} -0.5, ${x1} 2.6`, '#C8A96A', 0.12)
  for (const z of [0.2, 0.9, 1.6, 2.3]) f.line(`${3.75 + z * 0.2} ${z}, ${5.25 - z * 0.2} ${z}`, '#C8A96A', 0.1)
  f.who(4.3, 'reach', { z: 1.7, tall: 1.9 })
  f.box(6.2, -0.7, 1.3, 0.6, '#8A3F34')
  f.box(6.5, -0.1, 0.7, 0.1, '#5A2A24')
  f.box(9.4, -0.9, 2.8, 0.9, palette.inside.cloth)
  f.box(9.2, -0.9, 0.4, 1.2, mix(palette.inside.cloth, palette.shade, 0.3))
  f.box(12, -0.9, 0.4, 1.2, mix(palette.inside.cloth, palette.shade, 0.3))
  f.who(1.6, 'show', { z: -0.4, tall: 1.9 })
  f.pot(12.9, 2.2, 'palm', -0.2)
}

/** An empty room, an engineer who shows, somebody with a list. */
export function handover(f: Front): void {
  const { palette } = f
  room(f, [5, 0.15, 6.4, 4.6])
  f.shape('3 -3.4, 9.4 -3.4, 11.2 0, 5.2 0', palette.lit[2], 0.45)
  for (const [x = 0, z = 0] of rows('1.6 3.2, 2.9 1.4, 12.6 2.7')) f.box(x, z, 0.24, 0.24, '#4E8FA8')
  f.box(0.3, 0, 1, 3.6, palette.inside.timber)
  f.disc(1.1, 1.7, 0.07, palette.accent)
  f.who(3.9, 'show', { z: -0.7, tall: 1.95 })
  f.who(5.6, 'carry', { z: -0.9, tall: 1.9, isTurned: true })
  f.shape('4.8 0.3, 5.3 0.24, 5.4 0.8, 4.9 0.86', palette.paper)
  f.who(9.2, 'reach', { z: -0.5, tall: 1.95 })
  f.carton(11.8, -0.9, 1, 0.7)
}

/** A long desk at the window, laptops, coffee. */
export function desk(f: Front): void {
  const { palette } = f
  room(f, [1.2, 1.4, 11.6, 3.6])
  for (const x of [3, 7, 11]) {
    f.line(`${x} 7, ${x} 4.4`, palette.ink, 0.03)
    f.shape(`${x - 0.55} 4.1, ${x + 0.55} 4.1, ${x + 0.2} 4.5, ${x - 0.2} 4.5`, palette.accent)
  }
  for (const x of [3, 6.4, 9.9]) f.who(x, 'sit', { z: -0.12, tall: 2, isTurned: x > 9 })
  f.box(0.6, 0.78, 12.8, 0.12, '#A9784C')
  for (const x of [1, 7, 13]) f.box(x, -1, 0.12, 1.8, '#6B4F36')
  for (const x of [3.9, 7.3, 8.7]) {
    f.shape(`${x} 0.9, ${x + 0.9} 0.9, ${x + 1} 1.5, ${x + 0.1} 1.5`, '#4C565B')
    f.box(x - 0.1, 0.88, 0.9, 0.05, '#8B9599')
  }
  for (const x of [2.2, 5.6, 10.9]) {
    f.box(x, 0.9, 0.22, 0.24, palette.paper)
    f.disc(x + 0.26, 1.02, 0.07, palette.paper)
  }
  f.pot(12.4, 1, 'shrub', 0.9)
  f.pot(1.3, 0.9, 'bamboo', 0.9)
}

/** Shelves and desks in a school, children reading. */
export function school(f: Front): void {
  const { palette, rng } = f
  room(f, [9.6, 1.3, 3.8, 3], mix(palette.sky[4] ?? palette.paper, palette.paper, 0.5))
  f.box(0.6, 0, 8.2, 4.6, '#9A7049')
  for (let z = 0.2; z < 4.4; z += 0.86) {
    f.box(0.75, z, 7.9, 0.74, '#6B4A30')
    for (let x = 0.85; x < 8.4; x += rng.range(0.1, 0.3))
      f.box(
        x,
        z,
        0.1,
        rng.range(0.42, 0.66),
        rng.pick([palette.accent, '#3F7E79', '#E3C079', '#C9623F', palette.paper, '#5E7F9C']),
      )
  }
  for (const x of [1.6, 5.2, 9.4]) {
    f.who(x + 0.5, 'sit', { z: -0.9, tall: 1.5 })
    f.who(x + 1.9, 'sit', { z: -0.9, tall: 1.4, isTurned: true })
    f.box(x, -0.34, 2.5, 0.1, '#D2A36C')
    for (const u of [x + 0.2, x + 2.2]) f.box(u, -1.3, 0.09, 0.96, '#7A5A3E')
    f.shape(
      `${x + 0.9} -0.24, ${x + 1.2} -0.14, ${x + 1.5} -0.24, ${x + 1.5} -0.18, ${x + 1.2} -0.08, ${x + 0.9} -0.18`,
      palette.paper,
    )
  }
  f.who(13, 'show', { z: -0.8, tall: 1.9, isTurned: true })
}

/** Figures on a screen, who speaks, who listens. */
export function meeting(f: Front): void {
  const { palette, rng } = f
  room(f, null, mix(palette.inside.timber, palette.shade, 0.35))
  for (let x = -0.5; x < 16; x += 0.5) f.box(x, 0, 0.12, 7, mix(palette.inside.timber, palette.shade, 0.55))
  f.box(3, 1.5, 7, 4.1, palette.paper)
  for (const [i, high] of [1, 1.4, 1.2, 1.9, 2.3, 2.9].entries())
    f.box(3.8 + i * 0.95, 2, 0.56, high, i === 5 ? palette.accent : mix(palette.shade, palette.paper, 0.45))
  f.line('3.9 3.3, 5 3.6, 6 3.5, 7 4.2, 8 4.6, 9 5.2', '#8A3F34', 0.06)
  f.box(3.5, 1.95, 6, 0.05, palette.ink)
  f.who(11.3, 'show', { tall: 2, isTurned: true })
  f.box(12, 0, 1, 1.25, palette.inside.timber)
  for (let row = 0; row < 3; row += 1) {
    for (let x = 0.4 + (row % 2) * 0.7; x < 14.5; x += 1.5) {
      const [size, z] = [0.34 + row * 0.07, -0.5 - row * 0.9]
      const coat = rng.pick(['#2E3B4A', '#4A4440', '#5E7F9C', '#6B5A4A', '#8A6A5A'])
      f.disc(x, z, size, coat, size * 1.3)
      f.disc(x, z + size * 1.55, size * 0.46, rng.pick(['#231A17', '#3A2A22', '#4A4440']), size * 0.52)
    }
  }
}

/** An evening's talk: chairs, an easel with a plan. */
export function talk(f: Front): void {
  const { palette } = f
  room(f, [1, 1.2, 4.4, 3.8])
  f.line('7.1 -0.5, 7.9 3.9, 8.8 -0.5', '#7A5A3E', 0.09)
  f.box(6.4, 1.5, 3.1, 2.3, palette.paper)
  for (const [x = 0, z = 0, w = 0, h = 0] of rows('6.7 1.8 1.2 0.9, 7.9 1.8 1.3 0.9, 6.7 2.7 0.8 0.8, 7.5 2.7 1.7 0.8'))
    f.line(`${x} ${z}, ${x + w} ${z}, ${x + w} ${z + h}, ${x} ${z + h}, ${x} ${z}`, palette.shade, 0.06)
  f.who(10.2, 'show', { isTurned: true, tall: 1.95, z: -0.2 })
  for (const [x, isTurned] of [
    [1.6, false],
    [3.3, false],
    [5, false],
    [12.8, true],
  ] as const) {
    f.box(x - 0.4, -1, 0.8, 0.08, palette.inside.cloth)
    f.box(isTurned ? x + 0.32 : x - 0.4, -1, 0.09, 1, palette.inside.cloth)
    for (const u of [-0.34, 0.3]) f.box(x + u, -1.6, 0.06, 0.6, palette.ink)
    f.who(x, 'sit', { z: -1.55, tall: 1.9, isTurned })
  }
  for (const x of [3.4, 8, 12.2]) {
    f.line(`${x} 8, ${x} 5.3`, palette.ink, 0.03)
    f.disc(x, 5.1, 0.3, palette.lit[2])
  }
  f.pot(13.9, 2, 'palm', -0.4)
}

/** The first evening: boxes, a lamp on the floor, supper from the box. */
export function firstWeek(f: Front): void {
  const { palette } = f
  room(f, [6.6, 1.1, 5.6, 3.9])
  for (const [x = 0, z = 0, w = 0, h = 0] of rows(
    '0.6 0 1.6 1.2, 0.8 1.2 1.2 0.9, 2.3 0 1.2 0.9, 12.4 -0.2 1.4 1.1, 12.6 0.9 1 0.7, 10.9 -0.6 1.2 0.8',
  ))
    f.carton(x, z, w, h)
  f.shape('4 -2.6, 9.8 -2.6, 9 -0.9, 4.8 -0.9', mix(palette.accent, palette.inside.floor, 0.55))
  f.who(5.4, 'sit', { z: -1.7, tall: 1.9 })
  f.who(8.4, 'sit', { z: -1.7, tall: 1.85, isTurned: true })
  f.box(6.3, -1.75, 1.2, 0.1, '#E3C79B')
  f.disc(6.9, -1.6, 0.44, '#E0A04A', 0.1)
  f.box(3.7, -1, 0.06, 1.1, palette.ink)
  f.shape('3.3 0.1, 4.2 0.1, 4 0.7, 3.5 0.7', palette.paper)
  f.pot(10.1, 1.5, 'frangipani', -0.9)
  f.box(3.7, 1.9, 1.2, 0.9, palette.ink)
  f.box(3.78, 1.98, 1.04, 0.74, palette.sky[3] ?? palette.paper)
}

/** A box of herbs on the railing; the last one bears chillies. */
function planter(f: Front, x: number, index: number): void {
  const { rng } = f
  f.box(x, 1.9, 1.8, 0.5, '#B5694B')
  f.box(x - 0.06, 2.32, 1.92, 0.12, '#C67C5B')
  for (let u = x + 0.24; u < x + 1.7; u += 0.34) f.tree(u, rng.range(0.7, 1.1), index === 1 ? 'bamboo' : 'shrub', 2.4)
  if (index < 2) return
  for (let k = 0; k < 9; k += 1) f.disc(x + rng.range(0.2, 1.6), rng.range(2.7, 3.2), 0.06, '#D8432F', 0.13)
}

/** Herbs along a railing, a can, the sun. */
export function herbs(f: Front): void {
  const { palette, rng } = f
  f.sky(1.2, palette.haze[1])
  for (let x = -0.4; x < 9; x += rng.range(0.5, 1))
    f.box(x, 0, rng.range(0.4, 0.8), rng.range(1.4, 3), rng.pick(palette.haze))
  for (let x = 0; x < 9; x += 0.3) f.box(x, -0.1, 0.05, 1.9, f.tone('trim', 0.16))
  f.box(-1, 1.78, 11, 0.12, '#9A7049')
  f.box(-1, -3, 11, 3, '#C39A6E')
  for (let z = -0.4; z > -3; z -= 0.5) f.box(-1, z, 11, 0.03, '#8A6844')
  for (const [index, x] of [0.4, 2.5, 4.6].entries()) planter(f, x, index)
  for (const [x, high, kind] of [
    [0.7, 1.3, 'shrub'],
    [1.9, 1, 'palm'],
    [7.1, 1.7, 'frangipani'],
  ] as const)
    f.pot(x, high, kind, -0.5)
  f.shape('4.2 -0.9, 5.5 -0.9, 5.4 0, 4.3 0', '#5E8F8C')
  f.line('5.4 -0.7, 6.3 0.2', '#5E8F8C', 0.1)
  f.shape('6.1 0.3, 6.5 0.1, 6.6 0.34, 6.3 0.5', '#4A7674')
  f.line('4.3 0, 3.9 -0.2, 4.2 -0.7', '#4A7674', 0.09)
  f.who(3, 'reach', { z: -1.3, tall: 2.9 })
}

/** A model of a tower on a table, people around it. */
export function firstLook(f: Front): void {
  const { palette, rng } = f
  room(f, [0.8, 1.3, 12.4, 3.6])
  f.box(4.2, -1.5, 5.6, 1.6, f.tone('stone', 0.16))
  f.box(4, 0.1, 6, 0.16, palette.trim)
  f.box(4.3, 0.26, 5.4, 0.06, mix(palette.leaf[2], palette.stone, 0.3))
  for (let x = 4.6; x < 9.6; x += 0.34) if (x < 6 || x > 8) f.tree(x, rng.range(0.22, 0.4), 'round', 0.32)
  for (const [x = 0, w = 0, h = 0] of rows('6.1 1 3.1, 7.05 0.8 2.3')) {
    f.box(x, 0.32, w, h, palette.paper)
    for (let z = 0.5; z < h; z += 0.24)
      f.box(x + 0.08, z + 0.2, w - 0.16, 0.12, mix(palette.glass[1], palette.lit[2], rng.next() * 0.7))
  }
  for (const [x, pose, isTurned] of [
    [2.4, 'stand', false],
    [3.4, 'show', false],
    [10.6, 'show', true],
    [11.8, 'stand', true],
    [12.9, 'stand', true],
  ] as const)
    f.who(x, pose, { z: -1.2 - (x % 1), tall: 2.2, isTurned })
}
