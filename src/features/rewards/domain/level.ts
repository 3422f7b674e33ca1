/** A level of noble ID in one language. */
export interface Level {
  name: string
  text: string
  /** Points from which on it is reached. */
  from: number
}

/** The levels in order; the first one is everybody's. */
export const inOrder = (levels: readonly Level[]): Level[] => levels.toSorted((a, b) => a.from - b.from)

/** Where somebody with so many points stands. */
export interface Standing {
  /** Counted from 1; 0 when there are no levels. */
  place: number
  level: Level | null
  next: Level | null
  /** Points to the next level; 0 at the last one. */
  missing: number
}

/** The level that a number of points reaches, and what is missing to the next one. */
export function standingOf(points: number, levels: readonly Level[]): Standing {
  const ordered = inOrder(levels)
  const reached = ordered.filter(({ from }, index) => index === 0 || from <= points).length
  const next = ordered[reached] ?? null
  return {
    place: reached,
    level: ordered[reached - 1] ?? null,
    next,
    missing: next ? Math.max(0, next.from - points) : 0,
  }
}
