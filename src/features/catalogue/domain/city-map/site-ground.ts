import type { NearbyPlace, StationWalk } from '../project'
import type { LabelPlace } from './label-places'

/** Metres east and south of the project; y grows southwards as on a screen. */
export interface MapPoint {
  x: number
  y: number
}

export interface MapStation extends MapPoint {
  station: StationWalk
}

export interface MapLandmark extends MapPoint {
  place: NearbyPlace
}

/** A road, a railway or water: its course near the project. */
export interface MapCourse {
  slug: string
  points: readonly MapPoint[]
}

/** The ground and what stands on it, in metres, before anything is labelled. */
export interface SiteGround {
  /** Half the width and half the height of the drawn ground, in metres. */
  halfWidth: number
  halfHeight: number
  stations: readonly MapStation[]
  landmarks: readonly MapLandmark[]
  roads: readonly (MapCourse & { name: string; lang?: 'en' })[]
  water: readonly (MapCourse & { kind: 'river' | 'canal' })[]
  rails: readonly (MapCourse & { colour: string })[]
  /** Radii of the walking circles; none on a map on which they would be dots. */
  circles: readonly { minutes: number; metres: number }[]
  /** Length of the scale bar. */
  scaleMetres: number
}

/** Where each label stands on a phone and on wider screens, by its key; null where it has no free place. */
export interface SiteMap extends SiteGround {
  labels: { narrow: ReadonlyMap<string, LabelPlace | null>; wide: ReadonlyMap<string, LabelPlace | null> }
}
