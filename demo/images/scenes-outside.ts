import type { Front } from './front'
import { mix } from './palette'
import { rows } from './rows'

/** People on a canal bank and in a boat, nets, sacks. */
export function canal(f: Front): void {
  const { palette, rng } = f
  const water = mix('#4F8F8C', palette.paper, 0.12)
  f.sky(3.6, water)
  f.wood([2.4, 4], [1.1, 2], ['rain', 'palm', 'round'], 3.5)
  for (const [x, wide, colour] of [
    [1, 3.4, palette.stone],
    [5.4, 2.8, '#C98F6C'],
    [9.6, 3.6, palette.trim],
  ] as const) {
    for (let u = x + 0.2; u < x + wide; u += 0.8) f.box(u, 2.9, 0.1, 1, mix(palette.shade, '#4A3A2E', 0.5))
    f.box(x, 3.8, wide, 1.3, colour)
    f.shape(`${x - 0.3} 5.1, ${x + wide + 0.3} 5.1, ${x + wide * 0.5} 6`, mix('#A65B3F', palette.shade, 0.2))
    f.box(x + 0.4, 4.1, 0.7, 0.7, palette.glass[0])
    f.box(x + wide - 1.1, 3.8, 0.6, 1.05, '#6B4F36')
    f.box(x, 2.2, wide, 1.1, mix(colour, water, 0.7), 0.6)
  }
  for (let i = 0; i < 26; i += 1) {
    const [x, z] = [rng.range(0, 15), rng.range(0.5, 3)]
    f.line(`${x} ${z}, ${x + rng.range(0.4, 1.4)} ${z}`, palette.paper, 0.03, 0.5)
  }
  f.shape('2.6 1.6, 8.4 1.6, 7.7 0.95, 3.4 0.95', '#7A5334')
  f.shape('2.6 1.6, 8.4 1.6, 8.3 1.45, 2.7 1.45', '#A37449')
  f.who(4, 'stoop', { z: 1.15, isTurned: true })
  f.who(6.4, 'carry', { z: 1.15 })
  for (const [x = 0, r = 0] of rows('4.9 0.34, 5.5 0.28, 7.3 0.3')) f.disc(x, 1.7, r, '#3F6B4A')
  f.line('3.4 1.5, 2.5 0.8', '#C8A96A', 0.05)
  f.box(-1, -3, 18, 3, f.tone('paving', 0.1))
  f.box(-1, -0.2, 18, 0.2, f.tone('trim', 0.12))
  for (const [x = 0, r = 0] of rows('10.4 0.4, 11.1 0.34, 10.8 0.3')) f.disc(x, -0.5 + r, r, '#3F6B4A', r * 1.15)
  f.who(9.2, 'stoop', { z: -0.8, isTurned: true })
  f.who(12.4, 'carry', { z: -0.7, isTurned: true })
  f.who(1.5, 'reach', { z: -0.9 })
  f.line('1.9 0.9, 3.1 0.7', '#6B5A4A', 0.05)
  f.disc(3.3, 0.6, 0.3, palette.paper, 0.22, 0.55)
}

/** Runners under trees at six in the morning. */
export function run(f: Front): void {
  const { palette } = f
  f.sky(1.9, mix(palette.leaf[2], palette.stone, 0.25))
  f.wood([3.4, 5.4], [1.6, 3], ['rain', 'round'], 1.7)
  f.shape('-1 0.9, 16 1.7, 16 -3, -1 -3', f.tone('paving', 0.04))
  f.shape('-1 0.9, 16 1.7, 16 1.6, -1 0.76', palette.trim)
  for (let x = 0; x < 16; x += 2.4)
    f.shape(`${x} -0.8, ${x + 1.2} -0.74, ${x + 1.2} -0.82, ${x} -0.88`, palette.trim, 0.8)
  for (const x of [10.6, 14.2]) f.box(x, 1.2, 0.14, 3, palette.ink)
  f.box(10.5, 3.6, 4, 0.8, palette.accent)
  for (let i = 0; i < 7; i += 1) f.box(10.8 + i * 0.5, 3.85, 0.26, 0.28, palette.paper)
  for (const [x = 0, z = 0, tall = 0] of rows(
    '9.6 0.5 1.5, 7.9 0.2 1.55, 11.4 0.7 1.45, 5.6 -0.3 1.7, 3.2 -0.6 1.8, 1.2 -0.1 1.65, 6.9 -1.1 1.9',
  )) {
    f.disc(x, z, tall * 0.24, palette.shade, 0.05, 0.3)
    f.who(x, 'run', { z, tall })
  }
  f.tree(13.6, 4.4, 'frangipani', 0.9)
}

/** A screen between two trees, people on mats before it. */
export function film(f: Front): void {
  const { palette, rng } = f
  f.sky(1.6, mix(palette.leaf[0], '#0A1514', 0.3))
  f.wood([3, 5], [1.2, 2.2], ['rain', 'round'], 1.5)
  f.shape('4.2 1.5, 9.8 1.5, 13.5 -4, 0.5 -4', palette.lit[0], 0.16)
  f.box(4.3, 1.9, 5.4, 3.1, '#F8EFD9')
  f.box(4.5, 2.1, 5, 2.7, '#E8B489')
  f.disc(7.9, 3.5, 0.7, '#FBE7C4')
  f.shape('4.5 2.9, 6.2 3.7, 7.6 2.9, 8.6 3.3, 9.5 2.8, 9.5 2.1, 4.5 2.1', '#5B4A56')
  f.shape('4.5 2.5, 9.5 2.4, 9.5 2.1, 4.5 2.1', '#33303D')
  f.tree(2.6, 6.4, 'rain', 0.9)
  f.tree(11.8, 6.8, 'rain', 0.9)
  f.line('2.6 5.6, 5 5.1, 7 5, 9 5.1, 11.8 5.8', palette.ink, 0.02)
  for (let x = 2.8; x < 11.8; x += 0.6) f.disc(x, 5.05 + ((x - 7.1) / 4.6) ** 2 * 0.6, 0.07, palette.lit[2])
  for (let row = 0; row < 4; row += 1) {
    const z = 0.6 - row * 0.75
    for (let x = 1.4 - (row % 2) * 0.6; x < 13; x += rng.range(1.5, 2.1)) {
      const size = 0.26 + row * 0.07
      const dark = mix('#16211F', palette.lit[0], 0.16)
      f.box(
        x - size * 2,
        z - size * 0.9,
        size * 4.4,
        size * 0.5,
        rng.pick(['#8A3F34', '#3C5A52', '#8C6A3E', '#4B4A66']),
        0.9,
      )
      for (const dx of rng.pick([[0], [-0.6, 0.6], [-0.5, 0.4]])) {
        f.disc(x + dx * size * 2, z, size * 0.9, dark, size * 1.1)
        f.disc(x + dx * size * 2, z + size * 1.45, size * 0.5, dark, size * 0.56)
        f.line(
          `${x + dx * size * 2 - size * 0.3} ${z + size * 1.9}, ${x + dx * size * 2 + size * 0.3} ${z + size * 1.9}`,
          palette.lit[0],
          0.03,
          0.6,
        )
      }
    }
  }
}

const table = (f: Front, x: number, wide: number) => {
  f.box(x, 0.72, wide, 0.09, '#A9784C')
  for (const u of [x + 0.3, x + wide - 0.4]) f.box(u, 0, 0.1, 0.72, '#6B4F36')
}

/** One long table in a lane, hot breakfast. */
export function breakfast(f: Front): void {
  const { palette, rng } = f
  f.sky(0, f.tone('paving', 0.1))
  for (const [x, wide, high, colour] of [
    [-0.5, 3.4, 5.2, palette.stone],
    [3, 3.6, 4.6, mix(palette.accent, palette.paper, 0.6)],
    [6.7, 3.4, 5.4, palette.trim],
    [10.2, 4.6, 4.9, mix(palette.leaf[2], palette.paper, 0.6)],
  ] as const) {
    f.box(x, 0, wide, high, f.palette.shade, 0.12)
    f.box(x, 0, wide, high, colour, 0.94)
    f.box(x + 0.4, 2.9, 0.9, 1.1, palette.glass[1])
    f.box(x + wide - 1.4, 2.9, 0.9, 1.1, palette.glass[0])
    f.box(x + 0.5, 0, wide - 1, 2.1, mix(palette.inside.timber, palette.shade, 0.25))
    f.shape(`${x} 2.3, ${x + wide} 2.3, ${x + wide + 0.2} 1.9, ${x - 0.2} 1.9`, mix(palette.accent, palette.shade, 0.1))
  }
  f.box(-1, -3, 18, 3, f.tone('paving', 0.06))
  for (const x of [1.6, 3.2, 5, 6.6, 8.3, 10]) f.who(x, 'sit', { z: 0.12, tall: 1.75, isTurned: x > 6 })
  table(f, 0.8, 11)
  for (let x = 1.3; x < 11.2; x += 0.9) {
    f.disc(x, 0.86, 0.16, palette.paper, 0.05)
    f.disc(x + 0.1, 0.92, 0.1, '#D9A45B', 0.06)
    if (rng.chance(0.5)) f.box(x + 0.34, 0.81, 0.14, 0.2, rng.pick(['#C9623F', '#5E8F7C', '#E3C079']))
  }
  f.box(12.2, 0, 1.7, 0.9, '#8A8F8E')
  f.shape('12.2 1.1, 13.9 1.1, 13.5 0.86, 12.6 0.86', '#3A3F40')
  for (const [x = 0, z = 0] of rows('12.6 1.5, 13 2, 13.3 1.7')) f.disc(x, z, 0.26, '#FFFFFF', 0.4, 0.4)
  f.who(14.2, 'carry', { isTurned: true, tall: 1.75 })
}

/** A stall under a striped awning, pots on its shelves and before it. */
function stall(f: Front, x: number): void {
  const { palette, rng } = f
  const pots = (from: number, step: number, z: number, tall: readonly [number, number]) => {
    for (let u = x + from; u < x + 4.8; u += step)
      f.pot(u, rng.range(...tall), rng.pick(['shrub', 'palm', 'bamboo', 'frangipani'] as const), z)
  }
  for (const u of [x, x + 5]) f.box(u, 0, 0.12, 3, '#7A5A3E')
  for (let i = 0; i < 8; i += 1) {
    const [u, colour] = [x - 0.4 + i * 0.75, i % 2 ? palette.paper : palette.accent]
    f.shape(`${u} 2.5, ${u + 0.75} 2.5, ${u + 0.7} 3.3, ${u + 0.05} 3.3`, colour)
    f.disc(u + 0.375, 2.5, 0.375, colour, 0.16)
  }
  for (const z of [0.7, 1.3]) {
    f.box(x + 0.1, z, 4.9, 0.07, '#9A7049')
    pots(0.5, 0.72, z + 0.07, [0.5, 0.75])
  }
  pots(0.4, 0.95, -0.1, [0.7, 1.1])
}

/** Stalls of pots, and plants that change hands. */
export function swap(f: Front): void {
  const { palette, rng } = f
  f.sky(1.3, mix(palette.leaf[2], palette.stone, 0.3))
  f.wood([3, 4.8], [1.5, 2.6], ['rain', 'round', 'palm'], 1.2)
  f.box(-1, -3, 18, 3.1, f.tone('paving', 0.05))
  for (const x of [0.8, 7.6]) stall(f, x)
  for (const x of [6.4, 7.2, 13.4]) {
    const isTurned = x > 7
    f.who(x, 'carry', { z: -0.5, isTurned })
    f.pot(x + (isTurned ? -0.42 : 0.42), 0.6, rng.pick(['palm', 'frangipani'] as const), 0.45)
  }
  f.who(3, 'show', { z: -0.8 })
}
