import type { PictureSource } from '@/kit/picture'
import type { Brand } from './vocabulary'

/** The words of one part of the home page. A part without a title, or switched off, is null where it stands. */
export interface BandWords {
  title: string
  text: string
}

/** A part that shows projects: those of these slugs, or, when there are none, those the site finds itself. */
export type ProjectBand = BandWords & { projects: readonly string[] }

/** What editors say on the home page, in one language. */
export interface HomeContent {
  hero: {
    /** Slug; null: the first new project. */
    project: string | null
    /** Empty: the project's own line. */
    sentence: string
    action: string
    picture: PictureSource | null
    pictureTall: PictureSource | null
  }
  newProjects: ProjectBand | null
  places: (BandWords & { places: readonly string[]; stationsTitle: string; stations: readonly string[] }) | null
  prices: BandWords | null
  offers: ProjectBand | null
  brands: { title: string; of: Record<Brand, { text: string; picture: PictureSource | null }> } | null
  ready: ProjectBand | null
  /** Those chosen, by their numbers; none: the newest. Whoever has stories finds them. */
  stories: (BandWords & { chosen: readonly { kind: 'news' | 'blog'; id: number }[] }) | null
  /** `href` is an address that exists. */
  invitations: readonly (BandWords & { action: string; href: string })[]
  meta: { title: string; description: string; image: PictureSource | null }
}
