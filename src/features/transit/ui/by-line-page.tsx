import { PagePart } from '@/design/layer/page-part'
import { Link } from '@/design/show/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FinderFilters, findPath } from '../domain/finder-query'
import type { LineIndex, LineList } from '../domain/homes'
import type { Schematic } from '../domain/schematic'
import type { Area, Station } from '../domain/station'
import { FindFrame } from './find-frame'
import { LineHomes } from './line-homes'
import { LinkedHomes } from './linked-homes'
import { SchematicFigure } from './schematic-figure'
import { ToMyPlace } from './to-my-place'

interface ByLinePageProps {
  locale: Locale
  question: FinderFilters
  destination: { key: string; name: string } | null
  stations: readonly Station[]
  areas: readonly Area[]
  lines: readonly LineIndex[]
  schematic: Schematic
  counts: ReadonlyMap<string, number>
  /** The homes in walking distance of each station. */
  near: ReadonlyMap<string, readonly string[]>
  list: LineList
}

/** Homes by rail line: the network map, and the homes in walking distance. */
export function ByLinePage({ locale, question, destination, stations, areas, lines, ...rest }: ByLinePageProps) {
  const t = words(locale, 'transit')
  const { schematic, counts, near, list } = rest
  return (
    <FindFrame locale={locale} page="find-by-line" question={question} title={t('line.title')} lead={t('line.lead')}>
      <LinkedHomes className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(320px,26rem)]">
        <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-[calc(var(--header-offset)+16px)] lg:self-start">
          <PagePart>
            <SchematicFigure
              locale={locale}
              question={question}
              schematic={schematic}
              stations={stations}
              lines={lines}
              counts={counts}
              near={near}
            />
          </PagePart>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ToMyPlace
            locale={locale}
            page="find-by-line"
            question={question}
            destination={destination}
            lines={lines}
            areas={areas}
          />
          <PagePart>
            <LineHomes
              locale={locale}
              question={question}
              placeName={destination?.name ?? null}
              lines={lines}
              list={list}
              counts={counts}
            />
          </PagePart>
          <PagePart>
            <Lines locale={locale} question={question} lines={lines} />
          </PagePart>
        </div>
      </LinkedHomes>
    </FindFrame>
  )
}

function Lines({ locale, question, lines }: Pick<ByLinePageProps, 'locale' | 'question' | 'lines'>) {
  const t = words(locale, 'transit')
  const all = { ...question, line: null, station: null }
  return (
    <nav aria-label={t('line.index')}>
      <ul className="grid gap-x-6 sm:grid-cols-2 4xl:grid-cols-3">
        {lines.map(({ line, stations, homes }) => (
          <li key={line.slug} className="flex items-center gap-3 border-t border-stone-200">
            <span aria-hidden="true" className="h-5 w-1 shrink-0" style={{ backgroundColor: stations[0]?.colour }} />
            <Link
              href={findPath(locale, 'find-by-line', { ...all, line: line.slug })}
              aria-current={question.line === line.slug ? 'true' : undefined}
              className="inline-flex min-h-target grow items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
            >
              {t(`lines.${line.slug}`)}
            </Link>
            <span className="text-small whitespace-nowrap text-stone-600 tabular-nums">
              {t('line.homes', { count: homes })}
            </span>
          </li>
        ))}
        {question.line || question.station ? (
          <li className="flex items-center border-t border-stone-200">
            <Link
              href={findPath(locale, 'find-by-line', all)}
              className="inline-flex min-h-target items-center underline underline-offset-4"
            >
              {t('line.all')}
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}
