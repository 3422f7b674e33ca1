import type { Pt3 } from './camera'
import type { Palette } from './palette'
import { createRng, type Rng } from './random'
import { type Solid, standing } from './scene'
import { type Mass, massSolid } from './solids'
import { drawTree, type Species } from './trees'

export const CROWNS = ['parapet', 'lantern', 'frame', 'blades', 'garden', 'stepped', 'mast'] as const
export type Crown = (typeof CROWNS)[number]

function child(of: Mass, kind: Mass['kind'], min: Pt3, max: Pt3, colour?: string): Mass {
  return { kind, style: of.style, min, max, ...(colour === undefined ? {} : { colour }) }
}

/** A tree as part of a scene. */
export function treeSolid(at: Pt3, height: number, species: Species, palette: Palette, rng: Rng): Solid {
  const seed = createRng(String(at[0]), String(at[1]), species, String(rng.next()))
  return standing(at, 0.3, height, (sheet, camera) => {
    const [x, y] = camera.project(at)
    drawTree(sheet, { x, y, h: height * camera.scaleAt(at) }, species, palette, seed)
  })
}

function core(top: Mass): Mass {
  const [x0, y0] = top.min
  const [x1, y1, z] = top.max
  const [w, d] = [x1 - x0, y1 - y0]
  return child(top, 'solid', [x0 + w * 0.36, y0 + d * 0.4, z], [x0 + w * 0.62, y1 - d * 0.15, z + 3.6])
}

function frame(top: Mass): Mass[] {
  const [x0, y0] = top.min
  const [x1, y1, z] = top.max
  const [t, h] = [0.8, 7.5]
  const colour = top.style.trim
  const masses: Mass[] = []
  const count = Math.max(3, Math.round((x1 - x0) / 6))
  for (let i = 0; i <= count; i += 1) {
    const x = x0 + ((x1 - x0 - t) * i) / count
    masses.push(child(top, 'metal', [x, y0, z], [x + t, y0 + t, z + h], colour))
    masses.push(child(top, 'metal', [x, y1 - t, z], [x + t, y1, z + h], colour))
  }
  masses.push(child(top, 'metal', [x0, y0, z + h], [x1, y0 + t, z + h + 1], colour))
  masses.push(child(top, 'metal', [x0, y1 - t, z + h], [x1, y1, z + h + 1], colour))
  masses.push(child(top, 'metal', [x0, y0 + t, z + h], [x0 + t, y1 - t, z + h + 1], colour))
  masses.push(child(top, 'metal', [x1 - t, y0 + t, z + h], [x1, y1 - t, z + h + 1], colour))
  return masses
}

function blades(top: Mass): Mass[] {
  const [x0, y0] = top.min
  const [x1, y1, z] = top.max
  const masses: Mass[] = []
  const count = Math.max(4, Math.round((x1 - x0) / 3))
  for (let i = 0; i <= count; i += 1) {
    const x = x0 + ((x1 - x0 - 0.5) * i) / count
    const rise = 4 + 6 * Math.sin((Math.PI * (i + 0.5)) / (count + 1))
    masses.push(child(top, 'metal', [x, y0, z], [x + 0.5, y1, z + rise], top.style.trim))
  }
  return masses
}

function garden(top: Mass, palette: Palette, rng: Rng): Solid[] {
  const [x0, y0] = top.min
  const [x1, , z] = top.max
  const solids: Solid[] = []
  for (let x = x0 + 1.5; x < x1 - 1; x += rng.range(2.4, 4.4)) {
    solids.push(
      treeSolid(
        [x, y0 + 3 + rng.range(0, 3), z],
        rng.range(3, 5.5),
        rng.pick(['round', 'frangipani', 'palm'] as const),
        palette,
        rng,
      ),
    )
    solids.push(treeSolid([x + 1, y0 + 1, z], 1.4, 'shrub', palette, rng))
  }
  return solids
}

function stepped(top: Mass): Mass[] {
  const [x0, y0] = top.min
  const [x1, y1, z] = top.max
  const w = x1 - x0
  return [0, 1, 2].map((i) =>
    child(
      top,
      i === 2 ? 'lantern' : 'solid',
      [x0 + w * 0.1 * (i + 1), y0 + 1.5 * (i + 1), z + i * 2.8],
      [x1 - w * 0.1 * (i + 1), y1 - 1.5 * (i + 1), z + (i + 1) * 2.8],
    ),
  )
}

/** The crown on the roof of the highest boxes. */
export function crownSolids(masses: readonly Mass[], crown: Crown, rng: Rng): Solid[] {
  const homes = masses.filter((mass) => mass.kind === 'homes')
  const open = homes.filter(
    (mass) =>
      !masses.some(
        (other) =>
          other !== mass &&
          Math.abs(other.min[2] - mass.max[2]) < 0.5 &&
          other.min[0] < mass.max[0] &&
          other.max[0] > mass.min[0],
      ),
  )
  return open.flatMap((top) => {
    const { palette } = top.style
    const [x0, y0] = top.min
    const [x1, y1, z] = top.max
    const w = x1 - x0
    if (crown === 'frame') return [...frame(top), core(top)].map(massSolid)
    if (crown === 'blades') return blades(top).map(massSolid)
    if (crown === 'garden') return [massSolid(core(top)), ...garden(top, palette, rng)]
    if (crown === 'stepped') return stepped(top).map(massSolid)
    if (crown === 'lantern')
      return [massSolid(child(top, 'lantern', [x0 + w * 0.14, y0 + 2, z], [x1 - w * 0.14, y1 - 2, z + 6.5]))]
    const mast = child(
      top,
      'metal',
      [x0 + w * 0.48, y0 + 6, z + 3.6],
      [x0 + w * 0.48 + 0.5, y0 + 6.5, z + 20],
      top.style.trim,
    )
    return crown === 'mast'
      ? [massSolid(core(top)), massSolid(mast)]
      : [massSolid(core(top)), ...garden(top, palette, rng).slice(0, 4)]
  })
}
