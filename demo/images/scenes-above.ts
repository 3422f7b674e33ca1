import type { Front } from './front'
import { mix } from './palette'
import { rows } from './rows'

const WOOD = '#B98A5C'

/** What lies on a table, seen from above: x from the left, z from the bottom of the sheet. */
function tabletop(f: Front, colour: string): void {
  f.box(-1, -8, 20, 20, colour)
  for (let z = -6; z < 10; z += 1.15) f.box(-1, z, 20, 0.03, mix(colour, '#000000', 0.2))
  f.shape('9 12, 16 12, 8 -8, 3.4 -8', '#FFFFFF', 0.1)
}

const shadowed = (f: Front, x: number, z: number, w: number, h: number, colour: string) => {
  f.box(x + 0.08, z - 0.1, w, h, '#000000', 0.22)
  f.box(x, z, w, h, colour)
}

function cup(f: Front, x: number, z: number): void {
  f.disc(x + 0.08, z - 0.1, 0.92, '#000000', 0.92, 0.2)
  f.disc(x, z, 0.92, '#F4EEE2')
  f.disc(x, z, 0.56, '#FFFFFF')
  f.disc(x, z, 0.46, '#6B4630')
  f.disc(x - 0.1, z + 0.1, 0.2, '#A97C58')
}

/** The sheet of a plan. */
function planSheet(f: Front, x: number, z: number, w: number, h: number): void {
  const { palette } = f
  shadowed(f, x, z, w, h, palette.paper)
  const [a, b, c, d] = [x + w * 0.1, z + h * 0.12, w * 0.8, h * 0.76]
  const lines = [
    [
      [a, b],
      [a + c, b],
      [a + c, b + d],
      [a, b + d],
      [a, b],
    ],
    [
      [a, b + d * 0.45],
      [a + c * 0.4, b + d * 0.45],
    ],
    [
      [a + c * 0.55, b + d * 0.45],
      [a + c, b + d * 0.45],
    ],
    [
      [a + c * 0.55, b + d * 0.45],
      [a + c * 0.55, b + d],
    ],
    [
      [a + c * 0.62, b],
      [a + c * 0.62, b + d * 0.3],
    ],
  ] as const
  for (const line of lines) f.line(line, palette.shade, 0.07)
  f.box(a + c * 0.08, b + d * 0.58, c * 0.26, d * 0.3, mix(palette.accent, palette.paper, 0.6))
  f.box(a + c * 0.7, b + d * 0.6, c * 0.2, d * 0.22, mix(palette.leaf[2], palette.paper, 0.6))
}

function key(f: Front, x: number, z: number, turn: number): void {
  const at = (u: number, v: number) =>
    [x + u * Math.cos(turn) - v * Math.sin(turn), z + u * Math.sin(turn) + v * Math.cos(turn)] as const
  f.line([at(0.5, 0), at(2, 0)], '#C8A24E', 0.2)
  for (const u of [1.5, 1.8]) f.line([at(u, 0), at(u, -0.34)], '#C8A24E', 0.16)
  f.disc(x, z, 0.55, '#C8A24E')
  f.disc(x, z, 0.24, '#8A6A2C')
}

/** What mends a home, in a row. */
export function tools(f: Front): void {
  const steel = '#8E989B'
  const grip = f.palette.accent
  tabletop(f, '#4C6A68')
  shadowed(f, 0.9, -3.6, 0.5, 4.6, WOOD)
  f.box(0.2, 1, 1.9, 0.8, steel)
  f.box(0.2, 1, 0.5, 0.8, '#6A7477')
  shadowed(f, 3.1, -3.6, 0.62, 2.2, grip)
  f.box(3.3, -1.4, 0.22, 3, steel)
  f.box(3.2, 1.6, 0.42, 0.2, '#6A7477')
  shadowed(f, 4.7, -3.6, 0.62, 2.2, '#E3C079')
  f.box(4.9, -1.4, 0.22, 2.4, steel)
  f.line('6.6 -3.4, 6.9 -0.6, 7.5 0.6, 7.3 1.9', grip, 0.34)
  f.line('8.4 -3.4, 8.1 -0.6, 7.5 0.6, 7.8 1.9', grip, 0.34)
  f.line('7.5 0.4, 7.28 1.9', steel, 0.4)
  f.line('7.5 0.4, 7.74 1.9', steel, 0.4)
  shadowed(f, 9.4, -3.6, 1, 5.5, '#E0B13C')
  for (const z of [-2.4, 0.9]) f.disc(9.9, z, 0.3, '#BFE0A6')
  f.box(9.55, -1, 0.7, 0.9, '#D6F0B8')
  f.disc(9.9, -0.55, 0.16, '#F6FFE6')
  f.disc(12.5, 0.6, 1.2, '#2E3B3C')
  f.disc(12.5, 0.6, 0.72, '#E0B13C')
  shadowed(f, 12.2, -1.6, 0.5, 1.3, '#F2D36A')
  for (let z = -1.5; z < -0.4; z += 0.22) f.box(12.2, z, 0.24, 0.04, '#4A4440')
  f.line('11.4 -3.2, 13 -3.2, 13 -2.4', steel, 0.3)
  f.disc(11.3, -3.2, 0.42, steel)
  for (const x of [2.3, 6, 8.9]) f.disc(x, 2.6, 0.16, steel)
}

/** Keys on a plan. */
export function keys(f: Front): void {
  tabletop(f, mix(WOOD, f.palette.stone, 0.3))
  planSheet(f, 1, -3.6, 7.4, 5.8)
  key(f, 8.2, 0.4, -0.7)
  key(f, 8.6, 0.6, -1.4)
  shadowed(f, 10.4, -3.6, 2.8, 4, '#3A4446')
  f.box(10.7, -0.6, 2.2, 0.7, '#B9D3C4')
  for (let x = 0; x < 3; x += 1)
    for (let z = 0; z < 4; z += 1)
      f.box(10.7 + x * 0.78, -3.3 + z * 0.64, 0.62, 0.46, x === 2 ? f.palette.accent : '#66757A')
  cup(f, 12.1, 2.1)
  f.line('4.4 2.7, 7.6 3', '#2E3B4A', 0.22)
  f.line('7.6 3, 8 3.03', '#C8A24E', 0.14)
}

/** A telephone with an answer, a day ringed in a calendar. */
export function answer(f: Front): void {
  const { palette } = f
  tabletop(f, mix('#C7A27A', palette.stone, 0.5))
  shadowed(f, 0.8, -3.4, 5.8, 5.8, palette.paper)
  f.box(0.8, 1.5, 5.8, 0.9, palette.accent)
  for (let row = 0; row < 5; row += 1)
    for (let day = 0; day < 7; day += 1)
      f.box(1.15 + day * 0.76, -2.9 + row * 0.86, 0.46, 0.46, mix(palette.stone, palette.shade, day > 4 ? 0.06 : 0.24))
  const [x, z] = [1.15 + 3 * 0.76 + 0.23, -2.9 + 3 * 0.86 + 0.23]
  f.sheet.stroke(`M${f.x(x) - 62} ${f.y(z)}a62 58 0 1 1 124 0a62 58 0 1 1 -124 0Z`, '#C94A34', 9)
  shadowed(f, 8, -3.7, 3.3, 6.4, '#23282A')
  f.box(8.18, -3.4, 2.94, 5.8, '#EFF3EE')
  f.box(8.4, 1.2, 1.9, 0.8, '#FFFFFF')
  f.box(8.4, 0.1, 2.2, 0.8, '#FFFFFF')
  f.box(8.9, -1.6, 2, 1.3, mix(palette.accent, '#FFFFFF', 0.45))
  for (const [u = 0, v = 0, w = 0] of rows(
    '8.55 1.65 1.5, 8.55 1.4 1, 8.55 0.55 1.8, 8.55 0.3 1.2, 9.05 -0.7 1.6, 9.05 -1 1.4, 9.05 -1.3 0.9',
  ))
    f.box(u, v, w, 0.1, '#5B666A')
  cup(f, 12.8, 1.6)
  f.line('12.2 -3.4, 13.4 -0.6', '#2E3B4A', 0.22)
}

/** A list with its ticks, a torch, tape, a tester. */
export function inspection(f: Front): void {
  const { palette } = f
  tabletop(f, mix('#8FA8A2', palette.stone, 0.45))
  shadowed(f, 1.2, -3.8, 5, 6.6, '#9A7049')
  f.box(1.5, -3.5, 4.4, 5.8, palette.paper)
  f.box(2.9, 2.3, 1.6, 0.5, '#6A7477')
  for (let i = 0; i < 7; i += 1) {
    const z = 1.4 - i * 0.68
    f.line(`1.9 ${z}, 2.2 ${z}, 2.2 ${z + 0.3}, 1.9 ${z + 0.3}, 1.9 ${z}`, palette.shade, 0.05)
    if (i < 5) f.line(`1.92 ${z + 0.16}, 2.04 ${z + 0.02}, 2.4 ${z + 0.44}`, '#2F8F5B', 0.09)
    f.box(2.6, z + 0.08, 2.2 + (i % 3) * 0.3, 0.12, mix(palette.shade, palette.paper, 0.5))
  }
  f.shape('8.3 0.8, 14.5 3.8, 14.5 -0.4, 8.3 0.2', '#FFF3C4', 0.65)
  f.box(5.6 + 1.2, 0.24, 1.2, 0.56, '#3A4446')
  f.box(7.9, 0.1, 0.6, 0.84, '#2A3234')
  for (const [x = 0, z = 0] of rows('9 -2.3, 12.4 -2.6')) {
    f.disc(x, z, 1.05, '#4E8FA8')
    f.disc(x, z, 0.52, mix('#8FA8A2', palette.stone, 0.45))
  }
  shadowed(f, 10.2, -3.7, 0.9, 2.3, palette.accent)
  for (const [i, colour] of ['#2F8F5B', '#E0B13C', '#C94A34'].entries()) f.disc(10.65, -1.9 - i * 0.5, 0.15, colour)
}

/** A bill, and coins put where they go. */
export function fee(f: Front): void {
  const { palette } = f
  tabletop(f, mix(palette.inside.timber, palette.stone, 0.55))
  shadowed(f, 0.9, -3.9, 4.4, 7, palette.paper)
  f.box(1.3, 2.1, 2, 0.4, palette.accent)
  for (let i = 0; i < 7; i += 1) {
    f.box(1.3, 1.2 - i * 0.62, 1.6 + (i % 3) * 0.4, 0.14, mix(palette.shade, palette.paper, 0.45))
    f.box(4.1, 1.2 - i * 0.62, 0.8, 0.14, mix(palette.shade, palette.paper, 0.25))
  }
  f.box(1.3, -3.3, 3.6, 0.06, palette.shade)
  f.box(3.7, -3.7, 1.2, 0.22, palette.shade)
  const jars = [
    ['#8FC0BE', 5],
    ['#A5B96D', 4],
    ['#E3B07A', 3],
    ['#B8A6C9', 2],
  ] as const
  for (const [i, [colour, coins]] of jars.entries()) {
    const [x, z] = [7.4 + (i % 2) * 3.6, 1.3 - Math.floor(i / 2) * 3.5]
    f.disc(x + 0.1, z - 0.12, 1.5, '#000000', 1.5, 0.2)
    f.disc(x, z, 1.5, colour)
    f.disc(x, z, 1.24, mix(colour, '#000000', 0.2))
    for (let k = 0; k < coins; k += 1) {
      const [u, v] = [x + Math.cos(k * 2.3) * 0.55, z + Math.sin(k * 2.3) * 0.55]
      f.disc(u + 0.04, v - 0.05, 0.4, '#5A4214', 0.4, 0.5)
      f.disc(u, v, 0.4, '#D6AF4C')
      f.disc(u, v, 0.27, '#E9CB7C')
    }
  }
}

/** Trees measured where they stand, and drawn. */
export function survey(f: Front): void {
  const { palette, rng } = f
  f.sky(1.2, mix(palette.leaf[2], palette.stone, 0.25))
  f.wood([3.4, 5.2], [1.8, 2.8], ['round', 'rain'], 1.1)
  f.box(-1, -4, 18, 4.3, mix(palette.leaf[2], palette.stone, 0.4))
  for (const [x = 0, high = 0] of rows('2.2 7, 6 7.6, 12.3 7.2')) {
    f.disc(x, -0.1, 2, palette.shade, 0.16, 0.25)
    f.tree(x, high, 'rain', -0.1)
    f.box(x - 0.2, 1.1, 0.4, 0.5, palette.accent)
    f.disc(x, 1.46, 0.05, palette.paper)
  }
  f.line('8.7 -1, 9.2 1.1, 9.8 -1', '#C8A24E', 0.09)
  f.line('9.2 1.1, 9.2 -0.8', '#C8A24E', 0.09)
  f.box(8.9, 1.1, 0.6, 0.42, '#D8A23C')
  f.disc(8.86, 1.3, 0.13, '#23282A')
  f.who(10.1, 'show', { z: -0.9, isTurned: true, tall: 1.9 })
  f.shape('3 -2.6, 6.6 -2.6, 6 -1.1, 3.6 -1.1', palette.paper)
  for (let i = 0; i < 6; i += 1)
    f.disc(
      3.9 + (i % 3) * 0.85,
      -1.6 - Math.floor(i / 3) * 0.55,
      0.26,
      mix(palette.leaf[1], palette.paper, rng.range(0.2, 0.5)),
      0.14,
    )
  f.who(4.2, 'kneel', { z: -1.1, tall: 1.95 })
}

/** A card of members, a key, a coffee. */
export function card(f: Front): void {
  const { palette } = f
  tabletop(f, mix(palette.inside.timber, '#3A2B24', 0.35))
  f.shape('1.6 -1.9, 8.6 -0.5, 7.7 3.7, 0.7 2.3', '#000000', 0.3)
  f.shape('1.5 -1.7, 8.5 -0.3, 7.6 3.9, 0.6 2.5', '#1F1B19')
  f.shape('2.2 -0.9, 2.3 -1.36, 5.4 -0.74, 5.3 -0.28', palette.accent)
  f.shape('1.4 1.9, 1.5 1.4, 2.3 1.56, 2.2 2.06', '#E3C98F')
  f.disc(6.6, 2.6, 0.6, palette.accent, 0.6, 0.9)
  f.disc(7, 2.3, 0.6, '#E9D9B4', 0.6, 0.7)
  cup(f, 11.4, 1.6)
  key(f, 9.2, -2.6, 0.3)
}
