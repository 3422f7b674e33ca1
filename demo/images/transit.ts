import type { ProjectFacts } from '../types'
import type { Camera, Pt3 } from './camera'
import type { FacadeStyle } from './facade-style'
import { mix } from './palette'
import type { Solid } from './scene'
import { type Mass, massSolid } from './solids'
import type { Sheet } from './svg'
import { polygon } from './svg'

const SKYTRAIN = [
  'phloen-chit',
  'chit-lom',
  'thong-lo',
  'phrom-phong',
  'asok',
  'ari',
  'on-nut',
  'khu-khot',
  'ha-yaek-lat-phrao',
  'krung-thon-buri',
  'ekkamai',
  'sala-daeng',
  'bang-na',
]
const NEAR = 6

/** Whether the image shows the skytrain: the first station is on it and a short walk away. */
export function hasSkytrain(facts: ProjectFacts): boolean {
  const first = facts.stations[0]
  return first !== undefined && first.walkMinutes <= NEAR && SKYTRAIN.includes(first.station)
}

const DECK = 11.5
const SEGMENT = 28

function metal(style: FacadeStyle, min: Pt3, max: Pt3, colour: string): Solid {
  const mass: Mass = { kind: 'metal', style, min, max, colour }
  return massSolid(mass)
}

/** Windows, doors and the stripe along the side of a train. */
function trainSide(style: FacadeStyle, min: Pt3, max: Pt3): Solid['paint'] {
  const { palette } = style
  return (sheet: Sheet, camera: Camera) => {
    const strip = (x0: number, x1: number, z0: number, z1: number): string =>
      polygon(
        [
          [x0, z0],
          [x1, z0],
          [x1, z1],
          [x0, z1],
        ].map(([x, z]) => camera.project([x ?? 0, min[1] - 0.02, z ?? 0])),
      )
    let [windows, doors] = ['', '']
    for (let x = min[0] + 1.2; x < max[0] - 2.4; x += 2.9) {
      windows += strip(x, x + 1.9, min[2] + 1.3, min[2] + 2.5)
      doors += strip(x + 2.1, x + 2.7, min[2] + 0.5, min[2] + 2.6)
    }
    sheet.path(strip(min[0], max[0], min[2] + 0.35, min[2] + 0.8), palette.accent)
    sheet.path(windows, palette.lit[1])
    sheet.path(doors, palette.lit[0], 0.8)
  }
}

/** The viaduct along x at depth `y` with one train on it. */
export function skytrain(style: FacadeStyle, camera: Camera, y: number, trainFrom: number, reach: number): Solid[] {
  const { palette } = style
  const concrete = mix(palette.paving, palette.trim, 0.42)
  const seen = (x: number): boolean => camera.parallel || camera.depth([x, y, DECK]) > 14
  const solids: Solid[] = []
  for (let x = -reach; x < reach; x += SEGMENT) {
    if (!seen(x) || !seen(x + SEGMENT)) continue
    solids.push(metal(style, [x - 1, y - 1, 0], [x + 1, y + 1, DECK - 2.4], mix(concrete, palette.shade, 0.2)))
    solids.push(
      metal(style, [x - 1.4, y - 3.2, DECK - 2.4], [x + 1.4, y + 3.2, DECK - 1.5], mix(concrete, palette.shade, 0.1)),
    )
    solids.push(metal(style, [x, y - 4, DECK - 1.5], [x + SEGMENT, y + 4, DECK], concrete))
    solids.push(
      metal(style, [x, y - 4.3, DECK - 0.5], [x + SEGMENT, y - 4, DECK + 1.1], mix(concrete, palette.trim, 0.3)),
    )
  }
  for (let car = 0; car < 4; car += 1) {
    const x = trainFrom + car * 22.4
    if (!seen(x) || !seen(x + 22)) continue
    const [min, max]: [Pt3, Pt3] = [
      [x, y - 3.4, DECK + 0.3],
      [x + 21.8, y - 0.4, DECK + 4],
    ]
    const body = metal(style, min, max, mix(palette.trim, palette.shade, 0.08))
    const side = trainSide(style, min, max)
    solids.push({
      ...body,
      paint: (sheet, view) => {
        body.paint(sheet, view)
        side(sheet, view)
      },
    })
  }
  return solids
}
