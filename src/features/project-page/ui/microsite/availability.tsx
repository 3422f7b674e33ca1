'use client'

import { useRef, useState } from 'react'
import { useLate } from '@/design/show/use-late'
import { type AvailabilityTexts, fill, type ShownUnits } from './availability-texts'
import { loadUnitParts, useAvailability } from './use-availability'

interface AvailabilityProps extends ShownUnits {
  slug: string
}

/** The available units, as the sales desk changes them. The frame keeps its height while data loads. */
export function Availability(props: AvailabilityProps) {
  const { slug, types, texts, ...rest } = props
  const frame = useRef<HTMLDivElement>(null)
  const stock = useAvailability(slug, frame)
  const parts = useLate(stock.units !== null, loadUnitParts)
  const [type, setType] = useState('')
  const all = stock.units ?? []
  const units = type ? all.filter((unit) => unit.type === type) : all
  const shown = { ...rest, types, texts }

  return (
    <div ref={frame} aria-busy={parts === null && !stock.hasFailed} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {parts ? (
          <parts.StockSummary {...shown} units={units} asOf={stock.asOf} type={type} />
        ) : (
          <p data-print="screen" className="min-h-8 text-h3 text-stone-600">
            {stock.hasFailed ? null : texts.loading}
          </p>
        )}
        <div data-print="screen" className="min-h-target">
          {parts ? <parts.TypeFilter texts={texts} types={types} type={type} onType={setType} /> : null}
        </div>
      </div>
      <p aria-live="polite" data-print="screen" className="min-h-5 text-small text-stone-600">
        {liveLine(stock, texts)}
      </p>
      <div key={parts ? 'units' : 'waiting'} data-print="screen">
        {parts ? (
          <parts.UnitChoice {...shown} units={all} type={type} />
        ) : (
          <div className="flex h-[560px] flex-col bg-stone-100 p-4">
            <NoPlan hasFailed={stock.hasFailed} texts={texts} onRetry={stock.retry} />
          </div>
        )}
      </div>
      {parts && units.length > 0 ? <parts.UnitTable {...shown} units={units} /> : null}
    </div>
  )
}

function liveLine({ isOffline, changed }: ReturnType<typeof useAvailability>, texts: AvailabilityTexts): string {
  if (isOffline) return texts.offline
  return changed ? fill(texts.changed, { number: changed.number, state: texts.states[changed.state] }) : ''
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
