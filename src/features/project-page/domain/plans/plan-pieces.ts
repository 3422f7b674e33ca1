/** Strokes in metres, `u` along the wall a piece stands against, `v` away from it. */
export type Stroke =
  | readonly ['rect', u: number, v: number, w: number, d: number]
  | readonly ['round', u: number, v: number, radius: number]
  | readonly ['line', u1: number, v1: number, u2: number, v2: number]

export interface Piece {
  w: number
  d: number
  strokes: readonly Stroke[]
}

const piece = (w: number, d: number, ...strokes: readonly Stroke[]): Piece => ({ w, d, strokes })
const rect = (u: number, v: number, w: number, d: number): Stroke => ['rect', u, v, w, d]
const round = (u: number, v: number, radius: number): Stroke => ['round', u, v, radius]
const line = (u1: number, v1: number, u2: number, v2: number): Stroke => ['line', u1, v1, u2, v2]

export function bed(width: number, tables = 0): Piece {
  const pillows = width > 1.3 ? 2 : 1
  const pillow = width / pillows - 0.16
  return piece(
    width + tables * 2,
    2.05,
    rect(tables, 0, width, 2.05),
    ...Array.from({ length: pillows }, (_, index) => rect(tables + 0.08 + index * (pillow + 0.16), 0.08, pillow, 0.38)),
    line(tables, 0.62, tables + width, 0.62),
    line(tables, 0.8, tables + width, 0.8),
    ...(tables ? [rect(0.02, 0, tables - 0.06, 0.4), rect(tables + width + 0.04, 0, tables - 0.06, 0.4)] : []),
    ...(tables ? [round(tables / 2, 0.2, 0.1), round(tables * 1.5 + width, 0.2, 0.1)] : []),
  )
}

export function wardrobe(width: number, depth = 0.6): Piece {
  const hangers = Math.floor(width / 0.24)
  return piece(
    width,
    depth,
    rect(0, 0, width, depth),
    line(0.04, depth / 2, width - 0.04, depth / 2),
    ...Array.from({ length: hangers }, (_, index) => {
      const u = (width / hangers) * (index + 0.5)
      return line(u - 0.03, 0.12, u + 0.03, depth - 0.12)
    }),
  )
}

export function sofa(width: number, hasTable = true): Piece {
  const seats = width > 2 ? 3 : 2
  const seat = (width - 0.36) / seats
  return piece(
    width,
    hasTable ? 1.75 : 0.85,
    rect(0, 0, width, 0.85),
    rect(0, 0, 0.18, 0.85),
    rect(width - 0.18, 0, 0.18, 0.85),
    ...Array.from({ length: seats }, (_, index) => rect(0.18 + seat * index, 0.22, seat, 0.63)),
    ...(hasTable ? [rect(width * 0.2, 1.22, width * 0.6, 0.5)] : []),
  )
}

/** Sofa, two armchairs and a low table on a rug. */
export const lounge = piece(
  3.4,
  3,
  rect(0.1, 0.3, 3.2, 2.6),
  rect(0.4, 0, 2.6, 0.9),
  rect(0.58, 0.24, 1.12, 0.66),
  rect(1.7, 0.24, 1.12, 0.66),
  rect(0.9, 1.25, 1.6, 0.7),
  rect(0.5, 2.2, 0.8, 0.8),
  rect(0.6, 2.2, 0.6, 0.6),
  rect(2.1, 2.2, 0.8, 0.8),
  rect(2.2, 2.2, 0.6, 0.6),
)

export function table(length: number, across: number): Piece {
  const chairs = Math.round(length / 0.62)
  const pitch = length / chairs
  const seats = Array.from({ length: chairs }, (_, index) => pitch * (index + 0.5) - 0.22)
  return piece(
    length,
    across + 0.9,
    rect(0, 0.45, length, across),
    ...seats.flatMap((u) => [rect(u, 0.08, 0.44, 0.4), rect(u, across + 0.42, 0.44, 0.4)]),
  )
}

export function turned({ w, d, strokes }: Piece): Piece {
  return {
    w: d,
    d: w,
    strokes: strokes.map((stroke): Stroke => {
      if (stroke[0] === 'rect') return rect(stroke[2], stroke[1], stroke[4], stroke[3])
      return stroke[0] === 'round'
        ? round(stroke[2], stroke[1], stroke[3])
        : line(stroke[2], stroke[1], stroke[4], stroke[3])
    }),
  }
}

export const both = (...pieces: readonly Piece[]) => pieces.flatMap((one) => [one, turned(one)])

export function counter(length: number): Piece {
  const hob = length >= 1.7
  return piece(
    length,
    0.6,
    rect(0, 0, length, 0.6),
    rect(0.12, 0.1, 0.5, 0.38),
    round(0.37, 0.29, 0.03),
    ...(hob
      ? [
          rect(length - 0.7, 0.08, 0.58, 0.44),
          round(length - 0.56, 0.2, 0.08),
          round(length - 0.28, 0.2, 0.08),
          round(length - 0.56, 0.4, 0.08),
          round(length - 0.28, 0.4, 0.08),
        ]
      : [rect(length - 0.42, 0.1, 0.32, 0.4), round(length - 0.26, 0.2, 0.08), round(length - 0.26, 0.4, 0.08)]),
  )
}

export const fridge = piece(0.65, 0.65, rect(0, 0, 0.65, 0.65), line(0, 0.58, 0.65, 0.58), line(0, 0, 0.65, 0.58))
/** With the room it takes to walk around it. */
export const island = piece(
  2.8,
  2.3,
  rect(0.45, 0.75, 1.9, 0.85),
  round(0.85, 1.8, 0.17),
  round(1.4, 1.8, 0.17),
  round(1.95, 1.8, 0.17),
)
export const shower = (side: number) =>
  piece(
    side,
    side,
    rect(0, 0, side, side),
    line(0, 0, side, side),
    line(side, 0, 0, side),
    round(side / 2, side / 2, 0.06),
  )
export const tub = piece(1.65, 0.76, rect(0, 0, 1.65, 0.76), rect(0.08, 0.08, 1.49, 0.6), round(0.25, 0.38, 0.04))
export const toilet = piece(0.44, 0.68, rect(0.02, 0, 0.4, 0.18), round(0.22, 0.43, 0.21), round(0.22, 0.43, 0.14))
export const basin = (width: number) =>
  piece(
    width,
    0.48,
    rect(0, 0, width, 0.48),
    ...(width > 1.2
      ? [round(width * 0.27, 0.25, 0.17), round(width * 0.73, 0.25, 0.17)]
      : [round(width / 2, 0.25, Math.min(0.19, width * 0.34))]),
  )
export const desk = (width: number) =>
  piece(
    width,
    0.98,
    rect(0, 0, width, 0.55),
    rect(width / 2 - 0.22, 0.52, 0.44, 0.42),
    line(width * 0.3, 0.12, width * 0.7, 0.12),
  )
export const shelf = (width: number, depth = 0.32) =>
  piece(width, depth, rect(0, 0, width, depth), line(0, 0, width, depth))
export const screen = (width: number) =>
  piece(width, 0.36, rect(0, 0, width, 0.36), rect(width * 0.15, 0.06, width * 0.7, 0.07))
export const washer = piece(0.62, 0.62, rect(0, 0, 0.62, 0.62), round(0.31, 0.33, 0.22), line(0, 0.1, 0.62, 0.1))
export const plant = piece(
  0.5,
  0.5,
  round(0.25, 0.25, 0.22),
  round(0.25, 0.25, 0.1),
  line(0.25, 0.03, 0.25, 0.47),
  line(0.03, 0.25, 0.47, 0.25),
)
export const condenser = piece(0.85, 0.36, rect(0, 0, 0.85, 0.36), round(0.3, 0.18, 0.14))
export const chairs = piece(1.5, 0.7, rect(0, 0.08, 0.5, 0.54), round(0.76, 0.35, 0.18), rect(1, 0.08, 0.5, 0.54))
/** Seen from above: bonnet, windscreen, roof, rear window. */
export const car = piece(
  1.82,
  4.5,
  rect(0, 0, 1.82, 4.5),
  rect(0.18, 1.5, 1.46, 2),
  line(0.02, 1.15, 1.8, 1.15),
  line(0.18, 1.5, 0.06, 1.15),
  line(1.64, 1.5, 1.76, 1.15),
  line(0.18, 3.5, 0.06, 3.9),
  line(1.64, 3.5, 1.76, 3.9),
  line(0.06, 3.9, 1.76, 3.9),
)
