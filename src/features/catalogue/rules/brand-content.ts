import type { PictureSource } from '@/kit/picture'
import type { Brand } from './vocabulary'

/** What editors say on the page of a brand, in one language. */
export interface BrandContent {
  brand: Brand
  headline: string
  statement: string
  principlesTitle: string
  principles: readonly { title: string; text: string }[]
  hero: PictureSource | null
  heroTall: PictureSource | null
  plates: readonly { picture: PictureSource; caption: string }[]
  projectsTitle: string
  projectsText: string
  /** Slugs; empty: the first projects of the brand. */
  projects: readonly string[]
  placesTitle: string
  closingTitle: string
  closingText: string
  meta: { title: string; description: string; image: PictureSource | null }
}

/** How much there is of a brand, counted and not claimed. */
export interface BrandNumbers {
  projects: number
  homes: number
  areas: number
  /** Projects within `NEAR_MINUTES` on foot of a station. */
  near: number
}
