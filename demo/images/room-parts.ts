import { densityOf, drawCity } from './city'
import { mix } from './palette'
import type { Rng } from './random'
import type { Solid } from './scene'
import type { Interior } from './shell'
import { drawSky } from './sky'
import { drawTree } from './trees'

type Wall = 'back' | 'left' | 'right'

/** A room of its own composition: its size in metres, its walls, and what stands in it. */
export interface Room {
  size: readonly [width: number, depth: number, height: number]
  /** How far the eye stands aside, as a share of the width. */
  aside: number
  paint: (interior: Interior, rng: Rng) => Solid[]
}

/** The evening or the day beyond an opening, with its frame. */
export function opening(
  interior: Interior,
  wall: Wall,
  [u0, v0, u1, v1]: readonly number[],
  panes: number,
  rng: Rng,
): void {
  const { sheet, plan, room, camera } = interior
  const { palette, facts } = plan
  const [a, b, c, d] = [u0 ?? 0, v0 ?? 0, u1 ?? 0, v1 ?? 0]
  const high = facts.storeys > 8
  const at = wall === 'back' ? ([0, room.depth] as const) : ([(wall === 'left' ? -0.5 : 0.5) * room.width, c] as const)
  const base = camera.project([at[0], at[1], high ? 0.9 : 0.6])[1]
  sheet.clip(interior.outline(wall, a, b, c, d), () => {
    drawSky(sheet, palette, base, rng)
    drawCity(sheet, palette, { base, tall: sheet.height * (high ? 0.32 : 0.14), density: densityOf(facts) }, rng)
    sheet.rect(0, base, sheet.width, sheet.height, mix(palette.leaf[1], palette.leaf[2], high ? 0 : 0.4))
    if (high) return
    for (let i = 0; i < 6; i += 1)
      drawTree(
        sheet,
        { x: sheet.width * rng.range(0.05, 0.95), y: base + 30, h: sheet.height * rng.range(0.2, 0.4) },
        rng.pick(['round', 'frangipani', 'palm', 'rain'] as const),
        palette,
        rng,
      )
  })
  const metal = mix(palette.shade, palette.ink, 0.3)
  const tones = { front: metal, under: metal, edge: mix(metal, palette.stone, 0.3) }
  interior.on(wall, (brush) => {
    for (let i = 0; i <= panes; i += 1) {
      const u = a + ((c - a) * i) / panes
      brush.block(2, tones, u - 0.035, b, u + 0.035, d, 0.07)
    }
    brush.block(4, tones, a, d - 0.04, c, d + 0.04, 0.1)
    if (b > 0.2) brush.block(4, tones, a, b - 0.05, c, b + 0.03, 0.16)
  })
}
