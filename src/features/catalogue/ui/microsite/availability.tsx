'use client'

import { useRef, useState } from 'react'
import { useLate } from '@/design/use-late'
import { UNIT_STATES } from '@/kernel/vocabulary'
import { type AvailabilityTexts, fill, type ShownUnits } from './availability-texts'
import { loadUnitParts, useAvailability } from './use-availability'

interface AvailabilityProps extends ShownUnits {
  slug: string
}

/** The available units, as the sales desk changes them. The frame keeps its height while data loads. */
export function Availability(props: AvailabilityProps) {
  const { locale, slug, form, types, texts } = props
  const frame = useRef<HTMLDivElement>(null)
  const stock = useAvailability(slug, frame)
  const parts = useLate(stock.units !== null, loadUnitParts)
  const [type, setType] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const all = stock.units ?? []
  const units = type ? all.filter((unit) => unit.type === type) : all
  const unit = all.find(({ id }) => id === chosen) ?? null
  const shown = { locale, form, types, texts }

  return (
    <div ref={frame} aria-busy={parts === null && !stock.hasFailed} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {parts ? (
          <parts.StockSummary {...shown} units={units} asOf={stock.asOf} />
        ) : (
          <p className="min-h-8 text-h3 text-stone-600">{stock.hasFailed ? null : texts.loading}</p>
        )}
        <TypeFilter texts={texts} types={types} type={type} onType={setType} />
      </div>
      <p aria-live="polite" className="min-h-5 text-small text-stone-600">
        {liveLine(stock, texts)}
      </p>
      <div className="grid gap-x-6 gap-y-5 xl:grid-cols-12">
        <div className="flex h-[560px] min-w-0 flex-col bg-stone-100 p-4 xl:col-span-7">
          {parts ? (
            <parts.UnitPlan {...shown} units={all} chosen={chosen} type={type} onChoose={(one) => setChosen(one.id)} />
          ) : (
            <NoPlan hasFailed={stock.hasFailed} texts={texts} onRetry={stock.retry} />
          )}
          <Legend texts={texts} />
        </div>
        <div className="min-w-0 xl:col-span-5">
          {parts && unit ? (
            <parts.ChosenUnit {...shown} unit={unit} />
          ) : (
            <p className="border-t border-stone-400 pt-4 text-stone-600">{texts.choose}</p>
          )}
        </div>
      </div>
      {parts && units.length > 0 ? <parts.UnitTable {...shown} units={units} /> : null}
    </div>
  )
}

function liveLine({ isOffline, changed }: ReturnType<typeof useAvailability>, texts: AvailabilityTexts): string {
  if (isOffline) return texts.offline
  return changed ? fill(texts.changed, { number: changed.number, state: texts.states[changed.state] }) : ''
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

interface NoPlanProps {
  hasFailed: boolean
  texts: AvailabilityTexts
  onRetry: () => void
}

/** In place of the plan while it loads, or when it cannot be. */
function NoPlan({ hasFailed, texts, onRetry }: NoPlanProps) {
  if (!hasFailed) return <div aria-hidden="true" className="unit-quiet grow" />
  return (
    <div role="alert" className="flex grow flex-col items-start justify-center gap-3 p-5">
      <p className="text-h3 font-medium">{texts.failedTitle}</p>
      <p className="max-w-prose">{texts.failedText}</p>
      <button
        type="button"
        onClick={onRetry}
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
