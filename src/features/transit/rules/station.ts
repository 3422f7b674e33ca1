import type { Brand, Group } from '@/features/catalogue'
import type { PictureSource } from '@/kit/picture'
import type { Stop } from './lines'
import type { StartOnFoot } from './minutes-to'
import type { Spot } from './walking'

/** A stop as passengers know it, in one language. */
export interface Station extends Stop {
  name: string
  /** As painted on the platform: `E4`, `BL22`. */
  code: string
  /** The operator as people say it: BTS, MRT, ARL, SRT. */
  system: string
  /** `#rrggbb` of its line. */
  colour: string
}

/** An area buyers name, in one language. */
export interface Area extends Spot {
  slug: string
  name: string
}

/** A project as these pages list it, in one language. Money in whole baht. */
export interface Home extends StartOnFoot {
  slug: string
  brand: Brand
  group: Group
  title: string
  /** The part of the city, in an editor's words; empty when none. */
  where: string
  /** Past and sold-out ones are not; they have no price. */
  isForSale: boolean
  /** null: on request. */
  priceFrom: number | null
  cover: PictureSource | null
}
