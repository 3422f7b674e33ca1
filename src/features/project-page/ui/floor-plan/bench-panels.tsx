import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '@/design/form/button'
import { FURNITURE_KINDS, type FurnitureKind } from '../../domain/plans/furniture'
import { clockOf, orientationOf } from '../../domain/plans/sun/sun-on-side'
import type { SunPosition } from '../../domain/plans/sun/sun-position'
import { fill } from '../microsite/availability-texts'
import type { BenchTexts } from './bench-texts'
import type { Tool } from './measure-layer'

const FIELD = 'min-h-target w-full rounded-control border border-stone-400 bg-paper px-3'

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-t border-ink pt-3">
      <legend className="sr-only">{title}</legend>
      <p aria-hidden="true" className="font-medium">
        {title}
      </p>
      {children}
    </fieldset>
  )
}

interface ToolPanelProps {
  tool: Tool
  onTool: (tool: Tool) => void
  /** What is measured; null while nothing is. */
  readout: string | null
  texts: BenchTexts
}

/** Moving, the ruler or the area. */
export function ToolPanel({ tool, onTool, readout, texts }: ToolPanelProps) {
  return (
    <Panel title={texts.tools}>
      <div className="grid grid-cols-3">
        {(['look', 'ruler', 'area'] as const).map((one) => (
          <label key={one} className="bench-choice">
            <input
              type="radio"
              name="plan-tool"
              value={one}
              checked={tool === one}
              onChange={() => onTool(one)}
              className="sr-only"
            />
            {texts[one]}
          </label>
        ))}
      </div>
      <p aria-live="polite" className="text-h3 font-semibold tabular-nums empty:hidden">
        {readout}
      </p>
      {readout === null ? null : <p className="text-small text-stone-600">{texts.hint}</p>}
    </Panel>
  )
}

/** An hour before the earliest sunrise of the year to an hour after the latest sunset. */
const FIRST_MINUTE = 330
const LAST_MINUTE = 1140

interface SunPanelProps {
  isShown: boolean
  onShow: (isShown: boolean) => void
  at: { month: number; minutes: number }
  onAt: (at: { month: number; minutes: number }) => void
  sun: SunPosition
  isIn: boolean
  texts: BenchTexts['sun']
}

/** The month and the hour of the sun, and where it stands then. */
export function SunPanel({ isShown, onShow, at, onAt, sun, isIn, texts }: SunPanelProps) {
  const stands =
    sun.altitude > 0
      ? fill(texts.stands, {
          altitude: Math.round(sun.altitude),
          orientation: texts.orientations[orientationOf(sun.azimuth)],
        })
      : texts.down
  return (
    <Panel title={texts.title}>
      <label className="flex min-h-target items-center gap-3">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => onShow(event.target.checked)}
          className="size-5 accent-(--brand-accent)"
        />
        {texts.show}
      </label>
      <Slider
        label={texts.month}
        value={at.month}
        said={texts.months[at.month - 1] ?? ''}
        range={[1, 12, 1]}
        onValue={(month) => onAt({ ...at, month })}
      />
      <Slider
        label={texts.time}
        value={at.minutes}
        said={clockOf(at.minutes)}
        range={[FIRST_MINUTE, LAST_MINUTE, 10]}
        onValue={(minutes) => onAt({ ...at, minutes })}
      />
      <p aria-live="polite" className="text-small">
        <span className="block tabular-nums">{stands}</span>
        {sun.altitude > 0 ? <span className="block text-stone-600">{isIn ? texts.isIn : texts.isOut}</span> : null}
      </p>
    </Panel>
  )
}

interface SliderProps {
  label: string
  value: number
  said: string
  range: readonly [least: number, most: number, step: number]
  onValue: (value: number) => void
}

function Slider({ label, value, said, range: [least, most, step], onValue }: SliderProps) {
  return (
    <label className="flex flex-col gap-1">
      <span className="flex justify-between gap-3">
        <span className="text-small text-stone-600">{label}</span>
        <span className="font-medium tabular-nums">{said}</span>
      </span>
      <input
        type="range"
        min={least}
        max={most}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={(event) => onValue(Number(event.target.value))}
        className="min-h-target w-full accent-(--brand-accent)"
      />
    </label>
  )
}

interface FurniturePanelProps {
  isDrawn: boolean
  onDrawn: (isDrawn: boolean) => void
  onAdd: (kind: FurnitureKind) => void
  /** Turns or removes the chosen piece; null while none is chosen. */
  chosen: { turn: () => void; remove: () => void } | null
  onClear: (() => void) | null
  texts: BenchTexts['furniture']
}

/** What to place on the plan, and what to do with the chosen piece. */
export function FurniturePanel({ isDrawn, onDrawn, onAdd, chosen, onClear, texts }: FurniturePanelProps) {
  const [kind, setKind] = useState<FurnitureKind>(FURNITURE_KINDS[1])
  return (
    <Panel title={texts.title}>
      <label className="flex flex-col gap-1">
        <span className="text-small text-stone-600">{texts.kind}</span>
        <select value={kind} onChange={(event) => setKind(event.target.value as FurnitureKind)} className={FIELD}>
          {FURNITURE_KINDS.map((one) => (
            <option key={one} value={one}>
              {texts.names[one]}
            </option>
          ))}
        </select>
      </label>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onAdd(kind)}>{texts.add}</Button>
        <Button variant="quiet" disabled={chosen === null} onClick={() => chosen?.turn()}>
          {texts.turn}
        </Button>
        <Button variant="quiet" disabled={chosen === null} onClick={() => chosen?.remove()}>
          {texts.remove}
        </Button>
      </div>
      <label className="flex min-h-target items-center gap-3">
        <input
          type="checkbox"
          checked={isDrawn}
          onChange={(event) => onDrawn(event.target.checked)}
          className="size-5 accent-(--brand-accent)"
        />
        {texts.drawn}
      </label>
      <p className="flex flex-wrap items-center gap-x-4 text-small text-stone-600">
        {texts.kept}
        {onClear ? (
          <button type="button" onClick={onClear} className="min-h-target text-ink underline underline-offset-4">
            {texts.clear}
          </button>
        ) : null}
      </p>
    </Panel>
  )
}
