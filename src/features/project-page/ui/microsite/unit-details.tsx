'use client'

import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '@/design/show/class-names'
import type { UnitRow } from '@/features/catalogue'
import { beforeText } from '@/i18n/before-text'
import { formatBaht, formatPrice, formatTime } from '@/i18n/formats'
import type { Baht } from '@/kernel/money'
import { fromOf, ON_REQUEST } from '@/kernel/price'
import { UNIT_CHOSEN, unitKey } from '@/kernel/unit-key'
import { stockSummary } from '../../domain/plans/stack-plan'
import { COLUMNS, fill, type ShownUnits } from './availability-texts'
import { UnitOffers } from './unit-offers'
import { unitWords } from './unit-words'

/** Only towers have floors worth a column. */
const shownColumns = (form: ShownUnits['form']) => COLUMNS.filter((column) => form === 'tower' || column !== 'floor')

type StockSummaryProps = ShownUnits & { units: readonly UnitRow[]; asOf: Date | null; type: string }

/** From which price units are available. Where that is not the starting price of the page, the line says why. */
function fromText({ locale, texts }: ShownUnits, from: Baht, starting: Baht | null): string {
  const [price, listed] = [formatPrice(locale, from), starting && formatPrice(locale, starting)]
  const isTaken = starting !== null && starting < from && price !== listed
  return isTaken ? fill(texts.fromTaken, { price, listed: listed ?? '' }) : fill(texts.from, { price })
}

/** How many units are available, from which price, as of when. */
export function StockSummary({ units, asOf, type, ...shown }: StockSummaryProps) {
  const { locale, texts, types } = shown
  const { available, total, price } = stockSummary(units)
  const from = fromOf(price)
  const starting = type ? types.find(({ code }) => code === type)?.price : shown.startingPrice
  return (
    <p className="flex min-h-8 flex-col tabular-nums">
      <span className="text-h3 font-semibold">
        {available > 0 ? fill(texts.summary, { available, total }) : texts.allSold}
      </span>
      <span className="text-small text-stone-600">
        {available === 0 ? (
          texts.allSoldText
        ) : from === null ? null : (
          <>
            <b className="pe-3 font-medium text-ink">{fromText(shown, from, fromOf(starting ?? ON_REQUEST))}</b>
            <span className="pe-3">{beforeText(locale, texts.fromBefore, price)}</span>
          </>
        )}
        {asOf ? fill(texts.asOf, { time: formatTime(locale, asOf) }) : null}
      </span>
    </p>
  )
}

/** Names the unit in the address, from where the form below reads it, and goes there, without loading the page again. */
function askAbout(unit: UnitRow): void {
  const url = new URL(location.href)
  url.searchParams.set('unit', unitKey(unit))
  url.hash = 'register'
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event(UNIT_CHOSEN))
  document.getElementById('register')?.scrollIntoView()
}

interface ChosenUnitProps extends ShownUnits {
  unit: UnitRow
  /** In a sheet that is titled with the number of the unit. */
  isTitled?: boolean
}

/** The selected unit: what it is, its price, its state. */
export function ChosenUnit({ isTitled, ...shown }: ChosenUnitProps) {
  const { locale, form, types, texts, unit } = shown
  const words = unitWords(locale, form, texts, unit)
  const type = types.find(({ code }) => code === unit.type)
  const price = fromOf(unit.price)
  const hasPrice = price !== null || unit.state === 'available'
  const rows = shownColumns(form).filter((column) => column !== 'number' && (hasPrice || column !== 'price'))
  return (
    <div className={classNames('flex flex-col gap-4', !isTitled && 'border-t border-ink pt-4')}>
      {isTitled ? null : <h3 className="type-display text-h2 tabular-nums">{words.number}</h3>}
      <dl className="tabular-nums">
        {rows.map((column) => (
          <div key={column} className="flex flex-wrap justify-between gap-x-4 border-t border-stone-200 py-2">
            <dt className="text-small leading-[1.9] text-stone-600">{texts.columns[column]}</dt>
            <dd className="text-end">
              {column === 'type' && type ? (
                <a
                  href={`#type-${unit.type}`}
                  className="underline decoration-stone-400 underline-offset-4 hover:decoration-current"
                >
                  {type.name || words.type}
                </a>
              ) : (
                words[column]
              )}
            </dd>
          </div>
        ))}
        {price === null || unit.area <= 0 ? null : (
          <div className="flex flex-wrap justify-between gap-x-4 border-t border-stone-200 py-2">
            <dt className="text-small leading-[1.9] text-stone-600">{texts.perArea}</dt>
            <dd className="text-end">{formatBaht(Math.round(price / unit.area))}</dd>
          </div>
        )}
      </dl>
      <UnitOffers unit={unit} offers={shown.offers} before={texts.before} />
      {unit.state === 'available' ? (
        <a
          href={`?unit=${encodeURIComponent(unitKey(unit))}#register`}
          onClick={(event) => {
            event.preventDefault()
            event.currentTarget.closest('dialog')?.close()
            askAbout(unit)
          }}
          className="inline-flex min-h-target items-center justify-center rounded-control bg-accent px-5 font-medium text-white transition-colors hover:bg-accent-strong"
        >
          {texts.ask}
        </a>
      ) : null}
      <UnitLinks {...shown} />
    </div>
  )
}

/** The plan of a unit; while it is free also its whole cost, and where it is booked. */
function UnitLinks({ paths, texts, unit }: ChosenUnitProps) {
  const price = fromOf(unit.price)
  const isFree = unit.state === 'available' && price !== null
  const cost = new URLSearchParams({ type: unit.type, price: String(price) })
  const links = [
    [`${paths.plan}?unit=${encodeURIComponent(unitKey(unit))}`, texts.open],
    isFree ? [`${paths.cost}?${cost}`, texts.cost] : null,
    isFree && paths.booking ? [paths.booking, texts.book] : null,
  ].filter((link) => link !== null)
  return (
    <ul className="flex flex-col">
      {links.map(([href, text]) => (
        <li key={href}>
          <a
            href={href}
            className="inline-flex min-h-target items-center underline decoration-stone-400 underline-offset-4 hover:decoration-current"
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The same units as a table. Its rows render when it is opened, and on paper. */
export function UnitTable({ locale, form, texts, units }: ShownUnits & { units: readonly UnitRow[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const columns = shownColumns(form)

  useEffect(() => {
    // The print is made as soon as this returns.
    const open = () => flushSync(() => setIsOpen(true))
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])

  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-target cursor-pointer items-center font-medium underline decoration-stone-400 underline-offset-8">
        {texts.list}
      </summary>
      {isOpen ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        <section tabIndex={0} aria-label={texts.caption} className="max-h-[560px] overflow-auto">
          <table className="w-full min-w-max text-start tabular-nums">
            <caption className="sr-only">{texts.caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    className="sticky top-0 border-b border-ink bg-paper py-2 pe-5 text-start text-small font-medium"
                  >
                    {texts.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {units.map((unit) => {
                const words = unitWords(locale, form, texts, unit)
                return (
                  <tr key={unit.id} data-state={unit.state}>
                    {columns.map((column) => (
                      <td key={column} className="border-b border-stone-200 py-2 pe-5">
                        {words[column]}
                        {column === 'price' && words.before ? (
                          <span className="block text-small text-stone-600">{words.before}</span>
                        ) : null}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  )
}
