import sharp from 'sharp'
import type { ProjectFacts } from '../types'
import { drawCloseUp } from './close-up'
import { drawGarden } from './garden'
import { drawGate } from './gate'
import { drawLobby } from './lobby'
import { type Plan, planFor } from './plan'
import { drawPlots } from './plot-scene'
import { plotSite } from './plots'
import { drawRoom } from './room'
import { drawSite } from './site-scene'
import { drawStreet } from './street-scene'
import { drawTower } from './tower-scene'
import type { Picture } from './view'
import { wordmarkOf } from './word-mark'

export { drawScene, SCENES, type SceneKey } from './scenes'

export type ImageKey = 'hero' | 'heroTall' | 'square' | 'facade' | 'garden' | 'lobby' | 'room'

export interface Drawing {
  key: ImageKey
  svg: string
  width: number
  height: number
  /** What every crop has to keep, in per cent from left and top. */
  focal: Picture['focal']
}

const SIZES: Record<ImageKey, readonly [number, number]> = {
  hero: [2400, 1350],
  heroTall: [1600, 2000],
  square: [1600, 1600],
  facade: [1920, 1280],
  garden: [1920, 1280],
  lobby: [1920, 1280],
  room: [1920, 1280],
}

function drawExterior(plan: Plan, width: number, height: number, second: boolean): Picture {
  const view = second ? plan.view.second : plan.view.first
  const isLand = plan.facts.group === 'Land'
  if (view === 'site') return drawSite(plan, width, height, isLand ? plotSite : undefined)
  if (view !== 'street') return drawTower(plan, width, height, view)
  return isLand ? drawPlots(plan, width, height) : drawStreet(plan, width, height)
}

/** Nothing in it that a crop could spoil. */
const evenly =
  (draw: (plan: Plan, width: number, height: number) => string): Painter =>
  (plan, width, height) => ({ svg: draw(plan, width, height), focal: { x: 50, y: 50 } })

type Painter = (plan: Plan, width: number, height: number) => Picture

const PAINTERS: Record<ImageKey, Painter> = {
  hero: (plan, width, height) => drawExterior(plan, width, height, false),
  heroTall: (plan, width, height) => drawExterior(plan, width, height, false),
  square: (plan, width, height) => drawExterior(plan, width, height, true),
  facade: evenly((plan, width, height) => (plan.facts.group === 'Land' ? drawGate : drawCloseUp)(plan, width, height)),
  garden: evenly(drawGarden),
  lobby: evenly(drawLobby),
  room: evenly(drawRoom),
}

/** Land has nothing inside. */
export const keysOf = ({ group }: Pick<ProjectFacts, 'group'>): ImageKey[] =>
  (Object.keys(SIZES) as ImageKey[]).filter((key) => group !== 'Land' || (key !== 'lobby' && key !== 'room'))

/** All images of one project: the same facts always give the same bytes. */
export function drawProject(facts: ProjectFacts): Drawing[] {
  const plan = planFor(facts)
  return keysOf(facts).map((key) => {
    const [width, height] = SIZES[key]
    return { key, width, height, ...PAINTERS[key](plan, width, height) }
  })
}

/** A drawing as webp at its full size. */
export function rasterise({ svg }: Pick<Drawing, 'svg'>): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().webp({ quality: 88, effort: 1 }).toBuffer()
}

/** The project's logo on a transparent background. */
export function drawWordmark(facts: ProjectFacts): string {
  return wordmarkOf(planFor(facts))
}
