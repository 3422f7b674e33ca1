export type Pt2 = readonly [number, number]

/** One decimal is a tenth of a pixel: finer only makes the file longer. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10
  return String(Object.is(rounded, -0) ? 0 : rounded)
}

/** Path data of a closed polygon. */
export function polygon(points: readonly Pt2[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`
}

/** Path data of an open line. */
export function polyline(points: readonly Pt2[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`
}

/** Path data of an ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const a = `A${num(rx)} ${num(ry)} 0 1 1`
  return `M${num(cx - rx)} ${num(cy)}${a} ${num(cx + rx)} ${num(cy)}${a} ${num(cx - rx)} ${num(cy)}Z`
}

/** Path data of an upright rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`
}

/** A smooth closed curve through points (Catmull-Rom as cubic pieces). */
export function smooth(points: readonly Pt2[]): string {
  const count = points.length
  const at = (i: number): Pt2 => points[(i + count) % count] ?? [0, 0]
  let data = `M${num(at(0)[0])} ${num(at(0)[1])}`
  for (let i = 0; i < count; i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const first = `${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)}`
    const second = `${num(c[0] - (d[0] - b[0]) / 6)} ${num(c[1] - (d[1] - b[1]) / 6)}`
    data += `C${first} ${second} ${num(c[0])} ${num(c[1])}`
  }
  return `${data}Z`
}

function alpha(name: string, opacity: number): string {
  return opacity >= 1 ? '' : ` ${name}="${Math.round(opacity * 100) / 100}"`
}

/** The canvas: collects SVG elements in drawing order. */
export class Sheet {
  private readonly parts: string[] = []
  private clips = 0

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  path(data: string, fill: string, opacity = 1): void {
    if (data !== '') this.parts.push(`<path d="${data}" fill="${fill}"${alpha('fill-opacity', opacity)}/>`)
  }

  rect(x: number, y: number, width: number, height: number, fill: string, opacity = 1): void {
    this.path(box(x, y, width, height), fill, opacity)
  }

  poly(points: readonly Pt2[], fill: string, opacity = 1): void {
    this.path(polygon(points), fill, opacity)
  }

  stroke(data: string, colour: string, width: number, opacity = 1): void {
    if (data === '') return
    const style = `fill="none" stroke="${colour}" stroke-width="${num(width)}"`
    this.parts.push(`<path d="${data}" ${style}${alpha('stroke-opacity', opacity)} stroke-linecap="round"/>`)
  }

  /** Clips everything drawn by `draw` to the outline. */
  clip(outline: string, draw: () => void): void {
    this.clips += 1
    const id = `c${this.clips}`
    this.parts.push(`<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">`)
    draw()
    this.parts.push('</g>')
  }

  /** Mirrors the whole drawing horizontally. */
  mirror(): void {
    this.parts.unshift(`<g transform="matrix(-1 0 0 1 ${this.width} 0)">`)
    this.parts.push('</g>')
  }

  toString(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.parts.join('')}</svg>`
  }
}

interface Layer {
  z: number
  fill: string
  opacity: number
  width: number
  data: string[]
}

/** Collects many shapes of one colour into one path: a façade has thousands of panes. */
export class Batch {
  private readonly layers = new Map<string, Layer>()

  add(z: number, fill: string, data: string, opacity = 1): void {
    this.layer(z, fill, opacity, 0).data.push(data)
  }

  line(z: number, colour: string, width: number, data: string, opacity = 1): void {
    this.layer(z, colour, opacity, width).data.push(data)
  }

  flush(sheet: Sheet): void {
    const sorted = [...this.layers.values()].sort((a, b) => a.z - b.z)
    for (const { fill, opacity, width, data } of sorted) {
      if (width > 0) sheet.stroke(data.join(''), fill, width, opacity)
      else sheet.path(data.join(''), fill, opacity)
    }
    this.layers.clear()
  }

  private layer(z: number, fill: string, opacity: number, width: number): Layer {
    const key = `${z}|${fill}|${opacity}|${width}`
    const found = this.layers.get(key) ?? { z, fill, opacity, width, data: [] }
    this.layers.set(key, found)
    return found
  }
}
