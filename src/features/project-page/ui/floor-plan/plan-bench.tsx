'use client'

import type { CSSProperties } from 'react'
import { ZoomButtons } from '@/design/media/zoom-buttons'
import { ZoomFrame } from '@/design/media/zoom-frame'
import type { Box } from '../../domain/plans/plan-layout'
import { sheetBox, sheetHeight, sheetWidth } from '../../domain/plans/plan-sheet'
import { Compass } from '../plans/compass'
import { FurniturePanel, SunPanel, ToolPanel } from './bench-panels'
import type { BenchTexts } from './bench-texts'
import { FurnitureLayer } from './furniture-layer'
import { MeasureLayer } from './measure-layer'
import { type Bench, type BenchFloor, type PlanBenchProps, useBench } from './use-bench'

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
