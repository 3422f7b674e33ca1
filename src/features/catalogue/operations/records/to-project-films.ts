import { toFilm } from '@/features/media/server'
import type { FilmSlots, ShownFilm } from '@/kernel/media/film'
import type { Project as StoredProject } from '@/payload-types'
import { type FilmPlaces, filmsNamed, hasFilm } from '../../domain/film-records'
import type { ProjectFilms } from '../../domain/project-parts'

type Stored = Pick<StoredProject, 'films' | 'Preview_data_published'>

/** The films an editor has chosen, by their places. */
export function chosenFilms({ films }: Pick<StoredProject, 'films'>): FilmPlaces {
  return {
    banner: {
      desktop: toFilm(films?.bannerDesktop),
      mobile: toFilm(films?.bannerMobile),
      popup: toFilm(films?.bannerPopup),
    },
    concept: {
      desktop: toFilm(films?.conceptDesktop),
      mobile: toFilm(films?.conceptMobile),
      popup: toFilm(films?.conceptPopup),
    },
    info: toFilm(films?.info),
  }
}

function shown({ desktop, mobile, popup }: FilmSlots): ShownFilm | null {
  if (popup) return { wide: popup, upright: null }
  const wide = desktop ?? mobile
  return wide && { wide, upright: desktop ? mobile : null }
}

function loopOf({ desktop, mobile }: FilmSlots): ProjectFilms['loop'] {
  const wide = desktop?.file ?? mobile?.file
  return wide ? { wide, upright: desktop?.file ? (mobile?.file ?? null) : null } : null
}

/** The films of a project page: those an editor has chosen, else those that a record of another system names. */
export function toProjectFilms(stored: Stored): ProjectFilms {
  const chosen = chosenFilms(stored)
  const { banner, concept, info } = hasFilm(chosen) ? chosen : filmsNamed(stored.Preview_data_published)
  return { loop: loopOf(banner), banner: shown(banner), concept: shown(concept), info }
}
