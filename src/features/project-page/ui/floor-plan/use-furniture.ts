import { useEffect, useState } from 'react'
import { type FurnitureKind, MOST_PIECES, type PlacedPiece, readPieces } from '../../domain/plans/furniture'

const read = (key: string): PlacedPiece[] => {
  try {
    return readPieces(localStorage.getItem(key))
  } catch {
    return []
  }
}

function keep(key: string, pieces: readonly PlacedPiece[]): void {
  try {
    if (pieces.length > 0) localStorage.setItem(key, JSON.stringify(pieces))
    else localStorage.removeItem(key)
  } catch {
    // A browser that keeps nothing: the furniture stays until the page is left.
  }
}

/** The furniture that the reader placed on a plan, kept on this device. */
export function useFurniture(key: string) {
  const [pieces, setPieces] = useState<readonly PlacedPiece[]>([])
  useEffect(() => setPieces(read(key)), [key])

  const change = (next: readonly PlacedPiece[]) => {
    setPieces(next)
    keep(key, next)
  }
  return {
    pieces,
    /** The id of the new piece; null when there is no more room. */
    add(kind: FurnitureKind, floor: number, at: { x: number; y: number }): number | null {
      if (pieces.length >= MOST_PIECES) return null
      const id = Math.max(-1, ...pieces.map((piece) => piece.id)) + 1
      change([...pieces, { id, kind, floor, ...at, turn: 0 }])
      return id
    },
    move: (id: number, dx: number, dy: number) =>
      change(pieces.map((one) => (one.id === id ? { ...one, x: one.x + dx, y: one.y + dy } : one))),
    turn: (id: number) => change(pieces.map((one) => (one.id === id ? { ...one, turn: (one.turn + 90) % 360 } : one))),
    remove: (id: number) => change(pieces.filter((one) => one.id !== id)),
    clear: () => change([]),
  }
}

export type Furniture = ReturnType<typeof useFurniture>
