import type { MapPoint } from './city-map'

/** Markers that would overlap, as one; a single marker is a cluster of one. */
export interface Cluster<M extends MapPoint> extends MapPoint {
  markers: readonly M[]
}

/** Width and height of a marker, in the units of its points. */
export interface MarkerSize {
  width: number
  height: number
}

const covers = (a: MapPoint, b: MapPoint, { width, height }: MarkerSize) =>
  Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height

function clusterOf<M extends MapPoint>(markers: readonly M[]): Cluster<M> {
  const mean = (pick: (marker: M) => number) => markers.reduce((sum, marker) => sum + pick(marker), 0) / markers.length
  return { markers, x: mean(({ x }) => x), y: mean(({ y }) => y) }
}

/**
 * Merges markers until none overlap. Every marker is in exactly one cluster, placed at the centre of its markers.
 * Deterministic for the same markers in the same order.
 */
export function clustered<M extends MapPoint>(markers: readonly M[], size: MarkerSize): Cluster<M>[] {
  const clusters = markers.map((marker) => clusterOf([marker]))
  for (let pair = overlapping(clusters, size); pair !== null; pair = overlapping(clusters, size)) {
    const [first, second] = pair
    const joined = clusterOf([...first.markers, ...second.markers])
    clusters.splice(clusters.indexOf(second), 1)
    clusters.splice(clusters.indexOf(first), 1, joined)
  }
  return clusters
}

function overlapping<M extends MapPoint>(clusters: readonly Cluster<M>[], size: MarkerSize) {
  for (const [index, first] of clusters.entries()) {
    const second = clusters.slice(index + 1).find((other) => covers(first, other, size))
    if (second) return [first, second] as const
  }
  return null
}

/** The labels that cover neither a marker nor an earlier label. */
export function freeLabels<L extends MapPoint>(
  labels: readonly L[],
  taken: readonly MapPoint[],
  size: MarkerSize,
): L[] {
  const free: L[] = []
  for (const label of labels) {
    if (![...taken, ...free].some((other) => covers(label, other, size))) free.push(label)
  }
  return free
}
