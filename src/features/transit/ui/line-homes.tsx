import { Link } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FinderFilters, findPath } from '../domain/finder-query'
import type { LineIndex, LineList, ListedHome } from '../domain/homes'
import type { Station } from '../domain/station'
import { HomeRows } from './home-row'

interface LineHomesProps {
  locale: Locale
  question: FinderFilters
  placeName: string | null
  lines: readonly LineIndex[]
  list: LineList
  counts: ReadonlyMap<string, number>
}

const stationName = ({ system, name }: Station) => `${system} ${name}`

function titleOf({ locale, question, list }: LineHomesProps): string {
  const t = words(locale, 'transit')
  if (list.of === 'station') return t('list.station', { station: stationName(list.station) })
  if (question.line) return t('list.line', { line: t(`lines.${question.line}`) })
  return t('list.all')
}

/** The content of the network map as text: homes by walking minutes, and every station of a line. */
export function LineHomes(props: LineHomesProps) {
  const { locale, list } = props
  const t = words(locale, 'transit')
  const shown = list.of === 'line' ? list.stops.flatMap(({ homes }) => homes) : list.homes
  const count = new Set(shown.map(({ home }) => home.slug)).size
  return (
    <section id="results" aria-labelledby="results-title" tabIndex={-1} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id="results-title" className="type-display text-h3">
          {phrased(titleOf(props))}
        </h2>
        <p className="text-small text-stone-600 tabular-nums">{t('list.count', { count })}</p>
      </div>
      <Nothing {...props} count={count} />
      {list.of === 'line' ? <ByStop {...props} stops={list.stops} /> : <Flat {...props} homes={list.homes} />}
      {list.of === 'station' && list.elsewhere.length > 0 ? (
        <HomeRows locale={locale} homes={list.elsewhere} placeName={stationName(list.station)} />
      ) : null}
      {list.of === 'line' ? <AllStations {...props} /> : null}
    </section>
  )
}

function Nothing({ locale, question, list, count }: LineHomesProps & { count: number }) {
  const t = words(locale, 'transit')
  if (count > 0) return null
  if (list.of === 'station' && list.elsewhere.length > 0) {
    return <p>{t('list.noneNear', { station: stationName(list.station) })}</p>
  }
  return <p>{question.within ? t('list.noneWithin', { minutes: question.within }) : t('list.noneLine')}</p>
}

function Flat({ locale, placeName, homes }: LineHomesProps & { homes: readonly ListedHome[] }) {
  return homes.length > 0 ? <HomeRows locale={locale} homes={homes} placeName={placeName} /> : null
}

function ByStop({
  locale,
  placeName,
  stops,
}: LineHomesProps & { stops: readonly { station: Station; homes: readonly ListedHome[] }[] }) {
  return stops.map(({ station, homes }) => (
    <div key={station.slug}>
      <h3 className="py-2 font-medium">
        <span className="pe-2 text-small font-normal text-stone-600">{station.code}</span>
        {phrased(station.fullName)}
      </h3>
      <HomeRows locale={locale} homes={homes} placeName={placeName} level={4} />
    </div>
  ))
}

/** Every station of the line in order, for visitors who cannot see the map. */
function AllStations({ locale, question, lines, counts }: LineHomesProps) {
  const t = words(locale, 'transit')
  const line = lines.find((one) => one.line.slug === question.line)
  if (!line) return null
  return (
    <div>
      <h3 className="py-2 font-medium">{phrased(t('list.stations'))}</h3>
      <ol className="border-b border-stone-200">
        {line.stations.map((station) => (
          <li key={station.slug} className="flex items-center gap-3 border-t border-stone-200">
            <span className="w-[3.5rem] shrink-0 text-small text-stone-600 tabular-nums">{station.code}</span>
            <Link
              href={findPath(locale, 'find-by-line', { ...question, line: null, station: station.slug })}
              className="inline-flex min-h-target grow items-center underline-offset-4 hover:underline"
            >
              {station.fullName}
            </Link>
            {counts.get(station.slug) ? (
              <span className="text-small whitespace-nowrap text-stone-600 tabular-nums">
                {t('line.homes', { count: counts.get(station.slug) ?? 0 })}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
