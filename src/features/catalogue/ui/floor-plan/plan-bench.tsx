'use client'

import { type CSSProperties, type ReactNode, useState } from 'react'
import { formatMeasuredArea, formatMeasuredLength } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { FurnitureKind } from '../../domain/furniture'
import type { Box } from '../../domain/plan-layout'
import type { Pane } from '../../domain/plan-light'
import { sheetBox, sheetHeight, sheetWidth } from '../../domain/plan-sheet'
import { SUN_DAY } from '../../domain/sun/sun-on-side'
import { sunPatches } from '../../domain/sun/sun-patches'
import { BANGKOK, bangkokInstant, sunPosition } from '../../domain/sun/sun-position'
import { ZoomButtons } from '../zoom-buttons'
import { ZoomFrame } from '../zoom-frame'
import { FurniturePanel, SunPanel, ToolPanel } from './bench-panels'
import type { BenchTexts } from './bench-texts'
import { Compass } from './compass'
import { FurnitureLayer } from './furniture-layer'
import { areaOf, lengthOf, type Measured, MeasureLayer, type Tool } from './measure-layer'
import { useFurniture } from './use-furniture'

/** One storey on the bench. */
export interface BenchFloor {
  label: string
  outline: Box
  extent: Box
  panes: readonly Pane[]
  /** The drawing, made on the server. */
  sheet: ReactNode
  /** The names of its numbered rooms, for narrow windows. */
  names: ReactNode
}

interface PlanBenchProps {
  locale: Locale
  /** Names what is kept on the device. */
  storageKey: string
  floors: readonly BenchFloor[]
  /** Where the top of the plan looks, in degrees from north. */
  up: number
  /** A plot: measured in land, without furniture or windows. */
  isLand: boolean
  /** The sun that the page opens with. */
  sunAt: { month: number; minutes: number }
  year: number
  texts: BenchTexts
}

const acrossThe = ({ w, h }: Box): Measured => [
  { x: w * 0.1, y: h * 0.35 },
  { x: w * 0.9, y: h * 0.65 },
]

type Bench = ReturnType<typeof useBench>

/** What the reader has chosen, and what follows from it. */
function useBench({ locale, storageKey, floors, up, isLand, sunAt: first, year }: PlanBenchProps) {
  const [level, setLevel] = useState(0)
  const [zoom, setZoom] = useState(1)
  const [tool, setTool] = useState<Tool>('look')
  const [points, setPoints] = useState<Measured | null>(null)
  const [sunAt, setSunAt] = useState(first)
  const [isSunShown, setIsSunShown] = useState(true)
  const [isDrawn, setIsDrawn] = useState(true)
  const [chosen, setChosen] = useState<number | null>(null)
  const furniture = useFurniture(storageKey)
  const sun = sunPosition(bangkokInstant(year, sunAt.month, SUN_DAY, sunAt.minutes), BANGKOK)
  const floor = floors[level] ?? floors[0]
  const measured = points ?? acrossThe(floor?.outline ?? { x: 0, y: 0, w: 1, h: 1 })
  return {
    ...{
      level,
      setLevel,
      zoom,
      setZoom,
      tool,
      setTool,
      measured,
      setPoints,
      sunAt,
      setSunAt,
      isSunShown,
      setIsSunShown,
    },
    ...{ isDrawn, setIsDrawn, chosen, setChosen, furniture, sun },
    readout: tool === 'look' ? null : readoutOf(locale, tool, measured, isLand),
    patches: isLand || !floor ? '' : sunPatches(floor.panes, sun, up),
    /** Adds a piece in the middle of the storey, on a plan without its own furniture. */
    add(kind: FurnitureKind) {
      if (!floor) return
      setIsDrawn(false)
      setChosen(furniture.add(kind, level, { x: floor.outline.w / 2, y: floor.outline.h / 2 }))
    },
  }
}

function readoutOf(locale: Locale, tool: Exclude<Tool, 'look'>, measured: Measured, isLand: boolean): string {
  if (tool === 'ruler') return formatMeasuredLength(locale, lengthOf(measured))
  return formatMeasuredArea(locale, areaOf(measured), isLand)
}

/** At zoom 1 the widest and the tallest storey are seen whole. */
const scaleOf = (floors: readonly BenchFloor[]) =>
  ({
    '--plan-widest': Math.max(...floors.map(({ extent }) => sheetWidth(extent))),
    '--plan-tallest': Math.max(...floors.map(({ extent }) => sheetHeight(extent))),
  }) as CSSProperties

/** A plan with its tools: zoom, ruler, area, the sun by month and hour, furniture, print. */
export function PlanBench(props: PlanBenchProps) {
  const { floors, up, isLand, texts } = props
  const bench = useBench(props)
  return (
    <div className="plan-bench" data-drawn={bench.isDrawn}>
      <div className="relative min-w-0 [container:plan/inline-size]">
        <FloorChoice floors={floors} level={bench.level} onLevel={bench.setLevel} label={texts.floors} />
        <ZoomFrame
          zoom={bench.zoom}
          onZoom={bench.setZoom}
          label={texts.label}
          className="bench-frame plan-scale"
          style={scaleOf(floors)}
        >
          {floors.map((floor, index) => (
            <div key={floor.label} className="bench-sheet" data-behind={index === bench.level ? undefined : true}>
              {floor.sheet}
              {index === bench.level ? <Layers floor={floor} isLand={isLand} bench={bench} texts={texts} /> : null}
            </div>
          ))}
        </ZoomFrame>
        <div className="flex items-center justify-between gap-4 pt-3">
          <Compass
            up={up}
            north={texts.sun.north}
            sun={bench.isSunShown && !isLand ? bench.sun : null}
            className="size-[64px]"
          />
          <ZoomButtons zoom={bench.zoom} onZoom={bench.setZoom} texts={texts} />
        </div>
        {floors.map((floor, index) => (
          <div key={floor.label} className="bench-sheet pt-3" data-behind={index === bench.level ? undefined : true}>
            {floor.names}
          </div>
        ))}
      </div>
      <Tools isLand={isLand} bench={bench} texts={texts} />
    </div>
  )
}

interface BenchPartProps {
  isLand: boolean
  bench: Bench
  texts: BenchTexts
}

/** What lies on the drawing: sunlight, furniture, the ruler. */
function Layers({ floor: { extent }, isLand, bench, texts }: BenchPartProps & { floor: BenchFloor }) {
  const { tool } = bench
  return (
    <>
      {isLand ? null : (
        <>
          {bench.isSunShown ? <SunLight extent={extent} patches={bench.patches} /> : null}
          <FurnitureLayer
            extent={extent}
            floor={bench.level}
            furniture={bench.furniture}
            chosen={bench.chosen}
            onChoose={bench.setChosen}
            texts={texts.furniture}
          />
        </>
      )}
      {tool === 'look' ? null : (
        <MeasureLayer
          extent={extent}
          tool={tool}
          points={bench.measured}
          onPoints={bench.setPoints}
          readout={bench.readout ?? ''}
          texts={texts}
        />
      )}
    </>
  )
}

function Tools({ isLand, bench, texts }: BenchPartProps) {
  const { furniture, sun } = bench
  const piece = furniture.pieces.find(({ id }) => id === bench.chosen)
  return (
    <div className="needs-script flex flex-col gap-5 print:hidden">
      <ToolPanel tool={bench.tool} onTool={bench.setTool} readout={bench.readout} texts={texts} />
      {isLand ? null : (
        <>
          <SunPanel
            isShown={bench.isSunShown}
            onShow={bench.setIsSunShown}
            at={bench.sunAt}
            onAt={bench.setSunAt}
            sun={sun}
            isIn={bench.patches !== ''}
            texts={texts.sun}
          />
          <FurniturePanel
            isDrawn={bench.isDrawn}
            onDrawn={bench.setIsDrawn}
            onAdd={bench.add}
            chosen={piece ? { turn: () => furniture.turn(piece.id), remove: () => furniture.remove(piece.id) } : null}
            onClear={furniture.pieces.length > 0 ? furniture.clear : null}
            texts={texts.furniture}
          />
        </>
      )}
      <button
        type="button"
        onClick={() => window.print()}
        className="min-h-target self-start font-medium underline decoration-stone-400 underline-offset-8"
      >
        {texts.print}
      </button>
    </div>
  )
}

function SunLight({ extent, patches }: { extent: Box; patches: string }) {
  return (
    <svg viewBox={sheetBox(extent)} aria-hidden="true" focusable="false" className="bench-sun">
      <path d={patches} />
    </svg>
  )
}

interface FloorChoiceProps {
  floors: readonly BenchFloor[]
  level: number
  onLevel: (level: number) => void
  label: string
}

function FloorChoice({ floors, level, onLevel, label }: FloorChoiceProps) {
  if (floors.length < 2) return null
  return (
    <fieldset className="needs-script flex pb-3 print:hidden">
      <legend className="sr-only">{label}</legend>
      {floors.map((one, index) => (
        <label key={one.label} className="bench-choice">
          <input
            type="radio"
            name="plan-floor"
            checked={index === level}
            onChange={() => onLevel(index)}
            className="sr-only"
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  )
}
