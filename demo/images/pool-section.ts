import { densityOf, drawCity } from './city'
import { mix } from './palette'
import { drawGroup, drawPerson, drawSitter } from './people'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import { drawSky } from './sky'
import { box, ellipse, num, Sheet } from './svg'
import { drawTree, type Species } from './trees'

/** A drawing in metres on a sheet: x from the left edge, z above the deck. */
interface Cut {
  sheet: Sheet
  plan: Plan
  scale: number
  deck: number
  rng: Rng
  roof: boolean
}

function rect(cut: Cut, x: number, z: number, w: number, h: number): string {
  return box(x * cut.scale, cut.deck - (z + h) * cut.scale, w * cut.scale, h * cut.scale)
}

function background(cut: Cut): void {
  const { sheet, plan, deck, rng, roof, scale } = cut
  const base = deck - (roof ? 0.7 : 0.1) * scale
  drawSky(sheet, plan.palette, base, rng)
  drawCity(
    sheet,
    plan.palette,
    { base, tall: sheet.height * (roof ? 0.42 : 0.26), density: densityOf(plan.facts) },
    rng,
  )
  if (roof) return
  for (let x = -60; x < sheet.width + 60; x += rng.range(130, 260)) {
    drawTree(
      sheet,
      { x, y: deck, h: scale * rng.range(4, 6.6) },
      rng.pick(['rain', 'round', 'bamboo', 'palm'] as const),
      plan.palette,
      rng,
    )
  }
}

/** The cut structure: deck slab, and below it a lit room on a roof or the earth in a garden. */
function structure(cut: Cut): void {
  const { sheet, plan, roof, rng, deck, scale } = cut
  const { palette } = plan
  const metres = sheet.width / scale
  const ink = mix(palette.groundDeep, palette.ink, 0.3)
  sheet.rect(0, deck, sheet.width, sheet.height - deck, ink)
  if (!roof) {
    const line = mix(ink, palette.paving, 0.6)
    for (const z of [-2.1, -2.8, -3.3]) {
      let data = ''
      for (let x = rng.range(0, 1); x < metres; x += rng.range(1.4, 3))
        data += `M${num(x * scale)} ${num(deck - z * scale)}h${num(rng.range(0.5, 1.3) * scale)}`
      sheet.stroke(data, line, 1.6, 0.6)
    }
    return
  }
  sheet.path(rect(cut, 0, -5.6, metres, 3.2), mix(palette.lit[1], palette.inside.wall, 0.5))
  sheet.path(rect(cut, 0, -3.0, metres, 0.6), palette.lit[2], 0.7)
  for (let x = 1.5; x < metres; x += 5)
    sheet.path(rect(cut, x, -5.6, 0.5, 3.2), mix(palette.inside.timber, palette.inside.wall, 0.3))
  for (let i = 0; i < 6; i += 1)
    drawGroup(
      sheet,
      { x: rng.range(0.5, metres - 1) * scale, y: deck + 5 * scale, h: scale * 1.7 },
      mix(palette.shade, palette.lit[0], 0.15),
      rng,
    )
}

/** Water cut open between its walls, with ledge, lane tiles and people in it. */
function pool(cut: Cut, x0: number, x1: number): void {
  const { sheet, plan, rng, deck, scale } = cut
  const { palette } = plan
  const blue = plan.facts.brand === 'nue' ? '#3FA39C' : '#6F9A94'
  sheet.path(rect(cut, x0, -1.5, x1 - x0, 1.42), mix(blue, palette.shade, 0.28))
  sheet.path(rect(cut, x0, -0.75, x1 - x0, 0.67), mix(blue, palette.shade, 0.08))
  sheet.path(rect(cut, x0, -0.2, x1 - x0, 0.12), mix(blue, palette.paper, 0.45))
  sheet.path(rect(cut, x0, -1.5, 2.2, 0.95), mix(palette.stone, palette.shade, 0.3))
  sheet.path(rect(cut, x0, -1.5, 1.4, 1.2), mix(palette.stone, palette.shade, 0.22))
  let tiles = ''
  for (let x = x0 + 3; x < x1; x += 0.9) tiles += `M${num(x * scale)} ${num(deck + 0.75 * scale)}v${num(0.7 * scale)}`
  sheet.stroke(tiles, palette.shade, 1, 0.25)
  const skin = mix(palette.shade, palette.ink, 0.3)
  for (let i = 0; i < 4; i += 1) {
    const x = rng.range(x0 + 2.4, x1 - 1) * scale
    sheet.path(ellipse(x, deck - 0.06 * scale, 0.1 * scale, 0.13 * scale), skin)
    sheet.path(ellipse(x + 0.34 * scale, deck + 0.14 * scale, 0.42 * scale, 0.09 * scale), skin, 0.75)
    sheet.stroke(`M${num(x - 0.7 * scale)} ${num(deck + 0.12 * scale)}h${num(1.8 * scale)}`, palette.paper, 2, 0.8)
  }
  drawSitter(sheet, { x: (x0 + 0.2) * scale, y: deck + 0.45 * scale, h: 1.65 * scale }, skin, rng)
}

/** A roof of thin beams on posts with loungers in its shade. */
function pergola(cut: Cut, x: number, w: number): void {
  const { sheet, plan, rng, scale, deck } = cut
  const { palette } = plan
  const wood = mix(palette.inside.timber, palette.shade, 0.25)
  let data = rect(cut, x, 2.7, w, 0.18)
  for (let u = x - 0.2; u < x + w + 0.2; u += 0.42) data += rect(cut, u, 2.88, 0.14, 0.24)
  for (const u of [x + 0.15, x + w * 0.5, x + w - 0.3]) data += rect(cut, u, 0, 0.14, 2.7)
  sheet.path(data, wood)
  for (let u = x + 0.7; u < x + w - 1.7; u += 2.3) {
    sheet.path(
      `M${num(u * scale)} ${num(deck - 0.42 * scale)}h${num(1.25 * scale)}l${num(0.55 * scale)} ${num(-0.5 * scale)}l${num(0.1 * scale)} ${num(0.1 * scale)}l${num(-0.58 * scale)} ${num(0.52 * scale)}h${num(-1.32 * scale)}Z`,
      palette.paper,
    )
    sheet.path(rect(cut, u + 0.1, 0, 0.07, 0.36) + rect(cut, u + 1.3, 0, 0.07, 0.36), palette.ink)
  }
  for (let u = x + 1; u < x + w; u += 2.4) {
    const drop = rng.range(0.3, 0.7)
    sheet.stroke(`M${num(u * scale)} ${num(deck - 2.7 * scale)}v${num(drop * scale)}`, palette.ink, 2)
    sheet.path(ellipse(u * scale, deck - (2.6 - drop) * scale, 0.12 * scale, 0.12 * scale), palette.lit[2])
  }
}

/** Trees in soil that is cut as well; the bed is a notch in the slab. */
function planter(cut: Cut, x: number, w: number, kinds: readonly Species[]): void {
  const { sheet, plan, rng, scale, deck } = cut
  const { palette } = plan
  sheet.path(rect(cut, x, -1.1, w, 1.1), mix(palette.leaf[2], palette.groundDeep, 0.55))
  let roots = ''
  for (let u = x + 0.6; u < x + w - 0.3; u += rng.range(1.1, 2)) {
    for (const side of [-1, 0, 1])
      roots += `M${num(u * scale)} ${num(deck)}q${num(side * 0.2 * scale)} ${num(0.4 * scale)} ${num(side * 0.5 * scale)} ${num(rng.range(0.6, 0.95) * scale)}`
    drawTree(sheet, { x: u * scale, y: deck, h: scale * rng.range(2.6, 5.6) }, rng.pick(kinds), palette, rng)
  }
  sheet.stroke(roots, palette.groundDeep, 2, 0.7)
  for (let u = x + 0.3; u < x + w; u += 0.7)
    drawTree(sheet, { x: u * scale, y: deck, h: scale * rng.range(0.4, 0.8) }, 'shrub', palette, rng)
}

/** The pool or the garden in section: on the roof of a tower, on the ground elsewhere. */
export function drawPoolSection(plan: Plan, width: number, height: number): string {
  const sheet = new Sheet(width, height)
  const rng = createRng(plan.facts.slug, 'pool-section')
  const scale = width / rng.range(19, 24)
  const roof = plan.facts.storeys > 20
  const cut: Cut = { sheet, plan, scale, deck: height * (roof ? 0.62 : 0.72), rng, roof }
  const metres = width / scale
  const kinds: Species[] = [rng.pick(['frangipani', 'round'] as const), rng.pick(['palm', 'bamboo', 'column'] as const)]
  background(cut)
  structure(cut)
  const hasPool = plan.facts.facilities.includes('pool')
  const start = metres * rng.range(0.34, 0.42)
  planter(cut, metres * 0.02, metres * 0.13, kinds)
  pergola(cut, metres * 0.17, start - metres * 0.2)
  if (hasPool) pool(cut, start, metres * 0.86)
  else planter(cut, start + 1, metres * 0.2, kinds)
  planter(cut, metres * 0.9, metres * 0.14, kinds)
  const skin = mix(plan.palette.shade, plan.palette.ink, 0.35)
  const steps = hasPool
    ? [metres * 0.18, start - 1.2, metres * 0.875]
    : [start - 0.6, metres * 0.66, metres * 0.72, metres * 0.82]
  for (const x of steps) drawPerson(sheet, { x: x * scale, y: cut.deck, h: scale * 1.7 }, skin, rng)
  if (roof) sheet.path(rect(cut, 0, 0, metres, 1.1), plan.palette.water[2], 0.16)
  if (roof) sheet.path(rect(cut, 0, 1.08, metres, 0.04), plan.palette.trim)
  return sheet.toString()
}
