import { createHash } from 'node:crypto'
import type { Film } from '@/kernel/media/film'
import type { Film as StoredFilm } from '@/payload-types'
import { providerFilm } from '../domain/film-provider'

/** The film fields a page needs. */
export const FILM_SELECT = { title: true, filename: true, provider: true, captions: true, createdAt: true } as const

type Stored = Pick<StoredFilm, 'id' | 'title' | 'filename' | 'provider' | 'captions'> &
  Partial<Pick<StoredFilm, 'createdAt'>>

/** The name of a captions track: with a hash of its words, so that an address never changes its content. */
export const captionsName = (id: number, locale: string, text: string): string =>
  `${id}-${locale}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.vtt`

/** Maps a stored film to what pages use; null when there is none, or when it was not populated. */
export function toFilm(stored: number | Stored | null | undefined): Film | null {
  if (typeof stored !== 'object' || stored === null) return null
  const provider = providerFilm(stored.provider)
  const file = stored.filename ? `/media/${encodeURIComponent(stored.filename)}` : null
  if (!file && !provider) return null
  const tracks = (stored.captions ?? []).map(({ locale, text }) => ({
    locale,
    src: `/media/captions/${captionsName(stored.id, locale, text)}`,
  }))
  return { title: stored.title ?? '', file, provider, addedAt: stored.createdAt, tracks }
}
