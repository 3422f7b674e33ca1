import type { Camera } from './camera'
import { parallelCamera, perspectiveCamera } from './camera'
import type { Plan } from './plan'
import { createRng } from './random'
import { paintScene } from './scene'
import { drawSky } from './sky'
import type { Mass } from './solids'
import { massSolid } from './solids'
import { housesOf } from './street-scene'
import { Sheet } from './svg'

function frontal(width: number, height: number, x: number, z: number, scale: number): Camera {
  return parallelCamera({ yaw: 0, pitch: 0, scale, target: [x, 0, z], screen: [width / 2, height / 2] })
}

/** A piece of the façade close by: frontal with deep shadow, or along the wall. */
export function drawCloseUp(plan: Plan, width: number, height: number): string {
  const sheet = new Sheet(width, height)
  const rng = createRng(plan.facts.slug, 'close-up')
  const style = { ...plan.style, litShare: plan.style.litShare + 0.14 }
  drawSky(sheet, plan.palette, height * 1.05, rng)
  if (plan.facts.group !== 'Condominium') {
    const built = housesOf(plan, 0, 3)
    const tall = Math.max(...built.boxes.map((box) => box.max[2]))
    paintScene(sheet, frontal(width, height, rng.range(-8, 0), tall * 0.46, (height * 0.92) / tall), built.solids)
    return sheet.toString()
  }
  const wall: Mass = {
    kind: 'homes',
    style,
    min: [-style.bay * 6, 0, 0],
    max: [style.bay * 6, 14, style.floor * 9],
  }
  const side = rng.chance(0.5) ? 1 : -1
  const camera = rng.chance(0.45)
    ? frontal(width, height, rng.range(-3, 3), style.floor * 4.4, width / (style.bay * 3.6))
    : perspectiveCamera({
        eye: [side * style.bay * 5.4, -15, style.floor * 1.7],
        yaw: side * 0.62,
        pitch: 0.16,
        focal: width * 0.95,
        centre: [width / 2, height * 0.62],
      })
  paintScene(sheet, camera, [massSolid(wall)])
  return sheet.toString()
}
