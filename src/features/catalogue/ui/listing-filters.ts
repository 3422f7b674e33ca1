import { type ListingFilter, writePrices } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { BRANDS } from '@/kernel/vocabulary'
import type { Questions } from '../domain/listing-scope'
import { bandText, type PriceBandLimits } from './money-words'

export interface FilterChoice {
  value: string
  text: string
  isOn: boolean
}

/** One filter of the row: its query key and its options. */
export interface FilterGroup {
  name: 'brand' | 'badge' | 'group' | 'area' | 'price'
  label: string
  choices: readonly FilterChoice[]
}

/** An active option, and the address without it. */
export interface ActiveFilter {
  text: string
  without: string
}

/** A list with the filter in its address. */
export interface FilterContext {
  locale: Locale
  /** The address of the list for another filter. */
  href: (filter: Partial<ListingFilter>) => string
  filter: ListingFilter
  questions: Questions<PriceBandLimits>
}

/** The price bands, and the active ranges that are not among them. */
function priceChoices({ locale, filter, questions }: FilterContext): FilterChoice[] {
  const bands = questions.priceBands.map((band) => ({ from: band.from ?? 0, to: band.to }))
  const ranges = new Map([...bands, ...filter.price].map((range) => [writePrices([range]), range]))
  const inUse = new Set(filter.price.map((range) => writePrices([range])))
  return [...ranges].map(([value, range]) => ({ value, text: bandText(locale, range), isOn: inUse.has(value) }))
}

/** The filters of a list with their options; a filter without options is left out. */
export function filterGroups(context: FilterContext): FilterGroup[] {
  const { locale, filter, questions } = context
  const t = words(locale, 'catalogue')
  const groups: FilterGroup[] = [
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
      choices: questions.badges.map((badge) => ({
        value: badge,
        text: t(`badge.${badge}`),
        isOn: filter.badge.includes(badge),
      })),
    },
    {
      name: 'group',
      label: t('listing.filter.group'),
      choices: questions.groups.map((group) => ({
        value: group,
        text: t(`group.${group}`),
        isOn: filter.group.includes(group),
      })),
    },
    {
      name: 'area',
      label: t('listing.filter.area'),
      choices: questions.places.map((place) => ({
        value: place.slug,
        text: place.name,
        isOn: filter.area.includes(place.slug),
      })),
    },
    { name: 'price', label: t('listing.filter.price'), choices: priceChoices(context) },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

/** Every active option with the address that removes it. */
export function activeFilters(context: FilterContext): ActiveFilter[] {
  const { locale, href, filter, questions } = context
  const t = words(locale, 'catalogue')
  const without = (change: Partial<ListingFilter>) => href({ ...filter, ...change })
  return [
    ...filter.brand.map((brand) => ({
      text: t(`brand.${brand}`),
      without: without({ brand: filter.brand.filter((other) => other !== brand) }),
    })),
    ...filter.badge.map((badge) => ({
      text: t(`badge.${badge}`),
      without: without({ badge: filter.badge.filter((other) => other !== badge) }),
    })),
    ...filter.group.map((group) => ({
      text: t(`group.${group}`),
      without: without({ group: filter.group.filter((other) => other !== group) }),
    })),
    ...filter.area.map((area) => ({
      text: questions.places.find((place) => place.slug === area)?.name ?? area,
      without: without({ area: filter.area.filter((other) => other !== area) }),
    })),
    ...filter.price.map((range) => ({
      text: bandText(locale, range),
      without: without({ price: filter.price.filter((other) => other !== range) }),
    })),
  ]
}
