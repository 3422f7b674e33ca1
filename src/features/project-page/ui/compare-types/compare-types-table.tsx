import type { CSSProperties } from 'react'
import { classNames } from '@/design/show/class-names'
import '@/design/style/compared.css'
import { ArrowLink, Link } from '@/design/show/link'
import type { ProjectPage, UnitType } from '@/features/catalogue'
import { foreignWords, startingBefore } from '@/features/catalogue/ui'
import { pagePath } from '@/features/routing'
import { formatAreaInFull, formatBaht, formatLandInFull, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import {
  type ComparedFact,
  type ComparedRow,
  type ComparedTypes,
  comparedQuery,
  comparedRows,
  freeUnits,
  pricePerUnit,
} from '../../domain/compared-types'
import { planWords } from '../floor-plan/words'
import { formOf, isForSale } from '../microsite/stage'
import { priceText, rentRows, TypePlans, widestOf } from '../microsite/unit-types'
import { micrositeWords } from '../microsite/words'

interface TableProps {
  locale: Locale
  compared: ComparedTypes
}

const baht = (price: number | null) => (price === null ? '' : formatBaht(price))
const isPlot = ({ kind }: UnitType) => kind === 'plot'

/** How each fact of a type reads; empty where it has none. */
function textsOf(locale: Locale, { project, units }: ComparedTypes): Record<ComparedFact, (type: UnitType) => string> {
  const [t, m, isOpen] = [planWords(locale), micrositeWords(locale), isForSale(project)]
  const whenOpen = (say: (type: UnitType) => string) => (type: UnitType) => (isOpen ? say(type) : '')
  return {
    beds: (type) => (isPlot(type) ? '' : t('compare.bedsValue', { beds: type.beds })),
    baths: (type) => (isPlot(type) ? '' : String(type.baths)),
    parking: ({ parking }) => (parking > 0 ? m('types.parkingValue', { n: parking }) : ''),
    area: ({ area }) => (area > 0 ? formatAreaInFull(locale, area) : ''),
    land: ({ landWah }) => (landWah === null ? '' : formatLandInFull(locale, landWah)),
    size: ({ width, depth }) => m('types.sizeValue', { width, depth }),
    price: whenOpen((type) =>
      [priceText(locale, type, m), startingBefore(locale, type.price)].filter(Boolean).join(' · '),
    ),
    perMetre: whenOpen((type) => baht(pricePerUnit(type, 'metre'))),
    perWah: whenOpen((type) => baht(pricePerUnit(type, 'wah'))),
    rent: whenOpen((type) => rentRows(locale, type)[0]?.[1] ?? ''),
    yield: whenOpen((type) => rentRows(locale, type)[1]?.[1] ?? ''),
    free: whenOpen((type) => {
      const free = freeUnits(type, units)
      return free ? t('compare.freeValue', free) : ''
    }),
  }
}

function nameOf(locale: Locale, project: ProjectPage, fact: ComparedFact): string {
  const [t, m] = [planWords(locale), micrositeWords(locale)]
  const names: Record<ComparedFact, string> = {
    beds: t('compare.beds'),
    baths: t('compare.baths'),
    parking: m('types.parking'),
    area: m('types.area', { kind: formOf(project) }),
    land: m('types.land'),
    size: m('types.size'),
    price: m('types.price'),
    perMetre: t('compare.perMetre'),
    perWah: t('compare.perWah'),
    rent: foreignWords(locale)('foreign.rent'),
    yield: foreignWords(locale)('foreign.yield'),
    free: m('availability.title', { kind: formOf(project) }),
  }
  return names[fact]
}

/**
 * One column for each type, one row for each fact. It scrolls sideways while the names of the facts stay in view; on phones
 * two types fill the window, and their names stay (`compared.css`).
 */
export function CompareTypesTable({ locale, compared }: TableProps) {
  const { project, chosen, onlyDifferences, asOf } = compared
  const [t, m, texts] = [planWords(locale), micrositeWords(locale), textsOf(locale, compared)]
  const rows = comparedRows(chosen, (fact, type) => texts[fact](type))
  const differing = rows.filter(({ differs }) => differs)
  const planPath = pagePath(locale, 'floor-plan', { slug: project.slug })
  const isTimed = rows.some(({ fact }) => fact === 'free')
  const widths = { '--columns': chosen.length, '--plan-widest': widestOf(chosen) }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="max-w-prose">
          {differing.length > 0 ? <Dot /> : null}
          {t(differing.length > 0 ? 'compare.legend' : 'compare.alike')}
        </p>
        {differing.length > 0 ? <RowsLink locale={locale} compared={compared} /> : null}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
        aria-labelledby="compared-caption"
        data-pair={chosen.length <= 2 || undefined}
        className={WINDOW}
      >
        <table
          className="compared-table w-[max(100%,calc(7.5rem+var(--columns)*10rem))] table-fixed border-b border-ink tabular-nums"
          style={widths as CSSProperties}
        >
          <caption id="compared-caption" className="sr-only">
            {t('compare.caption')}
          </caption>
          <thead className="align-bottom">
            <tr className="border-b border-ink">
              <th scope="col" className={HEAD}>
                <span className="sr-only">{t('compare.fact')}</span>
              </th>
              {chosen.map((type) => (
                <th key={type.id} scope="col" className={`${CELL} type-display text-start text-h3`}>
                  {type.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="align-top">
            <tr>
              <th scope="row" className={HEAD}>
                {t('compare.plan')}
              </th>
              {chosen.map((type) => (
                <td key={type.id} className={CELL}>
                  <div className="[container:plan/inline-size]">
                    <TypePlans locale={locale} type={type} t={m} />
                  </div>
                  <p className="pt-2 print:hidden">
                    <ArrowLink href={`${planPath}?type=${encodeURIComponent(type.code)}`}>
                      {t('page.titleType', { kind: formOf(project), code: type.code })}
                    </ArrowLink>
                  </p>
                </td>
              ))}
            </tr>
            {(onlyDifferences ? differing : rows).map((row) => (
              <FactRow key={row.fact} locale={locale} compared={compared} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      <p className="max-w-prose text-small text-stone-600">
        {t('compare.note')} {isTimed ? t('unit.asOf', { time: formatTime(locale, asOf) }) : null}
      </p>
    </div>
  )
}

const WINDOW = 'compared relative overflow-x-auto overscroll-x-contain print:overflow-visible'
const HEAD =
  'sticky start-0 z-1 w-[7.5rem] bg-paper py-3 pe-4 text-start text-small font-medium text-stone-600 print:static'
const CELL = 'py-3 pe-5'

/** A row that differs has a dot, a word for those who do not see it, and strong values. */
function FactRow({ locale, compared: { project, chosen }, row }: TableProps & { row: ComparedRow }) {
  const t = planWords(locale)
  return (
    <tr className="border-t border-stone-200" data-differs={row.differs}>
      <th scope="row" className={HEAD}>
        {row.differs ? <Dot /> : null}
        {nameOf(locale, project, row.fact)}
        {row.differs ? <span className="sr-only"> {t('compare.differs')}</span> : null}
      </th>
      {row.values.map((value, index) => (
        <td
          key={chosen[index]?.id}
          className={classNames(CELL, row.differs && value !== '' ? 'font-semibold' : 'text-stone-600')}
        >
          {value === '' ? t('compare.none') : value}
        </td>
      ))}
    </tr>
  )
}

function Dot() {
  return <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-accent align-middle" />
}

/** To the same comparison with or without the rows that are the same. */
function RowsLink({ locale, compared: { project, chosen, onlyDifferences } }: TableProps) {
  const path = pagePath(locale, 'compare-plans', { slug: project.slug }) + comparedQuery(chosen)
  return (
    <Link
      href={onlyDifferences ? path : `${path}&show=differences`}
      className="inline-flex min-h-target items-center underline decoration-stone-400 underline-offset-4 hover:decoration-current print:hidden"
    >
      {planWords(locale)(onlyDifferences ? 'compare.allRows' : 'compare.onlyDifferences')}
    </Link>
  )
}
