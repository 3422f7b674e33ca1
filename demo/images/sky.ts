import type { Palette } from './palette'
import { mix } from './palette'
import type { Rng } from './random'
import type { Pt2, Sheet } from './svg'
import { ellipse, smooth } from './svg'

function skyColour(sky: readonly string[], at: number): string {
  const place = Math.min(0.9999, Math.max(0, at)) * (sky.length - 1)
  const index = Math.floor(place)
  return mix(sky[index] ?? '#000000', sky[index + 1] ?? sky[index] ?? '#000000', place - index)
}

/** A lens of cloud: long, flat below, a little swollen above. */
function cloudLens(x: number, y: number, length: number, thick: number, rng: Rng): string {
  const points: Pt2[] = []
  const count = 7
  for (let i = 0; i <= count; i += 1) {
    const t = i / count
    points.push([x + t * length, y - Math.sin(Math.PI * t) * thick * rng.range(0.6, 1.25)])
  }
  for (let i = count - 1; i > 0; i -= 1) {
    const t = i / count
    points.push([x + t * length, y + Math.sin(Math.PI * t) * thick * 0.25])
  }
  return smooth(points)
}

/** The evening sky in flat bands down to the horizon, with a low sun and a few lenses of cloud. */
export function drawSky(sheet: Sheet, palette: Palette, horizon: number, rng: Rng): void {
  const bands = rng.int(19, 26)
  const lean = rng.range(0.85, 1.35)
  sheet.rect(0, 0, sheet.width, sheet.height, skyColour(palette.sky, 0))
  for (let i = 1; i < bands; i += 1) {
    const top = horizon * (i / bands) ** (1 / lean)
    sheet.rect(0, top, sheet.width, sheet.height - top, skyColour(palette.sky, i / (bands - 1)))
  }
  drawDisc(sheet, palette, horizon, rng)
  const clouds = rng.int(3, 6)
  for (let i = 0; i < clouds; i += 1) {
    const y = horizon * rng.range(0.12, 0.86)
    const length = sheet.width * rng.range(0.16, 0.5)
    const x = sheet.width * rng.range(-0.15, 0.85)
    const colour = mix(skyColour(palette.sky, y / horizon), palette.cloud, 0.42)
    sheet.path(cloudLens(x, y, length, length * 0.016, rng), colour, 0.8)
    sheet.path(cloudLens(x + length * 0.3, y + length * 0.028, length * 0.5, length * 0.008, rng), colour, 0.55)
  }
}

function drawDisc(sheet: Sheet, palette: Palette, horizon: number, rng: Rng): void {
  const radius = Math.min(sheet.width, sheet.height) * rng.range(0.045, 0.11)
  const x = sheet.width * (rng.chance(0.6) ? rng.range(0.16, 0.42) : rng.range(0.8, 0.92))
  const y = horizon * rng.range(0.42, 0.84)
  if (rng.chance(0.72)) sheet.path(ellipse(x, y, radius, radius), palette.disc, 0.9)
}
