import type { ImageSource } from '@/kernel/media/image'
import type { Brand } from '@/kernel/vocabulary'

/** The texts of one home page section. A section without a title, or switched off, is null. */
export interface BandWords {
  title: string
  text: string
}

/** A section with projects: those with these slugs or, when there are none, those selected automatically. */
export type ProjectBand = BandWords & { projects: readonly string[] }

/** The editorial content of the home page in one language. */
export interface HomeContent {
  hero: {
    /** Slug; null for the first new project. */
    project: string | null
    /** When empty, the project's own line. */
    sentence: string
    action: string
    image: ImageSource | null
    imageTall: ImageSource | null
  }
  newProjects: ProjectBand | null
  places: (BandWords & { places: readonly string[]; stationsTitle: string; stations: readonly string[] }) | null
  prices: BandWords | null
  offers: ProjectBand | null
  brands: { title: string; of: Record<Brand, { text: string; image: ImageSource | null }> } | null
  ready: ProjectBand | null
  /** The chosen stories by id; when empty, the newest ones. The feature `stories` looks them up. */
  stories: (BandWords & { chosen: readonly { kind: 'news' | 'blog'; id: number }[] }) | null
  /** `href` is the address of an existing page. */
  invitations: readonly (BandWords & { action: string; href: string })[]
  meta: { title: string; description: string; image: ImageSource | null }
}
