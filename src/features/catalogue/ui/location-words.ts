import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LocationPage } from '../rules/location-pages'
import type { Place } from '../rules/project'

type DescribedPlace = Place & { description: string }

/** What a location page says of itself in one language. */
export interface LocationWords {
  /** The places that name it: `Rama 9 and Ratchada-Ladprao`; for a page about what is close by its title. */
  name: string
  title: string
  metaDescription: string
  paragraphs: readonly string[]
}

/** The words of a location page: its own if it has some, else those of the places that name it. */
export function locationWords(locale: Locale, page: LocationPage, places: readonly DescribedPlace[]): LocationWords {
  const t = words(locale, 'catalogue')
  if (page.close) {
    const title = t(`location.close.${page.close}.title`)
    return {
      name: title,
      title,
      metaDescription: t(`location.close.${page.close}.metaDescription`),
      paragraphs: [t(`location.close.${page.close}.text`)],
    }
  }
  const own = page.places.flatMap((slug) => places.find((place) => place.slug === slug) ?? [])
  const place = own.map(({ name }) => name).reduce((first, second) => t('location.and', { first, second }))
  const kind = page.kind ?? 'any'
  return {
    name: place,
    title: t(`location.title.${kind}`, { place }),
    metaDescription: t(`location.metaDescription.${kind}`, { place }),
    paragraphs: page.joint
      ? [t(`location.joint.${page.joint}`)]
      : own.map(({ description }) => description).filter((text) => text !== ''),
  }
}
