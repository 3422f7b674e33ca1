import { filmIdentifier, filmNamed } from '@/features/media'
import type { Film, FilmSlots } from '@/kernel/media/film'

/** The films of a project by the places of S1§3. */
export interface FilmPlaces {
  banner: FilmSlots
  concept: FilmSlots
  info: Film | null
}

const NO_FILMS: FilmSlots = { desktop: null, mobile: null, popup: null }

/** No film in any place. */
export const NO_PLACES: FilmPlaces = { banner: NO_FILMS, concept: NO_FILMS, info: null }

const slotsOf = ({ banner, concept, info }: FilmPlaces) => [...Object.values(banner), ...Object.values(concept), info]

/** Whether a film is in any place. */
export const hasFilm = (places: FilmPlaces): boolean => slotsOf(places).some((film) => film !== null)

const named = (slots: FilmSlots) =>
  Object.fromEntries(Object.entries(slots).map(([slot, film]) => [slot, film && filmIdentifier(film)]))

/** The films as `preview_data` and `Preview_data_published` name them (S1§3); null when there is none. */
export function filmRecord(places: FilmPlaces) {
  if (!hasFilm(places)) return null
  const { banner, concept, info } = places
  return { banner: named(banner), concept: named(concept), info_vdo: info && filmIdentifier(info) }
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** A place of a record is three identifiers, or one for all screens. */
function slotsNamed(value: unknown): FilmSlots {
  if (typeof value === 'string') return { ...NO_FILMS, desktop: filmNamed(value) }
  const { desktop, mobile, popup } = recordOf(value)
  return { desktop: filmNamed(desktop), mobile: filmNamed(mobile), popup: filmNamed(popup) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The films that a record from another system names, as an object or as JSON text; what is no film is left out. */
export function filmsNamed(record: unknown): FilmPlaces {
  const { banner, concept, info_vdo: info } = recordOf(typeof record === 'string' ? parsed(record) : record)
  return { banner: slotsNamed(banner), concept: slotsNamed(concept), info: filmNamed(info) }
}
