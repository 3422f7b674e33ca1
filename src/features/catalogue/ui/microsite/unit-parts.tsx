'use client'

import type { UnitRow } from '../../domain/project'
import { fill, type ShownUnits } from './availability-texts'
import { StackPlanView } from './stack-plan-view'
import { unitWords } from './unit-words'

export { ChosenUnit, StockSummary, UnitTable } from './unit-details'

type UnitPlanProps = ShownUnits & {
  units: readonly UnitRow[]
  chosen: string | null
  /** Units of other types are dimmed. */
  type: string
  onChoose: (unit: UnitRow) => void
}

/** The stack plan in a frame that scrolls. */
export function UnitPlan({ locale, form, types, texts, ...plan }: UnitPlanProps) {
  return (
    <div className="min-h-0 grow overflow-auto p-1">
      <StackPlanView
        {...plan}
        widths={new Map(types.map(({ code, width }) => [code, width]))}
        isTower={form === 'tower'}
        texts={texts}
        nameOf={(one) => fill(texts.unit, unitWords(locale, form, texts, one))}
      />
    </div>
  )
}
