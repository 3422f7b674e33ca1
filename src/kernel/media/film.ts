/** A film at a provider. */
export interface ProviderFilm {
  name: 'youtube' | 'vimeo'
  id: string
}

/** A film: a file of ours, the same at a provider, or both. */
export interface Film {
  /** Empty when nobody named it. */
  title: string
  /** The address of our file; null when only the provider has it. */
  file: string | null
  provider: ProviderFilm | null
  /** WebVTT captions, one track a language. */
  /** ISO instant at which it was put in; unknown of a film that another system names. */
  addedAt?: string | undefined
  tracks: readonly { locale: 'th' | 'en' | 'chs' | 'cht'; src: string }[]
}

/** A film as a page shows it: wide, and upright for phones where there is one. */
export interface ShownFilm {
  wide: Film
  upright: Film | null
}

/** Identifiers of films by their place, as published (S1§3). */
export interface FilmSlots {
  desktop: Film | null
  mobile: Film | null
  popup: Film | null
}

/** The players of the providers that a page of ours may frame. */
export const FILM_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const
