import type { Palette } from './palette'
import { mix } from './palette'
import { drawFigure, type PoseName } from './poses'
import type { Rng } from './random'
import { rows } from './rows'
import { drawSky } from './sky'
import { box, ellipse, polygon, polyline, Sheet } from './svg'
import { drawTree, type Species } from './trees'

interface Doing {
  isTurned?: boolean
  /** Metres. */
  tall?: number
  z?: number
  shirt?: string
}

/** Points in metres, also written as in `rows`. */
type Points = string | readonly (readonly number[])[]

const pointsOf = (points: Points) => (typeof points === 'string' ? rows(points) : points)

/** A scene seen from the front, in metres: x from its left edge, z above the ground. */
export class Front {
  readonly sheet: Sheet
  readonly scale: number

  constructor(
    readonly palette: Palette,
    readonly rng: Rng,
    /** How many metres are seen from left to right, and how high the ground lies in the sheet, from its top. */
    readonly metres: number,
    readonly ground: number,
    size: readonly [width: number, height: number] = [1920, 1280],
  ) {
    this.sheet = new Sheet(...size)
    this.scale = size[0] / metres
  }

  x(x: number): number {
    return x * this.scale
  }

  y(z: number): number {
    return this.sheet.height * this.ground - z * this.scale
  }

  /** Its own tones between two colours of the palette. */
  tone(from: 'stone' | 'trim' | 'paving' | 'ground' | 'accent' | 'shade', amount: number): string {
    return mix(this.palette[from], this.palette.shade, amount)
  }

  box(x: number, z: number, width: number, height: number, colour: string, opacity = 1): void {
    this.sheet.path(box(this.x(x), this.y(z + height), width * this.scale, height * this.scale), colour, opacity)
  }

  disc(x: number, z: number, radius: number, colour: string, high = radius, opacity = 1): void {
    this.sheet.path(ellipse(this.x(x), this.y(z), radius * this.scale, high * this.scale), colour, opacity)
  }

  /** A polygon. */
  shape(corners: Points, colour: string, opacity = 1): void {
    const points = pointsOf(corners).map(([x = 0, z = 0]) => [this.x(x), this.y(z)] as const)
    this.sheet.path(polygon(points), colour, opacity)
  }

  line(through: Points, colour: string, thick: number, opacity = 1): void {
    const points = pointsOf(through).map(([x = 0, z = 0]) => [this.x(x), this.y(z)] as const)
    this.sheet.stroke(polyline(points), colour, thick * this.scale, opacity)
  }

  tree(x: number, height: number, species: Species, z = 0): void {
    const spot = { x: this.x(x), y: this.y(z), h: height * this.scale }
    drawTree(this.sheet, spot, species, this.palette, this.rng)
  }

  /** Trees beside each other from the left edge to the right. */
  wood(height: readonly [number, number], step: readonly [number, number], kinds: readonly Species[], z = 0): void {
    for (let x = -1; x < this.metres + 1; x += this.rng.range(...step))
      this.tree(x, this.rng.range(...height), this.rng.pick(kinds), z)
  }

  /** A sky down to a height in metres, and below it one colour. */
  sky(horizon: number, below: string): void {
    drawSky(this.sheet, this.palette, this.y(horizon), this.rng)
    this.box(-1, horizon - 40, this.metres + 2, 40, below)
  }

  who(x: number, pose: PoseName, { isTurned = false, tall = 1.7, z = 0, shirt }: Doing = {}): void {
    const { accent, inside, paper, leaf, water } = this.palette
    const cloth = [accent, inside.cloth, paper, mix(leaf[1], paper, 0.3), mix(water[1], paper, 0.2), '#C9826B'] as const
    const worn = [mix(this.palette.shade, '#1B2430', 0.6), '#4A5560', '#6B5A4A', '#2E3B4A'] as const
    const colours = { shirt: shirt ?? this.rng.pick(cloth), trousers: this.rng.pick(worn) }
    const spot = { x: this.x(x), y: this.y(z), h: tall * this.scale, isTurned, ...colours }
    drawFigure(this.sheet, spot, pose, this.rng)
  }

  /** A cardboard box, taped. */
  carton(x: number, z: number, width: number, height: number): void {
    this.box(x, z, width, height, '#C79A66')
    this.box(x, z + height * 0.82, width, height * 0.18, '#B58751')
    this.box(x + width * 0.42, z, width * 0.16, height, '#E3C79B')
  }

  /** A pot with a plant in it. */
  pot(x: number, height: number, species: Species, z = 0): void {
    const wide = Math.min(0.5, height * 0.34)
    this.tree(x, height * 0.8, species, z + height * 0.24)
    this.shape(
      `${x - wide * 0.36} ${z}, ${x + wide * 0.36} ${z}, ${x + wide * 0.5} ${z + height * 0.3}, ${x - wide * 0.5} ${z + height * 0.3}`,
      '#B5694B',
    )
    this.box(x - wide * 0.56, z + height * 0.26, wide * 1.12, height * 0.06, '#C67C5B')
  }

  toString(): string {
    return this.sheet.toString()
  }
}
