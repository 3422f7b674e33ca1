'use client'

import { useEffect, useState } from 'react'
import { classNames } from '@/design/show/class-names'
import { formatArea, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { fromOf, unitPrice } from '@/kernel/price'
import type { UnitRecord } from '@/kernel/unit-row'
import type { UnitState } from '@/kernel/vocabulary'
import { type BoardRow, type BoardUnit, boardRows, byPrice, isOffered } from '../domain/unit-board'

type Changed = Pick<BoardUnit, 'state' | 'price'>

interface UnitBoardProps {
  slug: string
  /** The address of a unit, to which its id is added. */
  base: string
  units: readonly BoardUnit[]
  order: 'floor' | 'price'
  locale: Locale
  /** With `{placeholders}`. */
  texts: Record<'free' | 'floor' | 'floors' | 'building' | 'closed' | 'live' | 'before' | 'none', string>
  states: Readonly<Record<UnitState, string>>
}

/** The units as they are now: what changed since the page was rendered is taken from the availability stream. */
function useLiveUnits(slug: string, units: readonly BoardUnit[]): readonly BoardUnit[] {
  const [changes, setChanges] = useState<ReadonlyMap<number, Changed>>(new Map())

  useEffect(() => {
    const stream = new EventSource(`/api/availability/${slug}/stream`)
    stream.addEventListener('unit', (event) => {
      const { id, state, offers, ...kept } = JSON.parse(event.data) as UnitRecord
      const change = { state, price: unitPrice(kept, offers) }
      setChanges((old) => new Map(old).set(Number(id), change))
    })
    return () => stream.close()
  }, [slug])

  return units.map((unit) => ({ ...unit, ...changes.get(unit.id) }))
}

const CELLS = 'grid grow grid-cols-[repeat(auto-fill,minmax(6.75rem,1fr))] gap-2'
const CARDS = 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'

/** The units of a campaign with their prices, as they stand or by price. A free one leads to its summary. Works without scripts. */
export function UnitBoard({ slug, base, units, order, locale, texts, states }: UnitBoardProps) {
  const live = useLiveUnits(slug, units)
  const offered = byPrice(live)
  const isOne = new Set(units.map(({ building }) => building)).size === 1
  return (
    <div className="flex flex-col gap-4">
      <div>
        <p aria-live="polite" className="font-medium">
          {texts.free.replace('{free}', String(offered.length)).replace('{all}', String(live.length))}
        </p>
        <p className="text-small text-stone-600">{texts.live}</p>
      </div>
      {offered.length === 0 ? <p className="text-h3">{texts.none}</p> : null}
      {order === 'price' ? (
        <ul className={CARDS}>
          {offered.map((unit) => (
            <li key={unit.id}>
              <Offered unit={unit} href={base + unit.id} locale={locale} texts={texts} isFull />
            </li>
          ))}
        </ul>
      ) : (
        <div className="flex flex-col border-b border-stone-400">
          {boardRows(live).map((row) => (
            <div
              key={`${row.building} ${row.kind === 'open' ? row.floor : row.to}`}
              className="flex flex-col gap-x-5 gap-y-2 border-t border-stone-400 py-3 sm:flex-row"
            >
              <h3 className="w-[6.5rem] shrink-0 pt-1 text-small font-medium">{rowName(row, isOne, texts)}</h3>
              {row.kind === 'closed' ? (
                <p className="pt-1 text-small text-stone-600">{texts.closed}</p>
              ) : (
                <ul className={CELLS}>
                  {row.units.map((unit) => (
                    <li key={unit.id}>
                      {isOffered(unit) ? (
                        <Offered unit={unit} href={base + unit.id} locale={locale} texts={texts} />
                      ) : (
                        <Taken unit={unit} state={states[unit.state === 'available' ? 'withheld' : unit.state]} />
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

function rowName(row: BoardRow, isOne: boolean, texts: UnitBoardProps['texts']): string {
  const floors =
    row.kind === 'open' || row.from === row.to
      ? texts.floor.replace('{floor}', String(row.kind === 'open' ? row.floor : row.to))
      : texts.floors.replace('{from}', String(row.from)).replace('{to}', String(row.to))
  return isOne ? floors : `${texts.building.replace('{building}', row.building)} · ${floors}`
}

const CELL = 'flex min-h-7 flex-col justify-center rounded-control border px-2 py-1 text-small leading-[1.4]'

/** A unit that cannot be held, in one of the four words for it. */
function Taken({ unit, state }: { unit: BoardUnit; state: string }) {
  return (
    <p className={classNames(CELL, 'border-stone-200 text-stone-600')}>
      <span className="tabular-nums">{unit.number}</span>
      <span>{state}</span>
    </p>
  )
}

interface OfferedProps extends Pick<UnitBoardProps, 'locale' | 'texts'> {
  unit: BoardUnit
  href: string
  /** With its floor, in a list of all floors. */
  isFull?: boolean
}

function Offered({ unit, href, locale, texts, isFull = false }: OfferedProps) {
  const facts = [
    unit.type,
    formatArea(locale, unit.area),
    isFull ? texts.floor.replace('{floor}', String(unit.floor)) : '',
  ]
  return (
    <a href={href} rel="nofollow" className={classNames(CELL, 'h-full border-accent bg-white hover:bg-stone-100')}>
      <span className="flex flex-wrap justify-between gap-x-2">
        <span className="font-medium tabular-nums">{unit.number}</span>
        <span className={isFull ? 'text-stone-600' : 'sr-only'}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="font-semibold tabular-nums">{formatPrice(locale, fromOf(unit.price) ?? 0)}</span>
      {unit.price.before === null ? null : (
        <span className="text-stone-600 tabular-nums">
          {texts.before.replace('{price}', formatPrice(locale, unit.price.before))}
        </span>
      )}
    </a>
  )
}
