import type { Film, ShownFilm } from '@/kernel/media/film'
import type { ImageSource } from '@/kernel/media/image'

/** The films of a project page. */
export interface ProjectFilms {
  /** A silent loop over the first picture: files of ours. */
  loop: { wide: string; upright: string | null } | null
  /** What plays from the first picture, from the concept, and about the project. */
  banner: ShownFilm | null
  concept: ShownFilm | null
  info: Film | null
}

/** What stands above and below the page (S2§2.8). */
export interface PageChrome {
  hidesHeader: boolean
  hidesFooter: boolean
  /** Those of affiliates in place of the usual ones (S2§2.10). */
  hasAffiliateHeader: boolean
  hasAffiliateFooter: boolean
}

/** The terms of payment that an editor gives; null: the assumption of the house. Baht, and shares in per cent. */
export interface ProjectTerms {
  reservation: number | null
  contractShare: number | null
  downShare: number | null
  instalments: number | null
}

/** What search engines and shared links say of a project. */
export interface ProjectMeta {
  title: string
  description: string
  ogTitle: string
  ogDescription: string
  twitterTitle: string
  twitterDescription: string
  /** Chosen by an editor; null for the generated image. */
  image: ImageSource | null
}
