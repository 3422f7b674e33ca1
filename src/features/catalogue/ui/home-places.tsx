import { Container } from '@/design/container'
import { ArrowLink, Link } from '@/design/link'
import { SectionHeading } from '@/design/section-heading'
import { locationPath, pagePath, projectPath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { StationProjects } from '../rules/chosen-projects'
import type { BandWords } from '../rules/home-content'
import { type IndexedPlace, PlaceIndex } from './place-index'

export type HomePlaces = BandWords & {
  places: readonly IndexedPlace[]
  stationsTitle: string
  stations: readonly StationProjects[]
}

/** Where to live, by the two names people give it: the area, and the station they get off at. */
export function FindByPlace({ locale, band }: { locale: Locale; band: HomePlaces }) {
  const t = words(locale, 'catalogue')
  return (
    <section className="later" aria-labelledby="places-title">
      <Container className="grid gap-6 lg:grid-cols-12">
        <SectionHeading
          id="places-title"
          title={band.title}
          lead={band.text}
          className="self-start lg:sticky lg:top-[calc(var(--header-offset)+32px)] lg:col-span-4"
        />
        <div className="flex flex-col gap-7 lg:col-span-8 lg:gap-8">
          <div className="flex flex-col gap-5">
            <PlaceIndex locale={locale} places={band.places} />
            <p className="flex flex-wrap gap-x-6">
              <ArrowLink href={pagePath(locale, 'search-seo')}>{t('home.landings')}</ArrowLink>
              <ArrowLink href={pagePath(locale, 'find-by-line')}>{t('home.lines')}</ArrowLink>
            </p>
          </div>
          {band.stations.length > 0 ? <Stations locale={locale} band={band} /> : null}
        </div>
      </Container>
    </section>
  )
}

function Stations({ locale, band }: { locale: Locale; band: HomePlaces }) {
  return (
    <div className="flex flex-col gap-5">
      {band.stationsTitle ? <h3 className="type-display text-h3">{band.stationsTitle}</h3> : null}
      <ul className="grid gap-x-6 border-b border-stone-200 sm:grid-cols-2">
        {band.stations.map((at) => (
          <StationRow key={at.station.slug} locale={locale} at={at} />
        ))}
      </ul>
      <ArrowLink href={locationPath(locale, 'condo-bts-mrt')} className="self-start">
        {words(locale, 'catalogue')('home.stations.all')}
      </ArrowLink>
    </div>
  )
}

/** A station in the colour of its line, and the projects one walks to from it. */
export function StationRow({ locale, at: { station, projects } }: { locale: Locale; at: StationProjects }) {
  const t = words(locale, 'catalogue')
  return (
    <li className="flex gap-4 border-t border-stone-200 py-4">
      <span aria-hidden="true" className="w-1 shrink-0" style={{ backgroundColor: station.colour }} />
      <div className="min-w-0 grow">
        <p className="font-medium">
          <span className="pe-2 text-small font-normal text-stone-600">{station.system}</span>
          {station.name}
        </p>
        <ul>
          {projects.map(({ project, minutes }) => (
            <li key={project.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <Link
                href={projectPath(locale, project)}
                lang="en"
                className="inline-flex min-h-target items-center underline decoration-stone-400 decoration-1 underline-offset-4 hover:decoration-current"
              >
                {project.title}
              </Link>
              <span className="text-small whitespace-nowrap text-stone-600 tabular-nums">
                {t('home.stations.walk', { minutes })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
