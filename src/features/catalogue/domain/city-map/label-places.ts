/** A point of a map in pixels from its left and top edge. */
export interface Spot {
  x: number
  y: number
}

/** Where a label stands: on which side of which spot. */
export interface LabelPlace extends Spot {
  side: Side
}

export const SIDES = ['e', 'w', 'n', 's', 'ne', 'nw', 'se', 'sw'] as const
export type Side = (typeof SIDES)[number]

/** A label to place; the earlier ones choose first. */
export interface Label {
  key: string
  /** Where it may stand: a mark has one spot, a road many. */
  spots: readonly Spot[]
  width: number
  height: number
  /** Pixels between the spot and the label. */
  gap: number
  /** Is placed even where it crosses a line; never over another label. */
  isNeeded: boolean
}

/** What no label may cover. */
export interface Obstacles {
  width: number
  height: number
  lines: readonly (readonly [Spot, Spot])[]
  /** Faint lines, which a label may cross where it has to. */
  faint?: readonly (readonly [Spot, Spot])[]
  /** Marks, by their middle and half their size. */
  marks: readonly (Spot & { half: number })[]
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The box of a label on one side of a spot. */
export function boxAt(
  { x, y }: Spot,
  side: Side,
  { width, height, gap }: Pick<Label, 'width' | 'height' | 'gap'>,
): Box {
  const slant = side.length === 2 ? gap * 0.7 : gap
  const left = side.includes('e') ? x + slant : side.includes('w') ? x - slant - width : x - width / 2
  const top = side.includes('s') ? y + slant : side.includes('n') ? y - slant - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

/** What crossing a faint line costs, of a line. */
const FAINT = 0.2

export const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Whether a line runs through a box: what is left of it between the four edges (Liang and Barsky). */
export function crosses([from, to]: readonly [Spot, Spot], { left, top, right, bottom }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  let [enter, leave] = [0, 1]
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, right - from.x],
    [-dy, from.y - top],
    [dy, bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return false
    if (step < 0) enter = Math.max(enter, room / step)
    if (step > 0) leave = Math.min(leave, room / step)
  }
  return enter < leave
}

const markBox = ({ x, y, half }: Spot & { half: number }): Box => ({
  ...{ left: x - half, right: x + half },
  ...{ top: y - half, bottom: y + half },
})

/** Lines crossed by a box; more than any number where it leaves the map or covers a label or a mark. */
function costOf(box: Box, taken: readonly Box[], { width, height, lines, faint = [] }: Obstacles): number {
  if (box.left < 2 || box.top < 2 || box.right > width - 2 || box.bottom > height - 2) return Number.POSITIVE_INFINITY
  if (taken.some((other) => overlap(box, other))) return Number.POSITIVE_INFINITY
  const crossed = (some: Obstacles['lines']) => some.filter((line) => crosses(line, box)).length
  return crossed(lines) + Math.min(0.9, crossed(faint) * FAINT)
}

/** The free place of a label that crosses the fewest lines; one that is not needed crosses none. */
function bestOf(label: Label, taken: readonly Box[], obstacles: Obstacles) {
  const places = label.spots.flatMap((spot) => SIDES.map((side): LabelPlace => ({ ...spot, side })))
  let best: { place: LabelPlace; box: Box } | null = null
  let least = label.isNeeded ? Number.POSITIVE_INFINITY : 1
  for (const place of places) {
    const box = boxAt(place, place.side, label)
    const cost = costOf(box, taken, obstacles)
    if (cost >= least) continue
    best = { place, box }
    least = cost
  }
  return best
}

/**
 * Places labels so that none covers another, a mark or, where it can be helped, a line. A label that finds no free place
 * is null: it is said in the list beside the map. `placed` are boxes of labels that stand already.
 */
export function placeLabels(
  labels: readonly Label[],
  obstacles: Obstacles,
  placed: readonly Box[] = [],
): Map<string, LabelPlace | null> {
  const taken = [...placed, ...obstacles.marks.map(markBox)]
  return new Map(
    labels.map((label) => {
      const best = bestOf(label, taken, obstacles)
      if (best) taken.push(best.box)
      return [label.key, best?.place ?? null]
    }),
  )
}
