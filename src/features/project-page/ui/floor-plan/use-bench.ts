import { type ReactNode, useState } from 'react'
import { formatMeasuredArea, formatMeasuredLength } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { FurnitureKind } from '../../domain/plans/furniture'
import type { Box } from '../../domain/plans/plan-layout'
import type { Pane } from '../../domain/plans/plan-light'
import { SUN_DAY } from '../../domain/plans/sun/sun-on-side'
import { sunPatches } from '../../domain/plans/sun/sun-patches'
import { BANGKOK, bangkokInstant, sunPosition } from '../../domain/plans/sun/sun-position'
import type { BenchTexts } from './bench-texts'
import { areaOf, lengthOf, type Measured, type Tool } from './measure-layer'
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

export interface PlanBenchProps {
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

export type Bench = ReturnType<typeof useBench>

/** What the reader has chosen, and what follows from it. */
export function useBench({ locale, storageKey, floors, up, isLand, sunAt: first, year }: PlanBenchProps) {
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
