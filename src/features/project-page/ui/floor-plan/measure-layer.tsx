import { useRef } from 'react'
import type { Box } from '../../domain/plans/plan-layout'
import { sheetBox, sheetSpot, sheetWidth } from '../../domain/plans/plan-sheet'
import type { BenchTexts } from './bench-texts'
import { useDragging } from './use-dragging'

export interface Point {
  x: number
  y: number
}

export type Tool = 'look' | 'ruler' | 'area'

/** Two points in metres of the plan: the ends of a ruler, or the corners of a rectangle. */
export type Measured = readonly [Point, Point]

export const lengthOf = ([a, b]: Measured): number => Math.hypot(b.x - a.x, b.y - a.y)
export const areaOf = ([a, b]: Measured): number => Math.abs((b.x - a.x) * (b.y - a.y))

interface MeasureLayerProps {
  extent: Box
  tool: Exclude<Tool, 'look'>
  points: Measured
  onPoints: (points: Measured) => void
  readout: string
  texts: BenchTexts
}

const cm = (metres: number) => Math.round(metres * 100)

/** A ruler or a rectangle on the plan, with a handle at each end and its measure beside it. */
export function MeasureLayer({ extent, tool, points, onPoints, readout, texts }: MeasureLayerProps) {
  const [a, b] = points
  const move = (index: 0 | 1) => (dx: number, dy: number) => {
    const moved = { x: points[index].x + dx, y: points[index].y + dy }
    onPoints(index === 0 ? [moved, b] : [a, moved])
  }
  return (
    <>
      <svg viewBox={sheetBox(extent)} aria-hidden="true" focusable="false" className="bench-measure">
        {tool === 'ruler' ? (
          <path d={`M${cm(a.x)} ${cm(a.y)}L${cm(b.x)} ${cm(b.y)}`} />
        ) : (
          <path d={`M${cm(a.x)} ${cm(a.y)}H${cm(b.x)}V${cm(b.y)}H${cm(a.x)}z`} className="bench-filled" />
        )}
      </svg>
      <span
        aria-hidden="true"
        className="plan-name bg-ink px-2 whitespace-nowrap text-paper tabular-nums [text-shadow:none]"
        style={sheetSpot(extent, (a.x + b.x) / 2, (a.y + b.y) / 2)}
      >
        {readout}
      </span>
      <Handle extent={extent} at={a} name={texts.start} readout={readout} onMove={move(0)} />
      <Handle extent={extent} at={b} name={texts.end} readout={readout} onMove={move(1)} />
    </>
  )
}

interface HandleProps {
  extent: Box
  at: Point
  name: string
  readout: string
  onMove: (dx: number, dy: number) => void
}

function Handle({ extent, at, name, readout, onMove }: HandleProps) {
  const own = useRef<HTMLButtonElement>(null)
  const perMetre = () => (own.current?.parentElement?.clientWidth ?? 0) / sheetWidth(extent)
  return (
    <button
      ref={own}
      type="button"
      aria-label={`${name}: ${readout}`}
      className="bench-handle"
      style={sheetSpot(extent, at.x, at.y)}
      {...useDragging(onMove, perMetre)}
    />
  )
}
