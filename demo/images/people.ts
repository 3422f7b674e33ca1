import { mix } from './palette'
import type { Rng } from './random'
import type { Sheet } from './svg'
import { ellipse, num, smooth } from './svg'

/** Outlines of people facing right, in units of their height: x from the middle, y up from the foot. */
type Outline = readonly (readonly [number, number])[]

const COAT: Outline = [
  [-0.025, 0.885],
  [-0.03, 0.845],
  [-0.09, 0.815],
  [-0.115, 0.76],
  [-0.125, 0.62],
  [-0.13, 0.5],
  [-0.115, 0.45],
  [-0.1, 0.46],
  [-0.095, 0.4],
  [-0.085, 0.34],
  [-0.095, 0.2],
  [-0.12, 0.07],
  [-0.13, 0.02],
  [-0.06, 0.005],
  [-0.065, 0.03],
  [-0.04, 0.18],
  [0.0, 0.34],
  [0.03, 0.2],
  [0.075, 0.05],
  [0.08, 0.005],
  [0.15, 0.01],
  [0.115, 0.04],
  [0.09, 0.22],
  [0.095, 0.38],
  [0.1, 0.46],
  [0.12, 0.48],
  [0.125, 0.6],
  [0.11, 0.75],
  [0.085, 0.815],
  [0.035, 0.845],
  [0.03, 0.885],
]
const DRESS: Outline = [
  [-0.02, 0.885],
  [-0.022, 0.85],
  [-0.075, 0.815],
  [-0.09, 0.75],
  [-0.105, 0.62],
  [-0.1, 0.5],
  [-0.08, 0.5],
  [-0.075, 0.6],
  [-0.06, 0.64],
  [-0.075, 0.52],
  [-0.11, 0.38],
  [-0.13, 0.26],
  [-0.06, 0.24],
  [-0.05, 0.12],
  [-0.06, 0.015],
  [-0.005, 0.005],
  [-0.02, 0.04],
  [-0.01, 0.24],
  [0.02, 0.24],
  [0.035, 0.1],
  [0.03, 0.015],
  [0.09, 0.005],
  [0.07, 0.04],
  [0.065, 0.24],
  [0.125, 0.27],
  [0.1, 0.42],
  [0.065, 0.55],
  [0.06, 0.64],
  [0.08, 0.6],
  [0.1, 0.5],
  [0.12, 0.51],
  [0.1, 0.66],
  [0.08, 0.77],
  [0.065, 0.815],
  [0.025, 0.85],
  [0.022, 0.885],
]
const STANDING: Outline = [
  [-0.027, 0.885],
  [-0.03, 0.85],
  [-0.095, 0.82],
  [-0.12, 0.76],
  [-0.135, 0.62],
  [-0.125, 0.47],
  [-0.1, 0.46],
  [-0.1, 0.6],
  [-0.085, 0.66],
  [-0.085, 0.48],
  [-0.08, 0.28],
  [-0.075, 0.05],
  [-0.1, 0.015],
  [-0.02, 0.005],
  [-0.018, 0.1],
  [-0.008, 0.3],
  [0.0, 0.44],
  [0.01, 0.3],
  [0.025, 0.08],
  [0.025, 0.005],
  [0.1, 0.012],
  [0.078, 0.05],
  [0.085, 0.28],
  [0.09, 0.48],
  [0.085, 0.66],
  [0.1, 0.6],
  [0.105, 0.46],
  [0.13, 0.47],
  [0.135, 0.62],
  [0.12, 0.76],
  [0.095, 0.82],
  [0.032, 0.85],
  [0.029, 0.885],
]
const SEATED: Outline = [
  [-0.1, 0.78],
  [-0.16, 0.7],
  [-0.16, 0.4],
  [-0.12, 0.3],
  [0.1, 0.3],
  [0.12, 0.04],
  [0.22, 0.0],
  [0.22, 0.03],
  [0.18, 0.1],
  [0.19, 0.38],
  [0.12, 0.43],
  [0.0, 0.44],
  [0.0, 0.6],
  [-0.02, 0.72],
]

interface Person {
  x: number
  y: number
  /** Height in pixels. */
  h: number
}

function figure(outline: Outline, { x, y, h }: Person, turn: number): string {
  return smooth(outline.map(([u, v]) => [x + u * h * turn, y - v * h] as const))
}

function dog({ x, y, h }: Person, turn: number): string {
  const shape: Outline = [
    [-0.2, 0.24],
    [-0.26, 0.33],
    [-0.2, 0.27],
    [0.08, 0.27],
    [0.13, 0.36],
    [0.24, 0.34],
    [0.24, 0.3],
    [0.16, 0.26],
    [0.13, 0.17],
    [0.13, 0],
    [0.09, 0],
    [0.08, 0.14],
    [-0.13, 0.14],
    [-0.15, 0],
    [-0.19, 0],
    [-0.2, 0.14],
  ]
  return `M${shape.map(([u, v]) => `${num(x + u * h * turn)} ${num(y - v * h)}`).join('L')}Z`
}

/** The outline of one person standing on x, y. */
export function personPath(person: Person, rng: Rng): string {
  const turn = rng.chance(0.5) ? 1 : -1
  const { x, y, h } = person
  const kind = rng.int(0, 2)
  const outline = [COAT, DRESS, STANDING][kind] ?? STANDING
  const head = ellipse(x + h * 0.008 * turn, y - h * 0.93, h * 0.045, h * 0.06)
  const hair = kind === 1 ? ellipse(x - h * 0.03 * turn, y - h * 0.945, h * 0.035, h * 0.045) : ''
  return figure(outline, person, turn) + head + hair
}

/** Skin in the light of the scene: the darker the figure, the less of it is seen. */
const SKINS = ['#E2B48F', '#C88F68', '#A86F4C'] as const
const HAIR = '#231A17'

function face(sheet: Sheet, at: readonly [number, number], h: number, colour: string, rng: Rng): void {
  const [x, y] = at
  const lean = rng.chance(0.5) ? 1 : -1
  sheet.path(ellipse(x, y, h * 0.045, h * 0.058), mix(colour, rng.pick(SKINS), 0.72))
  sheet.path(ellipse(x - h * 0.014 * lean, y - h * 0.026, h * 0.046, h * 0.042), mix(colour, HAIR, 0.75))
}

/** One person standing on x, y, the face turned to the light. */
export function drawPerson(sheet: Sheet, person: Person, colour: string, rng: Rng): void {
  sheet.path(personPath(person, rng), colour)
  if (person.h > 60) face(sheet, [person.x, person.y - person.h * 0.93], person.h, colour, rng)
}

/** Somebody sitting on a seat 0.45 m high at x, y. */
export function drawSitter(sheet: Sheet, person: Person, colour: string, rng: Rng): void {
  const turn = rng.chance(0.5) ? 1 : -1
  const { x, y, h } = person
  sheet.path(figure(SEATED, person, turn) + ellipse(x - h * 0.06 * turn, y - h * 0.85, h * 0.052, h * 0.068), colour)
  if (h > 60) face(sheet, [x - h * 0.06 * turn, y - h * 0.85], h, colour, rng)
}

/** Cloth, of which a figure against the light keeps a little. */
const CLOTHS = ['#C9826B', '#5E7F9C', '#C2A15F', '#7C946A', '#E9E2D4', '#9A6A7C'] as const

/** A few people together: alone, a pair, a parent with a child, somebody with a dog. */
export function drawGroup(sheet: Sheet, person: Person, ink: string, rng: Rng): void {
  const { x, y, h } = person
  // Against an evening sky a figure is dark; by day its cloth is seen.
  const isEvening = Number.parseInt(ink.slice(1, 3), 16) < 0x20
  const colour = mix(ink, rng.pick(CLOTHS), isEvening ? 0.14 : 0.62)
  drawPerson(sheet, person, colour, rng)
  const more = rng.int(0, 4)
  if (more === 1) drawPerson(sheet, { x: x + h * 0.32, y, h: h * 0.95 }, colour, rng)
  if (more === 2) drawPerson(sheet, { x: x + h * 0.27, y, h: h * 0.62 }, colour, rng)
  if (more === 3) sheet.path(dog({ x: x + h * 0.5, y, h }, rng.chance(0.5) ? 1 : -1), colour)
}
