import type { Box } from './plan-layout'

/** A plot as a surveyor draws it. Paths in centimetres, boxes in metres; the street is below. */
export interface ParcelDrawing {
  outline: Box
  extent: Box
  /** The boundary itself. */
  boundary: string
  /** Boundary stones at the corners, counted clockwise from the street's left. */
  stones: readonly { x: number; y: number }[]
  /** Kerb and middle of the street, neighbouring boundaries. */
  around: string
  /** A five-metre grid inside the plot. */
  grid: string
  trees: string
}

const STREET = 4.2
const NEIGHBOUR = 2.4
const GRID = 5

const cm = (metres: number) => Math.round(metres * 100)
const segment = (x1: number, y1: number, x2: number, y2: number) => `M${cm(x1)} ${cm(y1)}L${cm(x2)} ${cm(y2)}`

/** A tree from above: its crown and a few branches. */
function tree(x: number, y: number, radius: number): string {
  const r = cm(radius)
  const crown = `M${cm(x) - r} ${cm(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`
  const branches = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * Math.PI * 2
    return segment(x, y, x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72)
  })
  return crown + branches.join('')
}

/** A plot from its width along the street and its depth. */
export function drawParcel({ width: w, depth: d }: { width: number; depth: number }): ParcelDrawing {
  const steps = (length: number) =>
    Array.from({ length: Math.ceil(length / GRID) - 1 }, (_, index) => (index + 1) * GRID)
  const pitch = w / Math.max(1, Math.round(w / 6))
  const street = Array.from({ length: Math.round(w / pitch) }, (_, index) => tree(pitch * (index + 0.5), d + 0.9, 0.8))
  return {
    outline: { x: 0, y: 0, w, h: d },
    extent: { x: -NEIGHBOUR, y: -NEIGHBOUR, w: w + NEIGHBOUR * 2, h: d + NEIGHBOUR + STREET },
    boundary: `M0 0H${cm(w)}V${cm(d)}H0z`,
    stones: [
      { x: 0, y: d },
      { x: 0, y: 0 },
      { x: w, y: 0 },
      { x: w, y: d },
    ],
    around: [
      segment(-NEIGHBOUR, d + 1.8, w + NEIGHBOUR, d + 1.8),
      segment(-NEIGHBOUR, d + STREET, w + NEIGHBOUR, d + STREET),
      segment(-NEIGHBOUR, 0, 0, 0),
      segment(w, 0, w + NEIGHBOUR, 0),
      segment(0, -NEIGHBOUR, 0, 0),
      segment(w, -NEIGHBOUR, w, 0),
      segment(-NEIGHBOUR, d, 0, d),
      segment(w, d, w + NEIGHBOUR, d),
    ].join(''),
    grid: [...steps(w).map((x) => segment(x, 0, x, d)), ...steps(d).map((y) => segment(0, y, w, y))].join(''),
    trees: [...street, tree(w * 0.16, d * 0.18, 1.5), tree(w * 0.82, d * 0.3, 1.1), tree(w * 0.3, d * 0.12, 0.9)].join(
      '',
    ),
  }
}
