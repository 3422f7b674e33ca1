import type { Front } from './front'
import { mix } from './palette'

/** A lorry at the bay, boxes, a trolley. */
export function moving(f: Front): void {
  const { palette } = f
  f.sky(0, f.tone('paving', 0.12))
  f.box(-1, 0, 18, 7, mix(palette.stone, palette.shade, 0.1))
  f.box(-1, 3.9, 18, 0.5, palette.trim)
  f.box(8.6, 0, 5.6, 3.6, mix(palette.shade, '#20282A', 0.45))
  f.box(9, 0, 2.3, 3.1, '#B9BFBD')
  f.box(11.5, 0, 2.3, 3.1, '#A9B0AE')
  for (let z = 0.3; z < 3; z += 0.46)
    for (let x = 9.1; x < 13.7; x += 0.56) f.box(x, z, 0.5, 0.4, mix(palette.inside.cloth, palette.paper, 0.4))
  f.box(-1, -3, 18, 3, f.tone('paving', 0.16))
  f.box(0.2, 0.75, 4.9, 3.1, palette.paper)
  f.box(0.2, 1.5, 4.9, 0.5, palette.accent)
  f.box(4.6, 0.8, 0.5, 2.95, mix(palette.shade, '#1D2022', 0.5))
  f.box(-0.6, 0.5, 5.9, 0.3, '#3A4042')
  for (const x of [1.2, 3.9]) {
    f.disc(x, 0.42, 0.46, '#23282A')
    f.disc(x, 0.42, 0.2, '#9AA3A3')
  }
  f.shape('5.1 0.62, 7 0, 7.2 0, 5.2 0.74', '#7C8587')
  f.carton(4.7, 0.8, 0.4, 1)
  f.carton(7.5, 0, 1, 0.8)
  f.carton(7.6, 0.8, 0.8, 0.6)
  f.box(13.4, 0.1, 1.7, 0.12, '#3A4042')
  f.carton(13.5, 0.22, 1.4, 0.9)
  f.carton(13.7, 1.12, 1, 0.7)
  for (const x of [13.6, 14.8]) f.disc(x, 0.06, 0.12, '#23282A')
  f.who(6.2, 'carry', { z: 0.2 })
  f.carton(6.4, 0.95, 0.6, 0.5)
  f.who(12.9, 'carry', { isTurned: true })
  f.who(10.4, 'show', { z: -0.3 })
}

/** The platform of a line above the street, a train at it. */
export function platform(f: Front): void {
  const { palette } = f
  f.sky(1.4, mix(palette.leaf[2], palette.stone, 0.3))
  f.wood([1.8, 3], [1.2, 2.2], ['rain', 'round', 'palm'], 1.2)
  f.box(-1, -3, 18, 4.2, f.tone('paving', 0.1))
  f.box(-1, 1.1, 18, 0.14, palette.accent)
  f.box(-1, 5.3, 18, 0.5, f.tone('trim', 0.08))
  f.box(-1, 5.1, 18, 0.2, f.tone('trim', 0.4))
  f.box(-0.5, 1.5, 11.5, 2.9, palette.paper)
  f.shape('11 1.5, 12.6 1.5, 12.2 3.4, 11.4 4.4, 11 4.4', palette.paper)
  f.shape('11.3 3, 12.25 3, 12 3.7, 11.3 4', palette.glass[0])
  f.box(-0.5, 1.75, 13, 0.22, palette.accent)
  for (let x = 0; x < 10.6; x += 2.7) {
    f.box(x, 2.5, 1.3, 1.1, palette.glass[0])
    f.box(x + 1.5, 1.5, 1, 2.5, mix(palette.paper, palette.shade, 0.16))
    f.box(x + 1.98, 1.5, 0.04, 2.5, palette.shade)
    f.box(x + 1.62, 2.5, 0.3, 1.1, palette.glass[0])
    f.box(x + 2.08, 2.5, 0.3, 1.1, palette.glass[0])
  }
  for (const x of [3.3, 9, 14.2]) f.box(x, 1.2, 0.22, 4, f.tone('trim', 0.25))
  for (const [x, isTurned] of [
    [1.5, false],
    [4.6, true],
    [5.2, true],
    [7.4, false],
    [10.3, false],
    [13.2, true],
  ] as const)
    f.who(x, 'stand', { z: -0.4 - (x % 2) * 0.4, isTurned, tall: 1.8 })
}

/** A café under trees, a cart, somebody on a bicycle. */
export function soi(f: Front): void {
  const { palette } = f
  f.sky(0, f.tone('paving', 0.1))
  f.wood([5.4, 7], [2, 3.2], ['rain', 'round'], 0)
  f.box(1.2, 0, 8.2, 3.8, f.tone('trim', 0.04))
  f.box(1, 3.8, 8.6, 0.3, mix(palette.shade, palette.stone, 0.3))
  f.box(1.8, 0.5, 3.3, 2.4, palette.glass[1])
  f.box(5.6, 0, 1.2, 2.7, '#7A5A3E')
  f.box(7.2, 0.9, 1.8, 1.7, palette.glass[0])
  for (let i = 0; i < 12; i += 1)
    f.shape(
      `${1.2 + i * 0.68} 2.6, ${1.88 + i * 0.68} 2.6, ${1.88 + i * 0.68} 3.3, ${1.2 + i * 0.68} 3.3`,
      i % 2 ? palette.paper : palette.accent,
    )
  f.box(-1, -3, 18, 3, f.tone('paving', 0.14))
  f.box(-1, -0.3, 18, 0.3, f.tone('trim', 0.1))
  for (const x of [2.3, 4.1]) {
    f.disc(x, 0.74, 0.42, '#A9784C', 0.06)
    f.box(x - 0.03, 0, 0.06, 0.72, palette.ink)
    f.disc(x + 0.1, 0.86, 0.08, palette.paper)
    f.who(x - 0.6, 'sit', { z: 0.05 })
  }
  f.who(5, 'sit', { z: 0.05, isTurned: true })
  f.box(10.6, 0.5, 2.6, 1, '#D9A45B')
  f.box(10.5, 1.5, 2.8, 0.08, palette.paper)
  f.box(10.5, 2.6, 2.8, 0.16, palette.accent)
  for (const x of [10.6, 13.1]) f.box(x, 1.5, 0.06, 1.1, palette.ink)
  for (let x = 10.8; x < 13; x += 0.5) f.disc(x, 1.7, 0.16, '#E8893B')
  for (const x of [11.1, 12.7]) f.disc(x, 0.3, 0.32, '#2A2E2E')
  f.who(14, 'reach', { isTurned: true })
  for (const x of [6.6, 8])
    f.sheet.stroke(`M${f.x(x) - 55} ${f.y(-0.5)}a55 55 0 1 1 110 0a55 55 0 1 1 -110 0Z`, palette.ink, 6)
  f.line('6.6 -0.5, 7.2 -0.5, 7.7 0.15, 7 0.15, 7.2 -0.5', palette.accent, 0.07)
  f.line('7.7 0.15, 8 -0.5', palette.accent, 0.07)
  f.who(7, 'sit', { z: -0.32 })
}

/** Dogs on a lawn, who walks them, the building behind. */
export function pets(f: Front): void {
  const { palette, rng } = f
  f.sky(2, mix(palette.leaf[2], palette.stone, 0.22))
  f.box(8.6, 1.9, 7, 7, f.tone('stone', 0.08))
  for (let z = 2.4; z < 8; z += 1.3)
    for (let x = 9; x < 15; x += 1.4) {
      f.box(x, z, 1, 0.9, rng.chance(0.3) ? palette.glass[0] : palette.glass[1])
      f.box(x - 0.1, z - 0.1, 1.2, 0.1, palette.trim)
    }
  f.wood([2.6, 4.4], [1.6, 2.8], ['round', 'frangipani', 'rain'], 1.9)
  f.shape('3 -3, 9 -3, 7.4 1.9, 6.6 1.9', f.tone('paving', 0.04))
  const dog = (x: number, z: number, colour: string, turn: 1 | -1) => {
    const at = (u: number, v: number) => [x + u * turn, z + v] as const
    f.disc(x, z + 0.42, 0.42, colour, 0.2)
    f.disc(x + 0.46 * turn, z + 0.66, 0.2, colour)
    f.shape([at(0.5, 0.68), at(0.82, 0.6), at(0.8, 0.52), at(0.5, 0.5)], colour)
    f.shape([at(0.36, 0.8), at(0.48, 0.62), at(0.3, 0.6)], mix(colour, '#000000', 0.3))
    f.line([at(-0.38, 0.5), at(-0.66, 0.78)], colour, 0.09)
    for (const u of [-0.3, -0.2, 0.2, 0.3])
      f.line([at(u, 0.36), at(u, 0.04)], mix(colour, '#000000', u < 0 ? 0.2 : 0), 0.1)
  }
  dog(4.4, -0.4, '#B98557', 1)
  f.line('5 0.3, 3.5 0.85', palette.accent, 0.035)
  f.who(3.2, 'stand', { z: -0.4, tall: 1.9 })
  dog(10.4, -0.9, '#F1E7D6', -1)
  f.who(11.8, 'kneel', { z: -0.9, isTurned: true, tall: 1.9 })
  dog(7.4, 0.9, '#4A4440', 1)
  f.disc(8.7, 1.1, 0.12, palette.accent)
}
