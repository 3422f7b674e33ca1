import { type KeyboardEvent, useRef, useState } from 'react'
import { ZoomButtons } from '@/design/media/zoom-buttons'
import { ZoomFrame } from '@/design/media/zoom-frame'
import { classNames } from '@/design/show/class-names'
import type { UnitRow } from '@/features/catalogue'
import { neighbour, type SitePlan } from '../../domain/plans/site-plan/site-plan'
import { type AvailabilityTexts, fill } from '../microsite/availability-texts'
import { Compass } from './compass'
import { placeStyle, SitePlanDrawing, siteScale } from './site-plan-drawing'

interface SitePlanViewProps {
  plan: SitePlan
  label: string
  note: string
  texts: AvailabilityTexts
  nameOf: (unit: UnitRow) => string
  chosen: string | null
  /** Units of other types are dimmed. */
  type: string
  /** An arrow key moved to a unit. */
  onChoose: (unit: UnitRow) => void
  /** A unit was pressed. */
  onOpen: (unit: UnitRow) => void
}

/** Units where they are: the plots of an estate, or one storey of a building. One tab stop, arrow keys inside. */
export function SitePlanView(props: SitePlanViewProps) {
  const { plan, label, note, texts, chosen } = props
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLFieldSetElement>(null)
  const isHere = plan.places.some(({ unit }) => unit.id === chosen)
  const stop = isHere ? chosen : plan.places[0]?.unit.id

  function walk(event: KeyboardEvent<HTMLFieldSetElement>) {
    const id = (event.target as HTMLElement).dataset.unit
    if (!id || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    const next = neighbour(plan.places, id, event.key)
    if (!next) return
    props.onChoose(next)
    frame.current?.querySelector<HTMLElement>(`[data-unit="${CSS.escape(next.id)}"]`)?.focus()
  }

  return (
    <fieldset ref={frame} onKeyDown={walk} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{label}</legend>
      <ZoomFrame zoom={zoom} onZoom={setZoom} label={label} className="site-frame" style={siteScale(plan)}>
        <SitePlanDrawing plan={plan} texts={texts.site} streetName={(name) => fill(texts.building, { name })}>
          {plan.places.map((place) => (
            <button
              key={place.unit.id}
              type="button"
              data-unit={place.unit.id}
              data-state={place.unit.state}
              data-looks={place.looks}
              tabIndex={place.unit.id === stop ? 0 : -1}
              aria-label={props.nameOf(place.unit)}
              aria-pressed={place.unit.id === chosen}
              onClick={() => props.onOpen(place.unit)}
              className={classNames(
                'unit-mark site-unit',
                props.type !== '' && place.unit.type !== props.type && 'unit-aside',
              )}
              style={placeStyle(plan, place)}
            >
              <span aria-hidden="true">{place.unit.number}</span>
            </button>
          ))}
        </SitePlanDrawing>
      </ZoomFrame>
      <div className="flex items-center justify-between gap-4">
        <Compass up={plan.up} north={texts.site.north} className="size-[56px]" />
        <ZoomButtons zoom={zoom} onZoom={setZoom} texts={texts.site} />
      </div>
      <p className="text-small text-stone-600">{note}</p>
    </fieldset>
  )
}
