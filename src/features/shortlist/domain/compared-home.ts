import { type Letting, lettingOf, type ProjectPage, type UnitType } from '@/features/catalogue'
import { type LoanTerms, type MonthlyFigure, monthlyOf } from '@/features/finance'
import type { ImageSource } from '@/kernel/media/image'
import { fromOf, ON_REQUEST, type Price } from '@/kernel/price'
import type { Badge, Brand, Group, Tag } from '@/kernel/vocabulary'

/** Lowest and highest value; equal when there is only one. */
export interface Span {
  from: number
  to: number
}

/** The compared facts of a home, in one language. Money in whole baht, areas in m² and square wah (4 m²). */
export interface ComparedHome {
  slug: string
  group: Group
  brand: Brand
  title: string
  /** The zone text of an editor, or the name of the place. */
  where: string
  badge: Badge | null
  /** Whether the home can still be bought. */
  isForSale: boolean
  /** On request as well where it is not for sale. */
  price: Price
  /** The lowest of all unit types. Land is sold by the square wah, everything else by the m² of unit size. */
  perUnit: { baht: number; unit: 'metre' | 'wah' } | null
  area: Span | null
  land: Span | null
  beds: Span | null
  station: { name: string; system: string; minutes: number } | null
  /** `YYYY-MM`; null when not announced. */
  completion: string | null
  completionStage: ProjectPage['facts']['completionStage']
  /** Monthly fee per m² of a condominium and per square wah of anything else; null when not announced. */
  fee: { baht: number; unit: 'metre' | 'wah' } | null
  /** What `price` comes to a month, and the loan that it assumes; null without a price or a rate. */
  monthly: (MonthlyFigure & { loan: LoanTerms }) | null
  /** What is left of the foreign quota of its buildings; empty where nobody has counted, or nothing is for sale. */
  quotas: ProjectPage['quotas']
  /** What its homes are let for and yield; null where it is not known. */
  letting: Letting | null
  tags: readonly Tag[]
  cover: ImageSource | null
}

function spanOf(values: readonly number[]): Span | null {
  return values.length === 0 ? null : { from: Math.min(...values), to: Math.max(...values) }
}

/** The lowest price per m² of unit size, or per square wah of a plot, rounded to whole baht. */
function leastPerUnit(types: readonly UnitType[], group: Group): ComparedHome['perUnit'] {
  const unit = group === 'Land' ? 'wah' : 'metre'
  const prices = types.flatMap(({ price, area, landWah }) => {
    const from = fromOf(price)
    const size = unit === 'wah' ? (landWah ?? 0) : area
    return from === null || size <= 0 ? [] : [Math.round(from / size)]
  })
  const least = spanOf(prices)
  return least && { baht: least.from, unit }
}

/** Editors list the best-known station first; the comparison uses the shortest walk. */
function nearestOf({ stations }: ProjectPage): ComparedHome['station'] {
  const [nearest] = [...stations].sort((one, other) => one.minutes - other.minutes)
  return nearest ? { name: nearest.fullName, system: nearest.system, minutes: nearest.minutes } : null
}

const feeOf = ({ facts, group }: ProjectPage): ComparedHome['fee'] =>
  facts.commonFee > 0 ? { baht: facts.commonFee, unit: group === 'Condominium' ? 'metre' : 'wah' } : null

const monthlyFigure = ({ price: { now }, loan }: ProjectPage): ComparedHome['monthly'] =>
  now === null || loan === null ? null : { ...monthlyOf(now.from, loan), loan }

function foreignOf({ quotas }: ProjectPage, isForSale: boolean, types: readonly UnitType[]) {
  if (!isForSale) return { quotas: [], letting: null }
  const homes = types.map(({ rent, price }) => ({ rent: rent?.monthly, price }))
  return { quotas, letting: lettingOf(homes) }
}

/** The compared facts of a project: only what its own page shows, and no price when it is not for sale. */
export function toComparedHome(page: ProjectPage): ComparedHome {
  const { facts, group, badge, isCurrent } = page
  const types = page.sections.unit_type ? page.unitTypes : []
  const isForSale = isCurrent && badge !== 'Sold_Out'
  const homes = types.filter((type) => type.kind !== 'plot')
  return {
    slug: page.slug,
    group,
    brand: page.brand,
    title: page.title,
    where: page.zone || (page.place?.name ?? ''),
    badge: badge ?? (page.isNew ? 'New_Project' : null),
    isForSale,
    price: isForSale ? page.price : ON_REQUEST,
    perUnit: isForSale ? leastPerUnit(types, group) : null,
    area: spanOf(homes.map(({ area }) => area).filter((area) => area > 0)),
    land: spanOf(types.map(({ landWah }) => landWah ?? 0).filter((wah) => wah > 0)),
    beds: spanOf(homes.map(({ beds }) => beds)),
    station: nearestOf(page),
    completion: facts.completion,
    completionStage: facts.completionStage,
    fee: feeOf(page),
    monthly: isForSale ? monthlyFigure(page) : null,
    ...foreignOf(page, isForSale, types),
    tags: page.tags,
    cover: page.cover,
  }
}

/** Available units of all units of a home. */
export interface FreeUnits {
  available: number
  total: number
}

/** A compared home with its units as of now; null when it lists none, or is not for sale. */
export type HomeNow = ComparedHome & { units: FreeUnits | null }

/** Adds how many units can be had. They change at any time, so they are no part of what is cached. */
export function withUnits(home: ComparedHome, units: readonly { state: string }[]): HomeNow {
  const available = units.filter(({ state }) => state === 'available').length
  return { ...home, units: home.isForSale && units.length > 0 ? { available, total: units.length } : null }
}
