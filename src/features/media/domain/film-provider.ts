import type { Film, ProviderFilm } from '@/kernel/media/film'

const YOUTUBE_ID = '[A-Za-z0-9_-]{11}'
const VIMEO_ID = '\\d{5,12}'

const SHAPES: readonly [ProviderFilm['name'], RegExp][] = [
  ['youtube', new RegExp(`^(?:youtube:)?(${YOUTUBE_ID})$`)],
  ['youtube', new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/watch\\?(?:[^#]*&)?v=(${YOUTUBE_ID})(?:[&#].*)?$`)],
  ['youtube', new RegExp(`^https://(?:www\\.|m\\.)?youtube\\.com/(?:shorts|embed|live)/(${YOUTUBE_ID})(?:[?#].*)?$`)],
  ['youtube', new RegExp(`^https://youtu\\.be/(${YOUTUBE_ID})(?:[?#].*)?$`)],
  ['vimeo', new RegExp(`^(?:vimeo:)?(${VIMEO_ID})$`)],
  ['vimeo', new RegExp(`^https://(?:www\\.|player\\.)?vimeo\\.com/(?:video/)?(${VIMEO_ID})(?:[?#].*)?$`)],
]

/** The film that an address or an id of a provider names; null for anything else. A bare number is Vimeo's. */
export function providerFilm(text: unknown): ProviderFilm | null {
  if (typeof text !== 'string') return null
  const named = text.trim()
  // Eleven digits could be an id of either; as a bare text they are Vimeo's.
  const inOrder = /^\d+$/.test(named) ? SHAPES.toReversed() : SHAPES
  for (const [name, shape] of inOrder) {
    const id = shape.exec(named)?.[1]
    if (id) return { name, id }
  }
  return null
}

const OUR_FILE = /^\/media\/[\w.-]+\.(?:mp4|webm)$/

/** How a film is named in published records: the provider's id, or the path of our file. */
export const filmIdentifier = ({ provider, file }: Pick<Film, 'provider' | 'file'>): string | null =>
  provider ? `${provider.name}:${provider.id}` : file

/** The film behind an identifier of a record; null when it names none. */
export function filmNamed(identifier: unknown): Film | null {
  if (typeof identifier === 'string' && OUR_FILE.test(identifier))
    return { title: '', file: identifier, provider: null, tracks: [] }
  const provider = providerFilm(identifier)
  return provider && { title: '', file: null, provider, tracks: [] }
}
