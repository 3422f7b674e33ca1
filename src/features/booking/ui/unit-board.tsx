'use client'

import { useEffect, useState } from 'react'
import { classNames } from '@/design/class-names'
import type { UnitRow } from '@/features/catalogue'
import { formatArea, formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'

/** A unit of the board. Price in whole satang; null where it is not for sale. */
export interface BoardUnit {
  id: number
  number: string
  building: string
  floor: number
  area: number
  type: string
  price: number | null
  /** Before a promotion; null where none cuts it. */
  priceBefore: number | null
  isFree: boolean
}

type Changed = Pick<BoardUnit, 'isFree' | 'price' | 'priceBefore'>

interface UnitBoardProps {
  slug: string
  /** The address of a unit, to which its id is added. */
  base: string
  units: readonly BoardUnit[]
  locale: Locale
  /** `before` has a `{price}`. */
  texts: Record<'free' | 'floor' | 'building' | 'floorFree' | 'taken' | 'live' | 'before', string>
}

/** The units as they are now: what changed since the page was rendered is taken from the availability stream. */
function useLiveUnits(slug: string, units: readonly BoardUnit[]): readonly BoardUnit[] {
  const [changes, setChanges] = useState<ReadonlyMap<number, Changed>>(new Map())

  useEffect(() => {
    const stream = new EventSource(`/api/availability/${slug}/stream`)
    stream.addEventListener('unit', (event) => {
      const { id, state, price, priceBefore } = JSON.parse(event.data) as UnitRow
      const isFree = state === 'available' && price !== null
      const satang = (baht: number | null) => (isFree && baht !== null ? baht * 100 : null)
      const change = { isFree, price: satang(price), priceBefore: satang(priceBefore) }
      setChanges((old) => new Map(old).set(Number(id), change))
    })
    return () => stream.close()
  }, [slug])

  return units.map((unit) => ({ ...unit, ...changes.get(unit.id) }))
}

/** Units by building and floor, the top floor first. */
function floorsOf(units: readonly BoardUnit[]) {
  const floors = new Map<string, BoardUnit[]>()
  for (const unit of units) {
    const key = `${unit.building} ${unit.floor}`
    floors.set(key, [...(floors.get(key) ?? []), unit])
  }
  return [...floors.entries()].sort(
    ([, [a]], [, [b]]) => (a?.building ?? '').localeCompare(b?.building ?? '') || (b?.floor ?? 0) - (a?.floor ?? 0),
  )
}

/** Every unit of a campaign, floor by floor. A free one leads to its summary. Works without scripts. */
export function UnitBoard({ slug, base, units, locale, texts }: UnitBoardProps) {
  const live = useLiveUnits(slug, units)
  const floors = floorsOf(live)
  const isOne = new Set(units.map(({ building }) => building)).size === 1
  const free = live.filter(({ isFree }) => isFree).length
  const first = floors.findIndex(([, own]) => own.some(({ isFree }) => isFree))
  return (
    <div className="flex flex-col gap-4">
      <p aria-live="polite" className="font-medium">
        {texts.free.replace('{free}', String(free)).replace('{all}', String(live.length))}
      </p>
      <p className="text-small text-stone-600">{texts.live}</p>
      <div className="border-b border-stone-400">
        {floors.map(([key, own], index) => {
          const [one] = own
          const floor = texts.floor.replace('{floor}', String(one?.floor))
          const open = own.filter(({ isFree }) => isFree).length
          return (
            <details key={key} open={index === first} className="border-t border-stone-400">
              <summary className="flex min-h-target cursor-pointer flex-wrap items-center gap-x-4 py-2">
                <span className="font-medium">
                  {isOne ? floor : `${texts.building.replace('{building}', one?.building ?? '')} · ${floor}`}
                </span>
                <span className={classNames('text-small', open === 0 && 'text-stone-600')}>
                  {open === 0 ? texts.taken : texts.floorFree.replace('{count}', String(open))}
                </span>
              </summary>
              <ul className="grid gap-3 pb-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
                {own.map((unit) => (
                  <li key={unit.id}>
                    <Unit unit={unit} href={base + unit.id} locale={locale} texts={texts} />
                  </li>
                ))}
              </ul>
            </details>
          )
        })}
      </div>
    </div>
  )
}

const CELL = 'flex min-h-target flex-wrap items-baseline justify-between gap-x-3 rounded-control border p-3'

interface UnitProps extends Pick<UnitBoardProps, 'locale' | 'texts'> {
  unit: BoardUnit
  href: string
}

function Unit({ unit, href, locale, texts }: UnitProps) {
  const facts = (
    <>
      <span className="font-medium tabular-nums">{unit.number}</span>
      <span className="text-small">
        {unit.type} · {formatArea(locale, unit.area)}
      </span>
    </>
  )
  if (!unit.isFree || unit.price === null)
    return (
      <p className={classNames(CELL, 'border-stone-200 text-stone-600')}>
        {facts}
        <span className="w-full text-small">{texts.taken}</span>
      </p>
    )
  return (
    <a href={href} rel="nofollow" className={classNames(CELL, 'border-stone-600 bg-white hover:border-accent')}>
      {facts}
      <span className="w-full font-medium tabular-nums">{formatPrice(locale, unit.price / 100)}</span>
      {unit.priceBefore === null ? null : (
        <span className="w-full text-small text-stone-600 tabular-nums">
          {texts.before.replace('{price}', formatPrice(locale, unit.priceBefore / 100))}
        </span>
      )}
    </a>
  )
}
