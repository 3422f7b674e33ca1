import { bed, desk, fridge, lounge, type Piece, shelf, sofa, table, wardrobe, washer } from './plan-pieces'

/** Furniture that a reader places on a plan. Sizes in metres, as Thai shops sell them: beds of 3.5, 5 and 6 feet. */
export const FURNITURE_KINDS = [
  'bed-107',
  'bed-152',
  'bed-183',
  'sofa-160',
  'sofa-220',
  'lounge',
  'table-4',
  'table-6',
  'desk',
  'wardrobe-120',
  'wardrobe-180',
  'shelf',
  'fridge',
  'washer',
] as const
export type FurnitureKind = (typeof FURNITURE_KINDS)[number]

const PIECES: Record<FurnitureKind, Piece> = {
  'bed-107': bed(1.07),
  'bed-152': bed(1.52),
  'bed-183': bed(1.83),
  'sofa-160': sofa(1.6, false),
  'sofa-220': sofa(2.2, false),
  lounge,
  'table-4': table(1.2, 0.75),
  'table-6': table(1.8, 0.9),
  desk: desk(1.2),
  'wardrobe-120': wardrobe(1.2),
  'wardrobe-180': wardrobe(1.8),
  shelf: shelf(0.9, 0.35),
  fridge,
  washer,
}

export const pieceOf = (kind: FurnitureKind): Piece => PIECES[kind]

/** The size of a piece in centimetres, with the chairs that stand around it. */
export const sizeOf = (kind: FurnitureKind) => ({
  width: Math.round(PIECES[kind].w * 100),
  depth: Math.round(PIECES[kind].d * 100),
})

/** A piece on a plan: its middle in metres, turned clockwise in degrees. */
export interface PlacedPiece {
  id: number
  kind: FurnitureKind
  floor: number
  x: number
  y: number
  turn: number
}

/** No home needs more; keeps what is stored on the device small. */
export const MOST_PIECES = 60

const isKind = (kind: unknown): kind is FurnitureKind => FURNITURE_KINDS.includes(kind as FurnitureKind)
const isMetres = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 200

/** What was kept on the device, as far as it is furniture: the text may be of another version, or of anybody. */
export function readPieces(kept: string | null): PlacedPiece[] {
  let list: unknown
  try {
    list = JSON.parse(kept ?? '[]')
  } catch {
    return []
  }
  if (!Array.isArray(list)) return []
  return list.slice(0, MOST_PIECES).flatMap((one: Partial<PlacedPiece> | null, id): PlacedPiece[] => {
    if (!one || !isKind(one.kind) || !isMetres(one.x) || !isMetres(one.y)) return []
    const [turn, floor] = [Number(one.turn) || 0, Number(one.floor) || 0]
    return [{ id, kind: one.kind, floor, x: one.x, y: one.y, turn: ((turn % 360) + 360) % 360 }]
  })
}

/** The outlines of a piece in centimetres, from its own corner. */
export function outlinesOf({ strokes }: Piece): string {
  const cm = (metres: number) => Math.round(metres * 100)
  return strokes
    .map((stroke) => {
      if (stroke[0] === 'rect')
        return `M${cm(stroke[1])} ${cm(stroke[2])}h${cm(stroke[3])}v${cm(stroke[4])}h${-cm(stroke[3])}z`
      if (stroke[0] === 'line') return `M${cm(stroke[1])} ${cm(stroke[2])}L${cm(stroke[3])} ${cm(stroke[4])}`
      const r = cm(stroke[3])
      return `M${cm(stroke[1]) - r} ${cm(stroke[2])}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`
    })
    .join('')
}
