import { densityOf, drawCity } from './city'
import { drawRiver } from './ground'
import { EDITION, mix } from './palette'
import type { Plan } from './plan'
import { createRng, type Rng } from './random'
import { fitFor } from './room-fits'
import { drawRoomAs, type ROOMS } from './rooms'
import { paintScene } from './scene'
import { Interior, NEAR, sunPatches } from './shell'
import { drawSky } from './sky'
import { Sheet } from './svg'
import { drawTree } from './trees'

interface Opening {
  u0: number
  u1: number
  v0: number
  v1: number
}

/** What is seen through the window: the city from a high floor, a garden from a house. */
function view(interior: Interior, { u0, u1, v0, v1 }: Opening, rng: Rng): void {
  const { sheet, plan, room, camera } = interior
  const high = plan.facts.storeys > 8
  const base = camera.project([0, room.depth, high ? 0.75 : 0.25])[1]
  sheet.clip(interior.outline('back', u0, v0, u1, v1), () => {
    drawSky(sheet, plan.palette, base, rng)
    drawCity(
      sheet,
      plan.palette,
      { base, tall: sheet.height * (high ? 0.34 : 0.16), density: densityOf(plan.facts) },
      rng,
    )
    if (plan.facts.tags.includes('river_view')) drawRiver(sheet, plan.palette, base, sheet.height, rng)
    else sheet.rect(0, base, sheet.width, sheet.height, plan.palette.leaf[0])
    if (high) return
    const scale = camera.scaleAt([0, room.depth + 4, 0])
    for (let i = 0; i < 5; i += 1) {
      const [x, y] = camera.project([rng.range(-0.5, 0.5) * room.width, room.depth + 4, 0])
      drawTree(
        sheet,
        { x, y: y + 6, h: scale * rng.range(2.4, 4.6) },
        rng.pick(['round', 'frangipani', 'palm', 'bamboo', 'rain'] as const),
        plan.palette,
        rng,
      )
    }
  })
}

function windowWall(interior: Interior, opening: Opening, panes: number): void {
  const { palette } = interior.plan
  const { u0, u1, v0, v1 } = opening
  const metal = mix(palette.shade, palette.ink, 0.25)
  const tones = { front: metal, under: mix(metal, palette.stone, 0.2), edge: mix(metal, palette.stone, 0.25) }
  interior.on('back', (brush) => {
    for (let i = 0; i <= panes; i += 1) {
      const u = u0 + ((u1 - u0) * i) / panes
      brush.block(2, tones, u - 0.035, v0, u + 0.035, v1, 0.06)
    }
    brush.block(4, tones, u0, v0 - 0.05, u1, v0 + 0.05, 0.08)
    brush.block(4, tones, u0, v1 - 0.05, u1, v1 + 0.05, 0.08)
    if (v0 < 0.2) brush.quad(1, palette.trim, u0, 1.0, u1, 1.05, 0, 0.85)
  })
}

function curtains(interior: Interior, { u0, u1, v1 }: Opening, rng: Rng): void {
  const { inside, shade } = interior.plan.palette
  const cloth = rng.chance(0.5) ? inside.ceiling : mix(inside.cloth, inside.ceiling, 0.55)
  const wide = (u1 - u0) * rng.range(0.09, 0.14)
  interior.on('back', (brush) => {
    for (const from of [u0 - 0.15, u1 + 0.15 - wide]) {
      brush.quad(6, cloth, from, 0.02, from + wide, v1 + 0.12, 0.18)
      for (let u = from + 0.07; u < from + wide; u += 0.15)
        brush.quad(7, mix(cloth, shade, 0.2), u, 0.02, u + 0.055, v1 + 0.12, 0.18)
    }
    brush.quad(8, shade, u0 - 0.5, v1 + 0.12, u1 + 0.5, v1 + 0.17, 0.2)
  })
}

/** A framed print: abstract ground, hill and disc in the palette's own colours. */
function art(interior: Interior, wall: 'left' | 'right', rng: Rng): void {
  const { palette } = interior.plan
  const { depth, height } = interior.room
  const [w, h] = [rng.range(1.2, 1.8), rng.range(0.9, 1.3)]
  const [u, v] = [depth * rng.range(0.25, 0.4), height * 0.45]
  interior.on(wall, (brush) => {
    brush.quad(1, palette.ink, u - 0.04, v - 0.04, u + w + 0.04, v + h + 0.04)
    brush.quad(2, palette.paper, u, v, u + w, v + h)
    brush.quad(3, palette.sky[4] ?? palette.stone, u + 0.12, v + 0.12, u + w - 0.12, v + h - 0.12)
    const hill = rng.range(0.3, 0.5)
    brush.shape(4, palette.shade, [
      [u + 0.12, v + 0.12],
      [u + w - 0.12, v + 0.12],
      [u + w - 0.12, v + h * hill],
      [u + w * 0.4, v + h * (hill + 0.2)],
      [u + 0.12, v + h * hill * 0.7],
    ])
    const disc = Array.from(
      { length: 20 },
      (_, i) => [u + w * 0.66 + Math.cos(i * 0.314) * h * 0.13, v + h * 0.72 + Math.sin(i * 0.314) * h * 0.13] as const,
    )
    brush.shape(3.5, palette.accent, disc)
  })
}

function joinery(interior: Interior, wall: 'left' | 'right', kitchen: boolean): void {
  const { inside, shade, lit, stone } = interior.plan.palette
  const { depth, height } = interior.room
  interior.on(wall, (brush) => {
    const end = depth * 0.72
    brush.quad(1, mix(inside.timber, shade, 0.12), 0, 0, end, Math.min(2.5, height - 0.3))
    for (let u = 0.6; u < end; u += 0.6)
      brush.line(2, mix(inside.timber, shade, 0.5), 1.5, [
        [u, 0],
        [u, Math.min(2.5, height - 0.3)],
      ])
    if (!kitchen) return
    brush.quad(3, mix(stone, shade, 0.12), 0.6, 0.92, end, 1.5)
    brush.quad(4, lit[2], 0.6, 1.42, end, 1.5)
    brush.quad(4, mix(stone, shade, 0.4), 0.6, 0.86, end, 0.92)
  })
}

/** The compositions of a project: what a home of its kind has. */
function viewsOf({ facts }: Plan): ('end' | keyof typeof ROOMS)[] {
  if (facts.group !== 'Condominium') return ['end', 'library', 'kitchen', 'bath', 'longTable', 'study']
  const isGrand = facts.unitTypes.some(({ kind }) => kind === 'duplex' || kind === 'penthouse')
  return ['end', 'end', 'balcony', 'kitchen', 'study', 'bath', isGrand ? 'library' : 'loft']
}

/** Which of them a project has. */
export const roomView = (plan: Plan) => createRng(plan.facts.slug, 'room-view', EDITION).pick(viewsOf(plan))

/** A room in perspective, by the light of the exterior. */
export function drawRoom(plan: Plan, width: number, height: number): string {
  const view = roomView(plan)
  return view === 'end' ? drawWindowAtTheEnd(plan, width, height) : drawRoomAs(plan, view, width, height)
}

function drawWindowAtTheEnd(plan: Plan, width: number, height: number): string {
  const rng = createRng(plan.facts.slug, 'room')
  const sheet = new Sheet(width, height)
  const type = rng.pick(plan.facts.unitTypes)
  const fit = fitFor(type.kind, rng.next())
  const { room } = fit
  const cut = {
    width: Math.max(width * 1.02, (height * 0.9 * room.width) / room.height),
    floor: height * 0.955,
    centre: width / 2,
  }
  const interior = new Interior(sheet, plan, room, room.width * rng.range(-0.18, 0.18), cut)
  const { inside, shade, accent } = plan.palette
  const backWall = rng.pick([
    inside.wall,
    inside.wall,
    mix(inside.timber, inside.wall, 0.3),
    mix(shade, inside.wall, 0.4),
    mix(accent, inside.wall, 0.62),
  ])
  interior.planes({
    floor: mix(inside.timber, inside.floor, rng.pick([0.25, 0.6, 0.85])),
    ceiling: inside.ceiling,
    left: inside.side,
    right: mix(inside.side, shade, 0.1),
    back: backWall,
  })
  interior.on('floor', (brush) => {
    const board = mix(inside.timber, inside.floor, 0.25)
    for (let u = 0.2; u < room.width; u += 0.2)
      brush.line(1, board, 1, [
        [u, -NEAR],
        [u, room.depth],
      ])
  })
  const margin = room.width * rng.range(0.02, 0.2)
  const opening = {
    u0: margin,
    u1: room.width - margin * rng.range(0.6, 1.2),
    v0: rng.pick(plan.facts.brand === 'noble' ? [0.08, 0.08, 0.5] : [0.08, 0.45, 0.8]),
    v1: room.height - 0.32,
  }
  view(interior, opening, createRng(plan.facts.slug, 'skyline'))
  windowWall(interior, opening, rng.int(2, 6))
  const side = rng.chance(0.5) ? 'left' : 'right'
  joinery(interior, side === 'left' && type.kind !== 'studio' ? 'left' : 'right', fit.kitchen)
  art(interior, side === 'left' && type.kind !== 'studio' ? 'right' : 'left', rng)
  sunPatches(interior, 'left', [[room.depth * 0.6, room.depth * 0.85]], room.height, rng)
  curtains(interior, opening, rng)
  paintScene(sheet, interior.camera, fit.solids(plan, interior, rng))
  if (rng.chance(0.5)) sheet.mirror()
  return sheet.toString()
}
