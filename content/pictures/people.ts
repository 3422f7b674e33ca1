import type { Rng } from './random'
import type { Sheet } from './svg'
import { ellipse, num, smooth } from './svg'

/** Outlines of people facing right, in units of their height: x from the middle, y up from the foot. */
type Outline = readonly (readonly [number, number])[]

const COAT: Outline = [
  [-0.02, 0.87], [-0.09, 0.82], [-0.11, 0.7], [-0.1, 0.52], [-0.09, 0.42], [-0.07, 0.42], [-0.09, 0.2], [-0.11, 0.02],
  [-0.05, 0], [-0.03, 0.2], [0.0, 0.38], [0.04, 0.2], [0.07, 0.01], [0.13, 0.01], [0.09, 0.24], [0.07, 0.44],
  [0.1, 0.55], [0.1, 0.72], [0.08, 0.82], [0.03, 0.87],
]
const DRESS: Outline = [
  [-0.02, 0.86], [-0.08, 0.8], [-0.09, 0.66], [-0.06, 0.58], [-0.1, 0.4], [-0.13, 0.24], [-0.05, 0.22], [-0.05, 0.02],
  [-0.01, 0.01], [0.0, 0.22], [0.03, 0.22], [0.04, 0.02], [0.08, 0.01], [0.07, 0.22], [0.12, 0.25], [0.08, 0.42],
  [0.05, 0.58], [0.08, 0.68], [0.07, 0.8], [0.02, 0.86],
]
const STANDING: Outline = [
  [-0.02, 0.87], [-0.1, 0.81], [-0.12, 0.64], [-0.11, 0.46], [-0.08, 0.46], [-0.08, 0.3], [-0.07, 0.02], [-0.01, 0.01],
  [-0.01, 0.3], [0.0, 0.42], [0.02, 0.3], [0.02, 0.02], [0.08, 0.01], [0.08, 0.3], [0.08, 0.46], [0.11, 0.46],
  [0.12, 0.64], [0.1, 0.81], [0.03, 0.87],
]
const SEATED: Outline = [
  [-0.1, 0.78], [-0.16, 0.7], [-0.16, 0.4], [-0.12, 0.3], [0.1, 0.3], [0.12, 0.04], [0.22, 0.0], [0.22, 0.03],
  [0.18, 0.1], [0.19, 0.38], [0.12, 0.43], [0.0, 0.44], [0.0, 0.6], [-0.02, 0.72],
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
    [-0.2, 0.24], [-0.26, 0.33], [-0.2, 0.27], [0.08, 0.27], [0.13, 0.36], [0.24, 0.34], [0.24, 0.3], [0.16, 0.26],
    [0.13, 0.17], [0.13, 0], [0.09, 0], [0.08, 0.14], [-0.13, 0.14], [-0.15, 0], [-0.19, 0], [-0.2, 0.14],
  ]
  return `M${shape.map(([u, v]) => `${num(x + u * h * turn)} ${num(y - v * h)}`).join('L')}Z`
}

/** One person as a silhouette, standing on x, y. */
export function drawPerson(sheet: Sheet, person: Person, colour: string, rng: Rng): void {
  const turn = rng.chance(0.5) ? 1 : -1
  const { x, y, h } = person
  const data = figure(rng.pick([COAT, DRESS, STANDING]), person, turn)
  sheet.path(data + ellipse(x + h * 0.012 * turn, y - h * 0.925, h * 0.052, h * 0.068), colour)
}

/** Somebody sitting on a seat 0.45 m high at x, y. */
export function drawSitter(sheet: Sheet, person: Person, colour: string, rng: Rng): void {
  const turn = rng.chance(0.5) ? 1 : -1
  const { x, y, h } = person
  sheet.path(figure(SEATED, person, turn) + ellipse(x - h * 0.06 * turn, y - h * 0.85, h * 0.052, h * 0.068), colour)
}

/** A few people together: alone, a pair, a parent with a child, somebody with a dog. */
export function drawGroup(sheet: Sheet, person: Person, colour: string, rng: Rng): void {
  const { x, y, h } = person
  drawPerson(sheet, person, colour, rng)
  const more = rng.int(0, 4)
  if (more === 1) drawPerson(sheet, { x: x + h * 0.32, y, h: h * 0.95 }, colour, rng)
  if (more === 2) drawPerson(sheet, { x: x + h * 0.27, y, h: h * 0.62 }, colour, rng)
  if (more === 3) sheet.path(dog({ x: x + h * 0.5, y, h }, rng.chance(0.5) ? 1 : -1), colour)
}
