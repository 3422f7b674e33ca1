import type { Badge, Brand, Group, ProjectPage, Tag, UnitType } from '@/features/catalogue'
import type { PictureSource } from '@/kit/picture'

/** From the least to the most; both the same where there is one. */
export interface Span {
  from: number
  to: number
}

/** What two homes are compared by, in one language. Money in whole baht, areas in m² and square wah (4 m²). */
export interface ComparedHome {
  slug: string
  group: Group
  brand: Brand
  title: string
  /** The zone an editor wrote, or the place. */
  where: string
  badge: Badge | null
  /** Somebody can still become an owner. */
  isForSale: boolean
  /** null: on request, or nothing is for sale. */
  price: number | null
  /** The least of all its kinds of home. Land is sold by the square wah, all else by the m² inside. */
  perUnit: { baht: number; unit: 'metre' | 'wah' } | null
  area: Span | null
  land: Span | null
  beds: Span | null
  station: { name: string; system: string; minutes: number } | null
  /** `YYYY-MM`; null when not announced. */
  completion: string | null
  isDone: boolean
  /** A month, for each m² of a condominium and each square wah of all else; null when not announced. */
  fee: { baht: number; unit: 'metre' | 'wah' } | null
  tags: readonly Tag[]
  cover: PictureSource | null
}

function spanOf(values: readonly number[]): Span | null {
  return values.length === 0 ? null : { from: Math.min(...values), to: Math.max(...values) }
}

/** The lowest price for each m² inside, or each square wah of a plot, to the whole baht. */
function leastPerUnit(types: readonly UnitType[], group: Group): ComparedHome['perUnit'] {
  const unit = group === 'Land' ? 'wah' : 'metre'
  const prices = types.flatMap(({ priceFrom, area, landWah }) => {
    const size = unit === 'wah' ? (landWah ?? 0) : area
    return priceFrom === null || size <= 0 ? [] : [Math.round(priceFrom / size)]
  })
  const least = spanOf(prices)
  return least && { baht: least.from, unit }
}

/** Editors list the best known one first; people compare by the shortest walk. */
function nearestOf({ stations }: ProjectPage): ComparedHome['station'] {
  const [nearest] = [...stations].sort((one, other) => one.minutes - other.minutes)
  return nearest ? { name: nearest.name, system: nearest.system, minutes: nearest.minutes } : null
}

const feeOf = ({ facts, group }: ProjectPage): ComparedHome['fee'] =>
  facts.commonFee > 0 ? { baht: facts.commonFee, unit: group === 'Condominium' ? 'metre' : 'wah' } : null

/** What a comparison shows of a project: only what its own page shows, and no price of what cannot be had. */
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
    price: isForSale ? page.priceFrom : null,
    perUnit: isForSale ? leastPerUnit(types, group) : null,
    area: spanOf(homes.map(({ area }) => area).filter((area) => area > 0)),
    land: spanOf(types.map(({ landWah }) => landWah ?? 0).filter((wah) => wah > 0)),
    beds: spanOf(homes.map(({ beds }) => beds)),
    station: nearestOf(page),
    completion: facts.completion,
    isDone: badge === 'Ready_to_Move' || badge === 'Sold_Out' || !isCurrent,
    fee: feeOf(page),
    tags: page.tags,
    cover: page.cover,
  }
}
