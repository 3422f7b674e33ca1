import type { UnitType } from '@/features/catalogue'
import type { BeforeSentence } from '@/i18n/before-text'
import type { Locale } from '@/i18n/locales'
import type { Price } from '@/kernel/price'
import type { Orientation, UnitState } from '@/kernel/vocabulary'
import type { OfferLines } from '../../domain/offer-lines'

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
  /** Links of the chosen unit. */
  open: string
  cost: string
  book: string
  /** Label of the price per m², or per square wah for plots. */
  perArea: string
  /** `{time}`. */
  asOf: string
  onRequest: string
  /** The price of a unit before a promotion. */
  before: BeforeSentence
  /** The starting price before promotions. */
  fromBefore: BeforeSentence
  /** `{number}`, `{state}`. */
  changed: string
  /** `{number}`, `{type}`, `{area}`, `{orientation}`, `{price}`, `{state}`. */
  unit: string
  columns: Record<Column, string>
  site: {
    /** `{floor}`. */
    plate: string
    plots: string
    plateNote: string
    plotsNote: string
    entrance: string
    garden: string
    north: string
    zoomIn: string
    zoomOut: string
    whole: string
  }
  states: Record<UnitState, string>
  orientations: Record<Orientation, string>
}

type ShownType = Pick<UnitType, 'code' | 'name' | 'kind' | 'width' | 'depth' | 'landWah' | 'price'>

/** What every part that shows units knows. */
export interface ShownUnits {
  locale: Locale
  form: 'tower' | 'houses' | 'plots'
  /** With their measures: units are drawn to scale. */
  types: readonly ShownType[]
  paths: {
    /** The plan page of the project. */
    plan: string
    cost: string
    /** Where units are booked; null where nothing can be booked now. */
    booking: string | null
  }
  /** The price of the project, as its first view shows it. */
  startingPrice: Price
  /** What promotions give, by their keys. */
  offers: OfferLines
  texts: AvailabilityTexts
}

/** Fills the placeholders of a text. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** One text for each key. */
export const table = <Key extends string>(keys: readonly Key[], say: (key: Key) => string) =>
  Object.fromEntries(keys.map((key) => [key, say(key)])) as Record<Key, string>
