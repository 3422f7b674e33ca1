'use client'

import { useState } from 'react'
import type { UnitRow } from '../../domain/project'
import { type AvailabilityTexts, COLUMNS, type Column } from './availability-texts'

type Words = Record<Column, string>

interface ChosenUnitProps {
  unit: UnitRow | null
  words: Words | null
  hasFloors: boolean
  types: readonly { code: string; name: string }[]
  texts: AvailabilityTexts
}

const shownColumns = (hasFloors: boolean) => COLUMNS.filter((column) => hasFloors || column !== 'floor')

/** The selected unit: what it is, its price, its state. */
export function ChosenUnit({ unit, words, hasFloors, types, texts }: ChosenUnitProps) {
  if (!unit || !words) return <p className="border-t border-stone-400 pt-4 text-stone-600">{texts.choose}</p>
  const type = types.find(({ code }) => code === unit.type)
  const hasPrice = unit.price !== null || unit.state === 'available'
  const rows = shownColumns(hasFloors).filter((column) => column !== 'number' && (hasPrice || column !== 'price'))
  return (
    <div className="flex flex-col gap-4 border-t border-ink pt-4">
      <h3 className="type-display text-h2 tabular-nums">{words.number}</h3>
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
      </dl>
      {unit.state === 'available' ? (
        <a
          href="#register"
          className="inline-flex min-h-target items-center justify-center rounded-control bg-accent px-5 font-medium text-white transition-colors hover:bg-accent-strong"
        >
          {texts.ask}
        </a>
      ) : null}
    </div>
  )
}

interface UnitTableProps {
  units: readonly UnitRow[]
  hasFloors: boolean
  wordsOf: (unit: UnitRow) => Words
  texts: AvailabilityTexts
}

/** The same units as a table. Its rows render when it is opened. */
export function UnitTable({ units, hasFloors, wordsOf, texts }: UnitTableProps) {
  const [isOpen, setIsOpen] = useState(false)
  const columns = shownColumns(hasFloors)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
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
                const words = wordsOf(unit)
                return (
                  <tr key={unit.id}>
                    {columns.map((column) => (
                      <td key={column} className="border-b border-stone-200 py-2 pe-5">
                        {words[column]}
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
