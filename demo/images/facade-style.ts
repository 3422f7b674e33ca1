import type { ProjectFacts } from '../types'
import type { Face, FaceBrush, Tones } from './face'
import type { Palette } from './palette'
import { mix } from './palette'
import type { Rng } from './random'
import { cellNoise, createRng, hashText } from './random'

export const GRAMMARS = [
  'slabs',
  'fins',
  'eggcrate',
  'stagger',
  'punched',
  'curtain',
  'screens',
  'wave',
  'bigframe',
  'piers',
] as const
export type Grammar = (typeof GRAMMARS)[number]

/** How the outside of one project is made. Lengths in metres. */
export interface FacadeStyle {
  grammar: Grammar
  bay: number
  floor: number
  /** The projection of balconies, fins and frames. */
  reach: number
  litShare: number
  rhythm: 'scatter' | 'columns' | 'bands'
  wall: string
  trim: string
  accent: string
  seed: number
  palette: Palette
  /** -1: the light comes from the left. */
  sun: -1 | 1
}

/** What a wall, a slab edge and a pane look like on one side of a building. */
export interface FaceTones {
  wall: string
  trim: Tones
  wallBlock: Tones
  accent: Tones
  glass: readonly [string, string]
  shadow: string
}

/** 0 is full light, 1 is full shade. */
export function shadeOf(side: Face['side'], sun: -1 | 1): number {
  if (side === 'top') return 0.02
  if (side === 'front') return 0.16
  if (side === 'back' || side === 'bottom') return 0.7
  return (side === 'left') === (sun === -1) ? 0 : 0.6
}

/** The three tones of an object of one colour on a side of a box. */
export function tonesOf(colour: string, palette: Palette, shade: number): Tones {
  return {
    front: mix(colour, palette.shade, shade),
    under: mix(colour, palette.shade, Math.min(0.86, shade + 0.45)),
    edge: mix(colour, palette.shade, Math.min(0.8, shade + 0.22)),
  }
}

export function faceTones(style: FacadeStyle, side: Face['side']): FaceTones {
  const { palette } = style
  const shade = shadeOf(side, style.sun)
  return {
    wall: mix(style.wall, palette.shade, shade),
    trim: tonesOf(style.trim, palette, shade),
    wallBlock: tonesOf(style.wall, palette, shade),
    accent: tonesOf(style.accent, palette, shade * 0.7),
    glass: [mix(palette.glass[0], palette.shade, shade * 0.5), mix(palette.glass[1], palette.shade, shade * 0.5)],
    shadow: palette.shade,
  }
}

function isLit(style: FacadeStyle, i: number, j: number): boolean {
  const own = cellNoise(style.seed, i, j)
  if (style.rhythm === 'columns') return own < style.litShare * (cellNoise(style.seed + 5, i, 0) < 0.4 ? 1.9 : 0.5)
  if (style.rhythm === 'bands') return own < style.litShare * (cellNoise(style.seed + 9, 0, j) < 0.4 ? 1.8 : 0.55)
  return own < style.litShare
}

/** The colour of the window of bay `i` on floor `j`, lit or dark. */
export function paneColour(style: FacadeStyle, tones: FaceTones, i: number, j: number): string {
  const shade = cellNoise(style.seed + 31, i, j)
  if (!isLit(style, i, j)) return tones.glass[shade < 0.55 ? 0 : 1]
  const { lit } = style.palette
  return shade < 0.45 ? lit[0] : shade < 0.85 ? lit[1] : lit[2]
}

/** Shared by all grammars: equal bays that fill the width. */
export function bays(brush: FaceBrush, style: FacadeStyle): { count: number; bay: number; floors: number } {
  const count = Math.max(1, Math.round(brush.face.width / style.bay))
  return {
    count,
    bay: brush.face.width / count,
    floors: Math.max(1, Math.round(brush.face.height / style.floor)),
  }
}

function averageWidth(facts: ProjectFacts): number {
  const total = facts.unitTypes.reduce((sum, type) => sum + type.count, 0)
  return facts.unitTypes.reduce((sum, type) => sum + type.width * type.count, 0) / Math.max(1, total)
}

/** The bay is half a typical home, so small homes give a fine grain and large ones a coarse one. */
function bayWidth(facts: ProjectFacts): number {
  return Math.min(5.4, Math.max(3, averageWidth(facts) / (averageWidth(facts) > 6.6 ? 2 : 1.45)))
}

function wallColour(facts: ProjectFacts, palette: Palette, rng: Rng): string {
  if (facts.brand === 'noble') {
    return rng.pick([palette.stone, mix(palette.stone, '#8C6E50', 0.35), mix(palette.stone, '#5A4A3E', 0.45)])
  }
  return rng.pick([
    palette.stone,
    palette.stone,
    mix(palette.stone, '#0E4A4A', 0.62),
    mix(palette.stone, '#FF6A4D', 0.35),
  ])
}

/** Chooses the style of a project from its facts and its own seed. */
export function facadeStyle(facts: ProjectFacts, palette: Palette, grammar: Grammar): FacadeStyle {
  const rng = createRng(facts.slug, 'facade')
  return {
    grammar,
    palette,
    bay: bayWidth(facts),
    floor: facts.brand === 'noble' ? 3.4 : 3,
    reach: rng.range(1.1, 1.9),
    litShare: facts.current ? rng.range(0.26, 0.42) : 0.3,
    rhythm: rng.pick(['scatter', 'columns', 'bands'] as const),
    wall: wallColour(facts, palette, rng),
    trim: palette.trim,
    accent: palette.accent,
    seed: hashText(`${facts.slug}/panes`),
    sun: rng.chance(0.5) ? -1 : 1,
  }
}
