import type { Orientation } from '@/kernel/vocabulary'
import type { FurnitureKind } from '../../domain/plans/furniture'

/** Texts of the plan tools for the browser, with `{placeholders}` for what is measured. */
export interface BenchTexts {
  label: string
  floors: string
  zoomIn: string
  zoomOut: string
  whole: string
  print: string
  look: string
  ruler: string
  area: string
  tools: string
  start: string
  end: string
  hint: string
  sun: {
    title: string
    show: string
    month: string
    time: string
    /** `{altitude}`, `{orientation}`. */
    stands: string
    down: string
    isIn: string
    isOut: string
    north: string
    months: readonly string[]
    orientations: Record<Orientation, string>
  }
  furniture: {
    title: string
    drawn: string
    add: string
    kind: string
    turn: string
    remove: string
    clear: string
    /** `{name}`. */
    placed: string
    kept: string
    names: Record<FurnitureKind, string>
  }
}
