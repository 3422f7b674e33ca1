'use client'

import { type ReactNode, useRef, useState } from 'react'
import { formatPrice, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { UNIT_STATES } from '@/kernel/vocabulary'
import type { UnitRow } from '../../domain/project'
import { stockSummary } from '../../domain/stack-plan'
import { type AvailabilityTexts, fill, unitWords } from './availability-texts'
import { StackPlanView } from './stack-plan-view'
import { ChosenUnit, UnitTable } from './unit-details'
import { useAvailability } from './use-availability'

export interface AvailabilityProps {
  locale: Locale
  slug: string
  form: 'tower' | 'houses' | 'plots'
  /** `width` in metres: units are drawn to scale. */
  types: readonly { code: string; name: string; width: number }[]
  texts: AvailabilityTexts
}

/** The available units, as the sales desk changes them. The frame keeps its height while data loads. */
export function Availability(props: AvailabilityProps) {
  const { locale, slug, form, types, texts } = props
  const frame = useRef<HTMLDivElement>(null)
  const stock = useAvailability(slug, frame)
  const [type, setType] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const all = stock.units ?? []
  const units = type ? all.filter((unit) => unit.type === type) : all
  const unit = all.find(({ id }) => id === chosen) ?? null
  const inWords = (one: UnitRow) => unitWords(locale, form, texts, one)

  return (
    <div ref={frame} aria-busy={stock.units === null && !stock.hasFailed} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <Summary
          {...props}
          units={units}
          isReady={stock.units !== null}
          hasFailed={stock.hasFailed}
          asOf={stock.asOf}
        />
        <TypeFilter texts={texts} types={types} type={type} onType={setType} />
      </div>
      <p aria-live="polite" className="min-h-5 text-small text-stone-600">
        {liveLine(stock, texts)}
      </p>
      <div className="grid gap-x-6 gap-y-5 xl:grid-cols-12">
        <div className="flex h-[560px] min-w-0 flex-col bg-stone-100 p-4 xl:col-span-7">
          <Stage stock={stock} texts={texts}>
            <div className="min-h-0 grow overflow-auto p-1">
              <StackPlanView
                units={all}
                widths={new Map(types.map(({ code, width }) => [code, width]))}
                isTower={form === 'tower'}
                texts={texts}
                nameOf={(one) => fill(texts.unit, inWords(one))}
                chosen={chosen}
                type={type}
                onChoose={(one) => setChosen(one.id)}
              />
            </div>
          </Stage>
          <Legend texts={texts} />
        </div>
        <div className="min-w-0 xl:col-span-5">
          <ChosenUnit
            unit={unit}
            words={unit && inWords(unit)}
            hasFloors={form === 'tower'}
            types={types}
            texts={texts}
          />
        </div>
      </div>
      {units.length > 0 ? (
        <UnitTable units={units} hasFloors={form === 'tower'} wordsOf={inWords} texts={texts} />
      ) : null}
    </div>
  )
}

function liveLine({ isOffline, changed }: ReturnType<typeof useAvailability>, texts: AvailabilityTexts): string {
  if (isOffline) return texts.offline
  return changed ? fill(texts.changed, { number: changed.number, state: texts.states[changed.state] }) : ''
}

function Summary({
  locale,
  texts,
  units,
  isReady,
  hasFailed,
  asOf,
}: AvailabilityProps & { units: readonly UnitRow[]; isReady: boolean; hasFailed: boolean; asOf: Date | null }) {
  const { available, total, priceFrom } = stockSummary(units)
  if (!isReady) return <p className="min-h-8 text-h3 text-stone-600">{hasFailed ? null : texts.loading}</p>
  return (
    <p className="flex min-h-8 flex-col tabular-nums">
      <span className="text-h3 font-semibold">
        {available > 0 ? fill(texts.summary, { available, total }) : texts.allSold}
      </span>
      <span className="text-small text-stone-600">
        {available === 0 ? (
          texts.allSoldText
        ) : priceFrom === null ? null : (
          <b className="pe-3 font-medium text-ink">{fill(texts.from, { price: formatPrice(locale, priceFrom) })}</b>
        )}
        {asOf ? fill(texts.asOf, { time: formatTime(locale, asOf) }) : null}
      </span>
    </p>
  )
}

function TypeFilter({
  texts,
  types,
  type,
  onType,
}: Pick<AvailabilityProps, 'texts' | 'types'> & { type: string; onType: (code: string) => void }) {
  const options = [{ code: '', name: texts.allTypes }, ...types]
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{texts.filter}</legend>
      {options.map((option) => (
        <label
          key={option.code}
          className="flex min-h-target cursor-pointer items-center rounded-control border border-stone-400 px-3 text-small transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="unit-type"
            value={option.code}
            checked={type === option.code}
            onChange={() => onType(option.code)}
            className="sr-only"
          />
          <span aria-hidden={option.code ? true : undefined}>{option.code || option.name}</span>
          {option.code ? <span className="sr-only">{option.name}</span> : null}
        </label>
      ))}
    </fieldset>
  )
}

/** The plan, or its placeholder while it loads. */
function Stage({
  stock,
  texts,
  children,
}: {
  stock: ReturnType<typeof useAvailability>
  texts: AvailabilityTexts
  children: ReactNode
}) {
  if (stock.units) return children
  if (!stock.hasFailed) {
    return <div aria-hidden="true" className="unit-quiet grow" />
  }
  return (
    <div role="alert" className="flex grow flex-col items-start justify-center gap-3 p-5">
      <p className="text-h3 font-medium">{texts.failedTitle}</p>
      <p className="max-w-prose">{texts.failedText}</p>
      <button
        type="button"
        onClick={stock.retry}
        className="min-h-target rounded-control border border-ink px-5 font-medium transition-colors hover:bg-ink hover:text-paper"
      >
        {texts.retry}
      </button>
    </div>
  )
}

function Legend({ texts }: { texts: AvailabilityTexts }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 border-t border-stone-400 pt-3 text-small">
      {UNIT_STATES.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span aria-hidden="true" className="unit-mark" data-state={state} />
          {texts.states[state]}
        </li>
      ))}
    </ul>
  )
}
