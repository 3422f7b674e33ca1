'use client'

import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { classNames } from '@/design/show/class-names'
import type { UnitRow } from '@/features/catalogue'
import { planExtent, type StackBuilding, stackPlan } from '../../domain/plans/stack-plan'
import { type AvailabilityTexts, fill } from '../microsite/availability-texts'

interface StackPlanViewProps {
  units: readonly UnitRow[]
  /** Metres along the facade by type. */
  widths: ReadonlyMap<string, number>
  isTower: boolean
  texts: AvailabilityTexts
  /** Accessible name of a unit. */
  nameOf: (unit: UnitRow) => string
  chosen: string | null
  /** Units of other types are dimmed. */
  type: string
  /** An arrow key moved to a unit. */
  onChoose: (unit: UnitRow) => void
  /** A unit was pressed. */
  onOpen: (unit: UnitRow) => void
}

/** The unit an arrow key moves to, in rows of different lengths; null for other keys. */
function step(
  key: string,
  row: number,
  column: number,
  rows: readonly (readonly UnitRow[])[],
): UnitRow | undefined | null {
  const width = rows[row]?.length ?? 0
  const line = (index: number) => rows[index]?.[Math.min(column, (rows[index]?.length ?? 1) - 1)]
  const moves: Record<string, () => UnitRow | undefined> = {
    ArrowLeft: () => rows[row]?.[column - 1],
    ArrowRight: () => rows[row]?.[column + 1],
    ArrowUp: () => line(row - 1),
    ArrowDown: () => line(row + 1),
    Home: () => rows[row]?.[0],
    End: () => rows[row]?.[width - 1],
  }
  const move = moves[key]
  return move ? move() : null
}

/** Units as they are stacked in the building, or as they line a street. One tab stop. */
export function StackPlanView(props: StackPlanViewProps) {
  const { units, isTower, texts, chosen, widths } = props
  const frame = useRef<HTMLFieldSetElement>(null)
  const buildings = stackPlan(units)
  const extent = planExtent(buildings, widths)
  const rows = buildings.flatMap(({ floors }) => floors.map((floor) => floor.units))
  const stop = chosen && units.some(({ id }) => id === chosen) ? chosen : (rows[0]?.[0]?.id ?? null)

  function walk(event: KeyboardEvent<HTMLFieldSetElement>) {
    const id = (event.target as HTMLElement).dataset.unit
    const row = rows.findIndex((line) => line.some((unit) => unit.id === id))
    const next = step(event.key, row, rows[row]?.findIndex((unit) => unit.id === id) ?? 0, rows)
    if (next === null) return
    event.preventDefault()
    if (!next) return
    props.onChoose(next)
    frame.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <fieldset
      ref={frame}
      onKeyDown={walk}
      style={
        {
          '--plan-metres': Math.max(1, extent.metres),
          '--plan-units': extent.units,
          '--plan-floors': extent.floors,
          '--plan-buildings': buildings.length,
        } as CSSProperties
      }
      className={classNames('flex gap-x-7 gap-y-6', isTower ? 'w-max items-end' : 'flex-col')}
    >
      <legend className="sr-only">{texts.plan}</legend>
      {buildings.map((building) => (
        <Building key={building.building} building={building} hasName={buildings.length > 1} stop={stop} {...props} />
      ))}
    </fieldset>
  )
}

function Building({
  building,
  hasName,
  stop,
  ...view
}: StackPlanViewProps & { building: StackBuilding; hasName: boolean; stop: string | null }) {
  const { isTower, texts } = view
  return (
    <div className="flex flex-col gap-2">
      <div className={classNames('flex flex-col gap-1', isTower && 'border-b-2 border-ink pb-1')}>
        {building.floors.map((floor) => (
          <div key={floor.floor} className="flex items-center gap-3">
            {isTower ? (
              <span aria-hidden="true" className="w-6 text-end text-small leading-[1] text-stone-600 tabular-nums">
                {floor.floor}
              </span>
            ) : null}
            <div className={classNames('flex gap-1', !isTower && 'flex-wrap')}>
              {floor.units.map((unit) => (
                <Home key={unit.id} unit={unit} isStop={unit.id === stop} view={view} />
              ))}
            </div>
          </div>
        ))}
      </div>
      {hasName ? (
        <p className="text-small text-stone-600">{fill(texts.building, { name: building.building })}</p>
      ) : null}
    </div>
  )
}

function Home({ unit, isStop, view }: { unit: UnitRow; isStop: boolean; view: StackPlanViewProps }) {
  const isAside = view.type !== '' && unit.type !== view.type
  return (
    <button
      type="button"
      data-unit={unit.id}
      data-state={unit.state}
      tabIndex={isStop ? 0 : -1}
      aria-label={view.nameOf(unit)}
      aria-pressed={unit.id === view.chosen}
      onClick={() => view.onOpen(unit)}
      style={{ '--unit-w': view.widths.get(unit.type) ?? 0 } as CSSProperties}
      className={classNames('unit-mark', !view.isTower && 'unit-plot', isAside && 'unit-aside')}
    >
      <span aria-hidden="true">{unit.type}</span>
    </button>
  )
}
