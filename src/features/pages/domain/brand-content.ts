import type { ImageSource } from '@/kernel/media/image'
import type { Brand } from '@/kernel/vocabulary'

/** The editorial content of a brand page in one language. */
export interface BrandContent {
  brand: Brand
  headline: string
  statement: string
  principlesTitle: string
  principles: readonly { title: string; text: string }[]
  hero: ImageSource | null
  heroTall: ImageSource | null
  plates: readonly { image: ImageSource; caption: string }[]
  projectsTitle: string
  projectsText: string
  /** Slugs; when empty, the first projects of the brand. */
  projects: readonly string[]
  placesTitle: string
  closingTitle: string
  closingText: string
  meta: { title: string; description: string; image: ImageSource | null }
}
