import { KeptPart, PagePart } from '@/design/layer/page-part'
import { DeviceText } from '@/design/show/device-line'
import { Icon, type IconName } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { ProjectPage, StationWalk } from '@/features/catalogue'
import { drawSiteMap } from '@/features/catalogue'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { directionsTo } from '@/kernel/city/directions'
import { SiteSection } from './section'
import { SiteMapFigure } from './site-map-figure'
import { distanceText, type MicrositeWords, micrositeWords } from './words'

const KINDS = ['school', 'hospital', 'mall', 'park', 'expressway', 'office', 'university', 'airport'] as const
type Kind = (typeof KINDS)[number]

const kindOf = (kind: string): Kind | 'other' => KINDS.find((known) => known === kind) ?? 'other'

/** The location: a map of the walk to the stations, and a list of places nearby with minutes. */
export function Location({ locale, project, t }: { locale: Locale; project: ProjectPage; t: MicrositeWords }) {
  const { title, location, stations } = project
  return (
    <SiteSection id="location" heading="above" title={t('location.title')} lead={location.text} ground="stone">
      <div className="grid gap-x-6 gap-y-7 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:items-start">
        <div className="flex flex-col gap-4">
          <KeptPart
            of={MapAndDirections}
            by={[location.rails]}
            props={{ locale, project: { title, location, stations } }}
          />
          <ToMyPlace locale={locale} slug={project.slug} />
        </div>
        <div className="grid gap-x-6 gap-y-6 md:grid-cols-2 xl:grid-cols-1">
          <PagePart>
            <Stations stations={project.stations} t={t} />
            <Nearby nearby={location.nearby} t={t} />
          </PagePart>
        </div>
      </div>
    </SiteSection>
  )
}

interface MapProps {
  locale: Locale
  project: Pick<ProjectPage, 'title' | 'location' | 'stations'>
}

function MapAndDirections({ locale, project }: MapProps) {
  const t = micrositeWords(locale)
  return (
    <>
      <SiteMapFigure map={drawSiteMap(locale, project)} name={project.title} t={t} />
      <Directions location={project.location} t={t} />
    </>
  )
}

function Directions({ location, t }: Pick<ProjectPage, 'location'> & { t: MicrositeWords }) {
  return (
    <a
      href={directionsTo(`${location.lat},${location.lng}`)}
      target="_blank"
      rel="noopener noreferrer"
      data-event="click_get_direction"
      className="inline-flex min-h-target items-center gap-2 self-start font-medium underline decoration-stone-400 decoration-1 underline-offset-8 transition-colors hover:decoration-current"
    >
      {t('location.directions')}
      <Icon name="external" className="size-4" />
      <span className="sr-only">{t('location.newWindow')}</span>
    </a>
  )
}

/** Link to choose a destination; with one saved on this device, the minutes to it. One line either way. */
function ToMyPlace({ locale, slug }: { locale: Locale; slug: string }) {
  return (
    <Link
      href={pagePath(locale, 'find-by-map')}
      className="inline-flex min-h-target items-center gap-2 self-start font-medium underline decoration-stone-400 decoration-1 underline-offset-8 transition-colors hover:decoration-current"
    >
      <Icon name="train" className="size-4" />
      <DeviceText of={slug}>{words(locale, 'minutes')('project.ask')}</DeviceText>
    </Link>
  )
}

function Stations({ stations, t }: { stations: readonly StationWalk[]; t: MicrositeWords }) {
  if (stations.length === 0) return null
  return (
    <div>
      <h3 className="pb-2 text-small text-stone-600">{phrased(t('location.stations'))}</h3>
      <ul>
        {stations.map((station) => (
          <li key={`${station.slug}-${station.line}`} className="flex items-start gap-3 border-t border-stone-400 py-3">
            <span
              aria-hidden="true"
              className="mt-2 size-3 shrink-0 rounded-full"
              style={{ background: station.colour }}
            />
            <span className="flex flex-col">
              <span className="font-medium">
                {station.system} {phrased(station.fullName)}
              </span>
              <span className="text-small text-stone-600 tabular-nums">
                {t('location.stationWalk', { minutes: station.minutes, distance: distanceText(t, station.metres) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Nearby({ nearby, t }: { nearby: ProjectPage['location']['nearby']; t: MicrositeWords }) {
  if (nearby.length === 0) return null
  return (
    <div>
      <h3 className="pb-2 text-small text-stone-600">{phrased(t('location.nearby'))}</h3>
      <ul>
        {nearby.map((place) => {
          const icon: IconName = place.walk ? 'walk' : 'car'
          return (
            <li key={place.name} className="flex items-start justify-between gap-4 border-t border-stone-400 py-3">
              <span className="flex flex-col">
                <span className="font-medium">{phrased(place.name)}</span>
                <span className="text-small text-stone-600">{t(`location.kinds.${kindOf(place.kind)}`)}</span>
              </span>
              <span className="flex shrink-0 items-center gap-2 text-small tabular-nums">
                <Icon name={icon} className="size-4" />
                {t(place.walk ? 'location.walk' : 'location.drive', { minutes: place.minutes })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
