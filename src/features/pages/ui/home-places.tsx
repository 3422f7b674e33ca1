import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import type { StationProjects } from '@/features/catalogue'
import { type IndexedPlace, PlaceIndex, StationRow } from '@/features/catalogue/ui'
import { locationPath, pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { BandWords } from '../domain/home-content'

export type HomePlaces = BandWords & {
  places: readonly IndexedPlace[]
  stationsTitle: string
  stations: readonly StationProjects[]
}

/** Search by location: by area or by station. */
export function FindByPlace({ locale, band }: { locale: Locale; band: HomePlaces }) {
  const t = words(locale, 'catalogue')
  return (
    <section className="later" aria-labelledby="places-title">
      <Container className="flex flex-col gap-6 lg:gap-7">
        <SectionHeading id="places-title" title={band.title} lead={band.text} />
        <div className="flex flex-col gap-7 lg:gap-8">
          <div className="flex flex-col gap-5">
            <PlaceIndex locale={locale} places={band.places} isWide />
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
      {band.stationsTitle ? <h3 className="type-display text-h3">{phrased(band.stationsTitle)}</h3> : null}
      <ul className="grid gap-x-6 border-b border-stone-200 sm:grid-cols-2 lg:grid-cols-3">
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
