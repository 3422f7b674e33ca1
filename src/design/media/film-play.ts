import type { Locale } from '@/i18n/locales'
import type { ProviderFilm, ShownFilm } from '@/kernel/media/film'

/** How a film is played: our files with their captions, or a page of ours that frames the provider's player. */
export interface FilmPlay {
  title: string
  sources: readonly { src: string; media?: string }[]
  tracks: readonly { locale: Locale; src: string }[]
  /** The page with the provider's player; null for our files. */
  frame: string | null
}

/** Neither provider can be reached from the mainland: where there is a file of ours, Chinese pages play that. */
const PREFERS_FILE: readonly Locale[] = ['cht', 'chs']

const PHONES = '(max-width: 767px)'

const pageAt = ({ name, id }: ProviderFilm) =>
  name === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`

/** How a page in a language plays a film, and where its link leads without scripts. */
export function filmPlay(
  locale: Locale,
  { wide, upright }: ShownFilm,
  title: string,
): { href: string; play: FilmPlay } {
  const named = wide.title || title
  if (wide.provider && !(wide.file && PREFERS_FILE.includes(locale))) {
    const { name, id } = wide.provider
    return {
      href: pageAt(wide.provider),
      play: { title: named, sources: [], tracks: [], frame: `/api/film/${name}/${id}` },
    }
  }
  const file = wide.file ?? ''
  const narrow = upright?.file ? [{ src: upright.file, media: PHONES }] : []
  return {
    href: file,
    play: { title: named, sources: [...narrow, { src: file }], tracks: wide.tracks, frame: null },
  }
}
