import { formatArea, formatBaht, formatLand } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import type { Orientation, UnitState } from '@/kernel/vocabulary'
import type { UnitRow } from '../../domain/project'

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

/** Fills the placeholders of a text. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Units that are taken show no price. */
function priceWords(texts: AvailabilityTexts, { price, state }: UnitRow): string {
  if (price !== null) return formatBaht(price)
  return state === 'available' ? texts.onRequest : '–'
}

/** One unit in words, column by column. */
export function unitWords(
  locale: Locale,
  form: 'tower' | 'houses' | 'plots',
  texts: AvailabilityTexts,
  unit: UnitRow,
): Record<Column, string> {
  return {
    number: unit.number,
    type: unit.type,
    floor: String(unit.floor),
    area: form === 'plots' ? formatLand(locale, unit.area) : formatArea(locale, unit.area),
    orientation: texts.orientations[unit.orientation],
    price: priceWords(texts, unit),
    state: texts.states[unit.state],
  }
}
