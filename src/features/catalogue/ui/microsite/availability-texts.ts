import type { Locale } from '@/i18n/locales'
import type { Orientation, UnitState } from '@/kernel/vocabulary'

/** Columns of the list, in order. */
export const COLUMNS = ['number', 'type', 'floor', 'area', 'orientation', 'price', 'state'] as const
export type Column = (typeof COLUMNS)[number]

/** Texts for the browser, with `{placeholders}` for values filled in later. */
export interface AvailabilityTexts {
  loading: string
  failedTitle: string
  failedText: string
  retry: string
  offline: string
  filter: string
  allTypes: string
  /** `{available}`, `{total}`. */
  summary: string
  /** `{price}`. */
  from: string
  /** `{price}`, `{listed}`: where no available unit has the starting price. */
  fromTaken: string
  /** Title of the units with the lowest prices. */
  cheapest: string
  /** Button that shows the plan on a phone. */
  showPlan: string
  close: string
  allSold: string
  allSoldText: string
  plan: string
  /** `{name}`. */
  building: string
  /** `{floor}`. */
  floor: string
  list: string
  caption: string
  choose: string
  ask: string
  /** `{time}`. */
  asOf: string
  onRequest: string
  /** `{number}`, `{state}`. */
  changed: string
  /** `{number}`, `{type}`, `{area}`, `{orientation}`, `{price}`, `{state}`. */
  unit: string
  columns: Record<Column, string>
  states: Record<UnitState, string>
  orientations: Record<Orientation, string>
}

/** What every part that shows units knows. */
export interface ShownUnits {
  locale: Locale
  form: 'tower' | 'houses' | 'plots'
  /** `width` in metres: units are drawn to scale. */
  types: readonly { code: string; name: string; width: number; priceFrom: number | null }[]
  /** The starting price of the project, as its first view shows it; null when on request. */
  startingPrice: number | null
  texts: AvailabilityTexts
}

/** Fills the placeholders of a text. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
