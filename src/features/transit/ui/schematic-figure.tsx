import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { type FinderFilters, findPath } from '../domain/finder-query'
import type { LineIndex } from '../domain/homes'
import type { DrawnStop, Schematic } from '../domain/schematic'
import { focusOf } from '../domain/schematic-focus'
import type { Side } from '../domain/schematic-runs'
import type { Station } from '../domain/station'
import { namedStations } from '../domain/station-names'

interface SchematicFigureProps {
  locale: Locale
  question: FinderFilters
  schematic: Schematic
  stations: readonly Station[]
  lines: readonly LineIndex[]
  /** Number of homes in walking distance of each station. */
  counts: ReadonlyMap<string, number>
  /** Those homes. */
  near: ReadonlyMap<string, readonly string[]>
}

/** Offset of a label from its station. */
const NAME_AT: Readonly<Record<Side, { dx: number; dy: number; turn: number; anchor: 'start' | 'end' }>> = {
  right: { dx: 11, dy: 5, turn: 0, anchor: 'start' },
  left: { dx: -11, dy: 5, turn: 0, anchor: 'end' },
  up: { dx: 5, dy: -10, turn: -45, anchor: 'start' },
  down: { dx: 4, dy: 17, turn: 45, anchor: 'start' },
}

/** The network map. Lines and stations are links. It has a fixed size and scrolls in a smaller frame. */
export function SchematicFigure(props: SchematicFigureProps) {
  const { locale, question, schematic, stations, lines, counts } = props
  const t = words(locale, 'transit')
  const named = namedStations(lines, counts, question)
  // Later elements are drawn on top: no station may cover a label.
  const namesLast = schematic.stops.toSorted((a, b) => Number(named.has(a.slug)) - Number(named.has(b.slug)))
  const focus = focusOf(schematic, question)
  const isQuiet = (line: string) => question.line !== null && question.line !== line
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <a
        href="#results"
        className="sr-only focus:not-sr-only focus:inline-flex focus:min-h-target focus:items-center focus:underline"
      >
        {t('line.skip')}
      </a>
      <section
        aria-label={t('line.figure')}
        className="relative max-h-[85vh] overflow-auto border border-stone-200 bg-white [container-type:inline-size]"
      >
        {/* Browsers with support for the property start with this element centred; others start at the top left. */}
        <span
          aria-hidden="true"
          className="absolute size-px [scroll-initial-target:nearest]"
          style={{ left: `max(0px, ${focus.x}px - 50cqi)`, top: `max(0px, ${focus.y}px - 40vh)` }}
        />
        <svg
          width={schematic.width}
          height={schematic.height}
          viewBox={`0 0 ${schematic.width} ${schematic.height}`}
          className="block max-w-none"
          fill="none"
        >
          <title>{t('line.figure')}</title>
          <path d={schematic.river} className="stroke-stone-100" strokeWidth="22" />
          <Tracks locale={locale} question={question} schematic={schematic} lines={lines} />
          {schematic.changes.map(({ from, to }) => (
            <path
              key={`${from.x} ${from.y} ${to.x} ${to.y}`}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              className="stroke-ink"
              strokeWidth="5"
              strokeLinecap="round"
            />
          ))}
          {namesLast.map((stop) => (
            <StopMark
              key={stop.slug}
              {...props}
              stop={stop}
              station={stations.find(({ slug }) => slug === stop.slug)}
              isNamed={named.has(stop.slug)}
              isQuiet={isQuiet(stop.line)}
            />
          ))}
        </svg>
      </section>
      <figcaption className="text-small text-stone-600">{t('line.note')}</figcaption>
    </figure>
  )
}

function Tracks({
  locale,
  question,
  schematic,
  lines,
}: Pick<SchematicFigureProps, 'locale' | 'question' | 'schematic' | 'lines'>) {
  const t = words(locale, 'transit')
  return schematic.tracks.map(({ line, path }) => {
    const colour = lines.find((one) => one.line.slug === line)?.stations[0]?.colour
    const isQuiet = question.line !== null && question.line !== line
    if (!colour) return null
    return (
      <a
        key={line}
        href={findPath(locale, 'find-by-line', { ...question, station: null, line })}
        aria-label={t(`lines.${line}`)}
        aria-current={question.line === line ? 'true' : undefined}
      >
        <path d={path} stroke="transparent" strokeWidth="16" strokeLinejoin="round" />
        <path
          d={path}
          stroke={colour}
          strokeWidth={question.line === line ? 9 : 6}
          strokeLinejoin="round"
          opacity={isQuiet ? 0.3 : 1}
        />
      </a>
    )
  })
}

interface StopMarkProps extends SchematicFigureProps {
  stop: DrawnStop
  station: Station | undefined
  isNamed: boolean
  isQuiet: boolean
}

const radiusOf = (isChosen: boolean, count: number) => (isChosen ? 9 : count > 0 ? 7 : 5)

function StopMark({ locale, question, near, stop, station, isNamed, isQuiet }: StopMarkProps) {
  const t = words(locale, 'transit')
  if (!station) return null
  const homes = near.get(stop.slug) ?? []
  const count = homes.length
  const isChosen = question.station === stop.slug
  return (
    <a
      href={findPath(locale, 'find-by-line', { ...question, line: null, station: stop.slug })}
      aria-label={t('line.station', { system: station.system, station: station.name, count })}
      aria-current={isChosen ? 'true' : undefined}
      className="group/stop focus-visible:outline-2 focus-visible:outline-focus"
      data-home={homes.length > 0 ? homes.join(' ') : undefined}
    >
      <circle
        cx={stop.x}
        cy={stop.y}
        r="12"
        className="fill-transparent group-data-shown/stop:fill-[#1f5eff]/25 group-data-shown/stop:stroke-focus"
        strokeWidth="2"
      />
      <circle
        cx={stop.x}
        cy={stop.y}
        r={radiusOf(isChosen, count)}
        className={count > 0 || isChosen ? 'fill-ink stroke-white' : 'fill-white stroke-ink'}
        strokeWidth={isChosen ? 3 : 1.5}
        // Faded, but still with a contrast of 3:1 to the background (WCAG 1.4.11).
        opacity={isQuiet ? 0.55 : 1}
      />
      {isNamed ? (
        <StopName stop={stop} name={station.name} isStrong={isChosen || count > 0} />
      ) : (
        <title>{station.name}</title>
      )}
    </a>
  )
}

function StopName({ stop, name, isStrong }: { stop: DrawnStop; name: string; isStrong: boolean }) {
  const { dx, dy, turn, anchor } = NAME_AT[stop.names]
  const [x, y] = [stop.x + dx, stop.y + dy]
  return (
    <text
      x={x}
      y={y}
      transform={turn === 0 ? undefined : `rotate(${turn} ${x} ${y})`}
      textAnchor={anchor}
      className="fill-ink stroke-white text-small group-hover/stop:underline group-data-shown/stop:underline"
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
      fontWeight={isStrong ? 600 : 400}
    >
      {name}
    </text>
  )
}
