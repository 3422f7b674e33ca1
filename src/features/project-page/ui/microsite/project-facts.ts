import type { ProjectPage, UnitType } from '@/features/catalogue'
import { projectPath } from '@/features/routing'
import { type FilmFacts, filmData, type ProjectFacts, projectData } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { fromOf, toOf } from '@/kernel/price'
import { drawnTypes, formOf, isForSale, showsUnits } from './stage'

/** The unit types on the page that have a price. */
function pricedTypes(project: ProjectPage): UnitType[] {
  return project.sections.unit_type ? drawnTypes(project).filter(({ price }) => price.now !== null) : []
}

function offerOf(project: ProjectPage): ProjectFacts['offer'] {
  if (project.badge === 'Sold_Out') return { isSoldOut: true }
  const lowPrice = fromOf(project.price)
  if (!isForSale(project) || lowPrice === null) return null
  const types = pricedTypes(project)
  const highest = Math.max(lowPrice, ...types.map(({ price }) => toOf(price) ?? 0))
  return {
    isSoldOut: false,
    lowPrice,
    highPrice: types.length > 0 ? highest : null,
    kinds: types.length,
  }
}

function imagesOf({ images, cover, sections, concept }: ProjectPage): string[] {
  const facade = sections.concept && concept.paragraphs.length > 0 ? images.facade : null
  return [images.hero ?? cover, facade, images.garden, images.lobby, images.room].flatMap(
    (image) => image?.variants.at(-1)?.url ?? [],
  )
}

/** The films that open from a project page, each from its picture. */
function projectFilms({ title, tagline, films, images, cover, meta }: ProjectPage): FilmFacts[] {
  const [hero, facade] = [images.hero ?? cover, images.facade].map((image) => image?.variants.at(-1)?.url)
  const shown = [
    { film: films.banner?.wide, poster: hero },
    { film: films.concept?.wide, poster: facade ?? hero },
    { film: films.info, poster: hero },
  ]
  return shown.flatMap(({ film, poster }) =>
    film ? [{ film, poster, name: title, description: tagline || meta.description }] : [],
  )
}

/** The structured data of a project page, from the facts it shows, under the same conditions. */
export function projectFacts(locale: Locale, project: ProjectPage): ProjectFacts {
  const { location, sections } = project
  const hasPosition = sections.location && (location.lat !== 0 || location.lng !== 0)
  return {
    path: projectPath(locale, project),
    isTower: formOf(project) === 'tower',
    name: project.title,
    description: project.tagline || project.meta.description,
    locality: project.zone || (project.place?.name ?? ''),
    position: hasPosition ? { lat: location.lat, lng: location.lng } : null,
    images: imagesOf(project),
    units: showsUnits(project) ? project.facts.units : null,
    offer: offerOf(project),
    questions: project.faq,
  }
}

/** The structured data of a project page and of the films that open from it. */
export const projectThings = (origin: string, locale: Locale, project: ProjectPage) => [
  ...projectData(origin, projectFacts(locale, project)),
  ...filmData(origin, projectFilms(project)),
]
