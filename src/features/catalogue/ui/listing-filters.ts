import { type ListingFilter, type ListingKind, listingPath, writePrices } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Place } from '../rules/project'
import { BADGES, BRANDS } from '../rules/vocabulary'
import { bandText, type PriceBandLimits } from './money-words'

export interface FilterChoice {
  value: string
  text: string
  isOn: boolean
}

/** One question of the filter row: its name in the address and its answers. */
export interface FilterGroup {
  name: 'brand' | 'badge' | 'area' | 'price'
  label: string
  choices: readonly FilterChoice[]
}

/** An answer in use, and the address without it. */
export interface ActiveFilter {
  text: string
  without: string
}

interface FilterContext {
  locale: Locale
  kind: ListingKind
  filter: ListingFilter
  places: readonly Place[]
  priceBands: readonly PriceBandLimits[]
}

/** The four questions with their answers. A price range that is no band of ours is shown too when it is in use. */
export function filterGroups({ locale, filter, places, priceBands }: FilterContext): FilterGroup[] {
  const t = words(locale, 'catalogue')
  const ranges = new Map(
    [...priceBands.map((band) => ({ from: band.from ?? 0, to: band.to })), ...filter.price].map((range) => [
      writePrices([range]),
      range,
    ]),
  )
  const inUse = new Set(filter.price.map((range) => writePrices([range])))
  return [
    {
      name: 'brand',
      label: t('listing.filter.brand'),
      choices: BRANDS.map((brand) => ({
        value: brand,
        text: t(`brand.${brand}`),
        isOn: filter.brand.includes(brand),
      })),
    },
    {
      name: 'badge',
      label: t('listing.filter.badge'),
      choices: BADGES.map((badge) => ({
        value: badge,
        text: t(`badge.${badge}`),
        isOn: filter.badge.includes(badge),
      })),
    },
    {
      name: 'area',
      label: t('listing.filter.area'),
      choices: places.map((place) => ({
        value: place.slug,
        text: place.name,
        isOn: filter.area.includes(place.slug),
      })),
    },
    {
      name: 'price',
      label: t('listing.filter.price'),
      choices: [...ranges].map(([value, range]) => ({
        value,
        text: bandText(locale, range),
        isOn: inUse.has(value),
      })),
    },
  ]
}

/** Every answer in use with the address that lets it go. */
export function activeFilters(context: FilterContext): ActiveFilter[] {
  const { locale, kind, filter, places } = context
  const t = words(locale, 'catalogue')
  const without = (change: Partial<ListingFilter>) => listingPath(locale, kind, { ...filter, ...change })
  return [
    ...filter.brand.map((brand) => ({
      text: t(`brand.${brand}`),
      without: without({ brand: filter.brand.filter((other) => other !== brand) }),
    })),
    ...filter.badge.map((badge) => ({
      text: t(`badge.${badge}`),
      without: without({ badge: filter.badge.filter((other) => other !== badge) }),
    })),
    ...filter.area.map((area) => ({
      text: places.find((place) => place.slug === area)?.name ?? area,
      without: without({ area: filter.area.filter((other) => other !== area) }),
    })),
    ...filter.price.map((range) => ({
      text: bandText(locale, range),
      without: without({ price: filter.price.filter((other) => other !== range) }),
    })),
  ]
}
