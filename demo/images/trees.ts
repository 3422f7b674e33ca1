import type { Palette } from './palette'
import type { Rng } from './random'
import type { Pt2, Sheet } from './svg'
import { num, polygon, smooth } from './svg'

export type Species = 'rain' | 'round' | 'palm' | 'column' | 'frangipani' | 'bamboo' | 'shrub'

interface Spot {
  x: number
  y: number
  /** Height in pixels. */
  h: number
}

/** An irregular round mass, as foliage seen against the sky. */
export function blob(cx: number, cy: number, rx: number, ry: number, rng: Rng, rough = 0.16): string {
  const points: Pt2[] = []
  const count = Math.max(9, Math.min(22, Math.round((rx + ry) / 9)))
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * Math.PI * 2
    const swell = 1 + rng.range(-rough, rough)
    points.push([cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell])
  }
  return smooth(points)
}

function crownMass(cx: number, cy: number, rx: number, ry: number, rng: Rng): [string, string, string] {
  let [dark, middle, light] = [blob(cx, cy, rx * 0.86, ry * 0.86, rng), '', '']
  const clumps = Math.max(7, Math.min(24, Math.round(rx / 7)))
  for (let i = 0; i < clumps; i += 1) {
    const angle = rng.range(0, Math.PI * 2)
    const far = Math.sqrt(rng.next())
    const [x, y] = [cx + Math.cos(angle) * rx * 0.82 * far, cy + Math.sin(angle) * ry * 0.82 * far]
    const size = Math.min(rx, ry) * rng.range(0.22, 0.42)
    dark += blob(x, y + size * 0.2, size * 1.2, size, rng, 0.2)
    if (y < cy + ry * 0.35) middle += blob(x - size * 0.15, y - size * 0.25, size * 0.95, size * 0.62, rng, 0.26)
    if (y < cy && rng.chance(0.65)) light += blob(x - size * 0.3, y - size * 0.5, size * 0.55, size * 0.3, rng, 0.3)
  }
  return [dark, middle, light]
}

function trunk(x0: number, y0: number, x1: number, y1: number, wide: number): string {
  return polygon([
    [x0 - wide, y0],
    [x1 - wide * 0.45, y1],
    [x1 + wide * 0.45, y1],
    [x0 + wide, y0],
  ])
}

function leafy(sheet: Sheet, spot: Spot, palette: Palette, rng: Rng, shape: readonly [number, number, number]): void {
  const [spread, thick, middle] = shape
  const { x, y, h } = spot
  const cy = y - h * middle
  let wood = trunk(x, y, x + h * rng.range(-0.03, 0.03), cy, h * 0.022)
  for (let i = 0; i < 5; i += 1) {
    wood += trunk(
      x,
      y - h * 0.28,
      x + h * spread * rng.range(-0.75, 0.75),
      cy - h * thick * rng.range(-0.3, 0.5),
      h * 0.01,
    )
  }
  sheet.path(wood, palette.leaf[0])
  const [dark, mid, light] = crownMass(x, cy, h * spread, h * thick, rng)
  sheet.path(dark, palette.leaf[0])
  sheet.path(mid, palette.leaf[1])
  sheet.path(light, palette.leaf[2], 0.85)
}

function palm(sheet: Sheet, { x, y, h }: Spot, palette: Palette, rng: Rng): void {
  const lean = h * rng.range(-0.06, 0.06)
  const [tx, ty] = [x + lean, y - h * 0.82]
  sheet.path(
    `M${num(x - h * 0.016)} ${num(y)}Q${num(x)} ${num(y - h * 0.4)} ${num(tx - h * 0.009)} ${num(ty)}h${num(h * 0.02)}Q${num(x + h * 0.03)} ${num(y - h * 0.4)} ${num(x + h * 0.018)} ${num(y)}Z`,
    palette.leaf[0],
  )
  for (const layer of [0, 1] as const) {
    let fronds = ''
    const count = layer === 0 ? 13 : 7
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI * (i / (count - 1)) * 1.3 + 0.47 + rng.range(-0.1, 0.1)
      const length = h * rng.range(0.19, 0.28)
      const [cx, cy] = [tx + Math.cos(angle) * length * 0.65, ty + Math.sin(angle) * length * 0.8 - length * 0.15]
      const [ex, ey] = [tx + Math.cos(angle) * length * 1.1, ty + Math.sin(angle) * length * 0.6 + length * 0.22]
      const wide = h * 0.022
      fronds += `M${num(tx)} ${num(ty)}Q${num(cx)} ${num(cy - wide)} ${num(ex)} ${num(ey)}Q${num(cx)} ${num(cy + wide)} ${num(tx)} ${num(ty)}Z`
    }
    sheet.path(fronds, palette.leaf[layer])
  }
}

function column(sheet: Sheet, { x, y, h }: Spot, palette: Palette, rng: Rng): void {
  sheet.path(trunk(x, y, x, y - h * 0.2, h * 0.014), palette.leaf[0])
  const wide = h * 0.1
  const outline = (grow: number, shift: number): string => {
    const points: Pt2[] = []
    for (let i = 0; i <= 9; i += 1)
      points.push([
        x + shift + wide * grow * Math.sin(Math.PI * (0.08 + (i / 9) * 0.9)) ** 0.7 * rng.range(0.85, 1.1),
        y - h * (0.08 + 0.92 * (i / 9)),
      ])
    for (let i = 9; i >= 0; i -= 1)
      points.push([
        x + shift - wide * grow * Math.sin(Math.PI * (0.08 + (i / 9) * 0.9)) ** 0.7 * rng.range(0.85, 1.1),
        y - h * (0.08 + 0.92 * (i / 9)),
      ])
    return smooth(points)
  }
  sheet.path(outline(1, 0), palette.leaf[0])
  sheet.path(outline(0.55, -wide * 0.28), palette.leaf[1])
  sheet.path(outline(0.16, -wide * 0.5), palette.leaf[2], 0.7)
}

function bamboo(sheet: Sheet, { x, y, h }: Spot, palette: Palette, rng: Rng): void {
  for (const layer of [0, 1] as const) {
    let data = ''
    for (let i = 0; i < 9; i += 1) {
      const bend = h * rng.range(-0.3, 0.3)
      const top = y - h * rng.range(0.7, 1)
      const root = x + rng.range(-0.06, 0.06) * h
      const wide = h * 0.006
      data += `M${num(root - wide)} ${num(y)}Q${num(root)} ${num(top + h * 0.2)} ${num(root + bend)} ${num(top)}Q${num(root + wide * 2)} ${num(top + h * 0.22)} ${num(root + wide)} ${num(y)}Z`
      for (let k = 0; k < 6; k += 1) {
        const t = rng.range(0.45, 1)
        data += blob(root + bend * t * t, y - (y - top) * t, h * 0.05, h * 0.018, rng, 0.35)
      }
    }
    sheet.path(data, palette.leaf[layer])
  }
}

function shrub(sheet: Sheet, { x, y, h }: Spot, palette: Palette, rng: Rng): void {
  let [dark, mid] = ['', '']
  for (let i = 0; i < 4; i += 1) {
    const at = x + rng.range(-0.8, 0.8) * h
    dark += blob(at, y - h * 0.4, h * 0.6, h * 0.5, rng, 0.2)
    mid += blob(at - h * 0.1, y - h * 0.6, h * 0.4, h * 0.22, rng, 0.3)
  }
  sheet.path(dark, palette.leaf[0])
  sheet.path(mid, palette.leaf[1])
}

/** A tree in elevation, its foot at x, y and `h` pixels tall. */
export function drawTree(sheet: Sheet, spot: Spot, species: Species, palette: Palette, rng: Rng): void {
  if (species === 'palm') palm(sheet, spot, palette, rng)
  else if (species === 'column') column(sheet, spot, palette, rng)
  else if (species === 'bamboo') bamboo(sheet, spot, palette, rng)
  else if (species === 'shrub') shrub(sheet, spot, palette, rng)
  else if (species === 'rain') leafy(sheet, spot, palette, rng, [0.62, 0.26, 0.72])
  else if (species === 'frangipani') leafy(sheet, spot, palette, rng, [0.48, 0.26, 0.7])
  else leafy(sheet, spot, palette, rng, [0.34, 0.34, 0.64])
}
