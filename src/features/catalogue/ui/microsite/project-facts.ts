import { projectPath } from '@/features/addresses'
import type { ProjectFacts } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import type { ProjectPage, UnitType } from '../../rules/project'
import { drawnTypes, formOf, isForSale, showsUnits } from './stage'

/** The kinds of home that stand on the page with a price. */
function pricedTypes(project: ProjectPage): UnitType[] {
  return project.sections.unit_type ? drawnTypes(project).filter(({ priceFrom }) => priceFrom !== null) : []
}

function offerOf(project: ProjectPage): ProjectFacts['offer'] {
  if (project.badge === 'Sold_Out') return { isSoldOut: true }
  if (!isForSale(project) || project.priceFrom === null) return null
  const types = pricedTypes(project)
  const highest = Math.max(project.priceFrom, ...types.map((type) => type.priceTo ?? type.priceFrom ?? 0))
  return {
    isSoldOut: false,
    lowPrice: project.priceFrom,
    highPrice: types.length > 0 ? highest : null,
    kinds: types.length,
  }
}

function picturesOf({ pictures, cover, sections, concept }: ProjectPage): string[] {
  const facade = sections.concept && concept.paragraphs.length > 0 ? pictures.facade : null
  return [pictures.hero ?? cover, facade, pictures.garden, pictures.lobby, pictures.room].flatMap(
    (picture) => picture?.variants.at(-1)?.url ?? [],
  )
}

/** What the page of a project shows of it, for programs: from the same facts, and under the same conditions. */
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
    pictures: picturesOf(project),
    units: showsUnits(project) ? project.facts.units : null,
    offer: offerOf(project),
    questions: project.faq,
  }
}
