'use client'

import { type ComponentProps, useState } from 'react'
import { Drawer } from '@/design/layer/drawer'
import { classNames } from '@/design/show/class-names'
import type { UnitRow } from '@/features/catalogue'
import { UNIT_STATES } from '@/kernel/vocabulary'
import { floorPlate, plotPlan } from '../../domain/plans/site-plan/site-plan'
import { cheapestFirst, openingUnit } from '../../domain/plans/stack-plan'
import { SitePlanView } from '../plans/site-plan-view'
import { StackPlanView } from '../plans/stack-plan-view'
import { type AvailabilityTexts, fill, type ShownUnits } from './availability-texts'
import { ChosenUnit } from './unit-details'
import { unitSentence, unitWords } from './unit-words'

type UnitChoiceProps = ShownUnits & {
  units: readonly UnitRow[]
  /** Units of other types are dimmed; empty: all types. */
  type: string
}

const SHEET_ID = 'unit-sheet'
const PLAN_ID = 'unit-plan'

/** From this width the chosen unit stands beside the plan (`xl`); on narrower windows it opens in a sheet. */
const BESIDE = '(min-width: 1041px)'

/** How many units the list on a phone begins with. */
const LISTED = 5

const unitInAddress = () => new URLSearchParams(location.search).get('unit') ?? ''

/** The units to choose from and the chosen one. Opens at the unit of the address, or the cheapest available one. */
export function UnitChoice(props: UnitChoiceProps) {
  const { units, type, ...shown } = props
  const { texts } = shown
  const [chosen, setChosen] = useState(() => openingUnit(units, unitInAddress())?.id ?? null)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const [isPlanShown, setIsPlanShown] = useState(false)
  const unit = units.find(({ id }) => id === chosen) ?? null
  const open = (one: UnitRow) => {
    setChosen(one.id)
    if (!matchMedia(BESIDE).matches) setIsSheetOpen(true)
  }

  return (
    <div className="grid gap-x-6 gap-y-5 xl:grid-cols-12">
      <CheapestUnits {...shown} units={type ? units.filter((one) => one.type === type) : units} onOpen={open} />
      <button
        type="button"
        aria-expanded={isPlanShown}
        aria-controls={PLAN_ID}
        onClick={() => setIsPlanShown(!isPlanShown)}
        className="min-h-target rounded-control border border-ink px-5 font-medium md:hidden"
      >
        {texts.showPlan}
      </button>
      <div
        id={PLAN_ID}
        className={classNames(
          'min-w-0 flex-col gap-4 bg-stone-100 p-4 md:flex xl:col-span-8',
          isPlanShown ? 'flex' : 'hidden',
        )}
      >
        <UnitPlan {...props} chosen={chosen} onChoose={(one) => setChosen(one.id)} onOpen={open} />
        <Legend texts={texts} />
      </div>
      <div className="hidden min-w-0 xl:col-span-4 xl:block">
        <div className="sticky top-[calc(var(--site-menu)+16px)]">
          {unit ? (
            <ChosenUnit {...shown} unit={unit} />
          ) : (
            <p className="border-t border-stone-400 pt-4 text-stone-600">{texts.choose}</p>
          )}
        </div>
      </div>
      <Drawer
        id={SHEET_ID}
        side="bottom"
        title={<span className="tabular-nums">{unit?.number}</span>}
        close={texts.close}
        isOpen={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
      >
        {unit ? <ChosenUnit {...shown} unit={unit} isTitled /> : null}
      </Drawer>
    </div>
  )
}

/** On a phone the list comes before the plan: the available units with the lowest prices. */
function CheapestUnits({
  units,
  onOpen,
  ...shown
}: ShownUnits & { units: readonly UnitRow[]; onOpen: (unit: UnitRow) => void }) {
  const { locale, form, texts } = shown
  const asked = openingUnit(units, unitInAddress())
  const listed = [...new Set([...(asked ? [asked] : []), ...cheapestFirst(units)])].slice(0, LISTED)
  if (listed.length === 0) return null
  return (
    <section aria-labelledby="cheapest-units" className="md:hidden">
      <h3 id="cheapest-units" className="pb-2 font-medium">
        {texts.cheapest}
      </h3>
      <ul className="border-b border-stone-200">
        {listed.map((unit) => {
          const words = unitWords(locale, form, texts, unit)
          const floor = form === 'tower' ? fill(texts.floor, { floor: unit.floor }) : words.orientation
          return (
            <li key={unit.id} className="border-t border-stone-200">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen(unit)}
                className="flex min-h-target w-full items-center justify-between gap-4 py-2 text-start tabular-nums"
              >
                <span>
                  <b className="block font-semibold underline decoration-stone-400 underline-offset-4">
                    {words.number}
                  </b>
                  <span className="text-small text-stone-600">
                    {words.type} · {words.area} · {floor}
                  </span>
                </span>
                <span className="text-end">
                  <b className="block font-medium whitespace-nowrap">{words.price}</b>
                  {words.before ? <span className="text-small text-stone-600">{words.before}</span> : null}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type UnitPlanProps = UnitChoiceProps & {
  chosen: string | null
  onChoose: (unit: UnitRow) => void
  onOpen: (unit: UnitRow) => void
}

/** The building with the storey of the chosen unit, or the plots of the estate. */
function UnitPlan(props: UnitPlanProps) {
  const { locale, form, types, texts, units, ...plan } = props
  const nameOf = (one: UnitRow) => unitSentence(texts.unit, unitWords(locale, form, texts, one))
  const shown = { texts, nameOf, chosen: plan.chosen, type: plan.type, onChoose: plan.onChoose, onOpen: plan.onOpen }
  if (form !== 'tower') {
    return (
      <SitePlanView {...shown} plan={plotPlan(units, types)} label={texts.site.plots} note={texts.site.plotsNote} />
    )
  }
  return (
    <>
      <div className="overflow-x-auto p-1">
        <div className="unit-panel">
          <StackPlanView
            {...shown}
            units={units}
            widths={new Map(types.map(({ code, width }) => [code, width]))}
            isTower
          />
        </div>
      </div>
      <ChosenFloor {...props} shown={shown} />
    </>
  )
}

type ChosenFloorProps = UnitPlanProps & {
  shown: Omit<ComponentProps<typeof SitePlanView>, 'plan' | 'label' | 'note'>
}

/** The storey of the chosen unit: where on it the unit is, and what it looks at. */
function ChosenFloor({ units, chosen, types, texts, shown }: ChosenFloorProps) {
  const unit = units.find(({ id }) => id === chosen)
  if (!unit) return null
  const floor = units.filter((one) => one.building === unit.building && one.floor === unit.floor)
  const label = fill(texts.site.plate, { floor: unit.floor })
  return (
    <section className="flex flex-col gap-3 border-t border-stone-400 pt-4">
      <h3 className="font-medium">{label}</h3>
      <SitePlanView {...shown} plan={floorPlate(floor, types)} label={label} note={texts.site.plateNote} />
    </section>
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
