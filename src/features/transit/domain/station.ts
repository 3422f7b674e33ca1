import type { ImageSource } from '@/kernel/media/image'
import type { Price } from '@/kernel/price'
import type { Brand, Group } from '@/kernel/vocabulary'
import type { WalkStart } from './journeys'
import type { Stop } from './lines'
import type { Spot } from './walking'

/** A stop in one language. */
export interface Station extends Stop {
  name: string
  /** In Chinese with the name on the signs, `阿黎（Ari）`; else the same as `name`. For lists. */
  fullName: string
  /** As on the platform signs: `E4`, `BL22`. */
  code: string
  /** The operator by its common name: BTS, MRT, ARL, SRT. */
  system: string
  /** `#rrggbb` of its line. */
  colour: string
}

/** An area that buyers search for, in one language. */
export interface Area extends Spot {
  slug: string
  name: string
  /** As `fullName` of a station. */
  fullName: string
}

/** A listed project in one language. Money in whole baht. */
export interface Home extends WalkStart {
  slug: string
  brand: Brand
  group: Group
  title: string
  /** The part of the city as an editor wrote it; may be empty. */
  where: string
  /** False for past and sold-out projects, which have no price. */
  isForSale: boolean
  price: Price
  cover: ImageSource | null
}
