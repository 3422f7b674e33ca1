import { NOBLE_DAYS, NUE_DAYS } from './daylight'
import { Front } from './front'
import { NOBLE, NUE, type Palette } from './palette'
import { createRng } from './random'
import * as above from './scenes-above'
import * as inside from './scenes-inside'
import * as outside from './scenes-outside'
import * as street from './scenes-street'
import type { Picture } from './view'

interface Scene {
  paint: (front: Front) => void
  palette: Palette | undefined
  /** How many metres are seen from left to right, and where the ground lies. */
  metres: number
  ground: number
}

const scene = (paint: Scene['paint'], palette: Palette | undefined, metres: number, ground: number): Scene => ({
  ...{ paint, palette, metres, ground },
})

const [NOBLE_CLEAR, NOBLE_GOLD] = NOBLE_DAYS
const [NUE_CLEAR, NUE_GOLD] = NUE_DAYS

/** What a story or a service tells of, each drawn once, whoever shows it. */
export const SCENES = {
  canal: scene(outside.canal, NUE_CLEAR, 14, 0.78),
  run: scene(outside.run, NOBLE_GOLD, 14, 0.76),
  film: scene(outside.film, NUE[3], 14, 0.72),
  breakfast: scene(outside.breakfast, NOBLE_GOLD, 15, 0.8),
  swap: scene(outside.swap, NUE_GOLD, 14, 0.82),
  moving: scene(street.moving, NUE_CLEAR, 15.4, 0.8),
  platform: scene(street.platform, NUE_CLEAR, 14.6, 0.82),
  soi: scene(street.soi, NOBLE_CLEAR, 14.6, 0.8),
  pets: scene(street.pets, NUE_GOLD, 14, 0.8),
  cooling: scene(inside.cooling, NUE_CLEAR, 13.6, 0.74),
  handover: scene(inside.handover, NOBLE_CLEAR, 13.4, 0.72),
  desk: scene(inside.desk, NUE_GOLD, 14, 0.72),
  school: scene(inside.school, NUE_CLEAR, 14, 0.74),
  meeting: scene(inside.meeting, NOBLE_CLEAR, 14, 0.7),
  talk: scene(inside.talk, NUE[0], 14.4, 0.72),
  firstWeek: scene(inside.firstWeek, NOBLE_GOLD, 14.2, 0.68),
  herbs: scene(inside.herbs, NOBLE_CLEAR, 8, 0.72),
  firstLook: scene(inside.firstLook, NOBLE_GOLD, 14, 0.72),
  tools: scene(above.tools, NOBLE_CLEAR, 14, 0.56),
  keys: scene(above.keys, NUE_GOLD, 14, 0.56),
  answer: scene(above.answer, NOBLE_GOLD, 14, 0.56),
  inspection: scene(above.inspection, NUE_CLEAR, 14.4, 0.56),
  fee: scene(above.fee, NUE_GOLD, 13.4, 0.56),
  survey: scene(above.survey, NOBLE_CLEAR, 14, 0.72),
  card: scene(above.card, NOBLE[0], 13.4, 0.58),
} as const satisfies Record<string, Scene>

export type SceneKey = keyof typeof SCENES

const SCENE_SIZE = [1920, 1280] as const

/** One scene: the same bytes on every machine. */
export function drawScene(key: SceneKey): Picture {
  const { paint, palette, metres, ground }: Scene = SCENES[key]
  if (!palette) throw new Error(`The scene ${key} has no palette`)
  const front = new Front(palette, createRng('scene', key), metres, ground, SCENE_SIZE)
  paint(front)
  return { svg: front.toString(), focal: { x: 50, y: 55 } }
}
