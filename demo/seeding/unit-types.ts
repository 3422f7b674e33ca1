import { fromOf, toOf } from '@/kernel/price'
import type { ProjectFacts, UnitTypeFacts } from '../types'
import { rentOf } from './letting'
import type { SeedDocument } from './records'
import { pricesOf } from './units'
import { unitTypeName } from './words'

/** A unit type with its prices and its typical rent. */
export function unitTypeDocument(
  facts: ProjectFacts,
  type: UnitTypeFacts,
  project: number,
  order: number,
): SeedDocument {
  const price = pricesOf(facts, type.code)
  return {
    key: `unit-types/${facts.slug}/${type.code}`,
    collection: 'unit-types',
    data: (locale) => ({
      project,
      code: type.code,
      name: unitTypeName(locale, type),
      kind: type.kind,
      beds: type.beds,
      baths: type.baths,
      parking: type.parking,
      area: type.area,
      landWah: type.landWah,
      width: type.width,
      depth: type.depth,
      floors: type.floors,
      ...{ priceFrom: fromOf(price), priceTo: toOf(price) },
      ...rentOf(facts, type.code, locale),
      order,
    }),
  }
}
