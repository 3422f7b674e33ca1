import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { LocationPage } from '../domain/lists/location-pages'
import type { NamedPlace } from '../domain/project'
import { type LandingTexts, landingTexts } from './landing-texts'

type DescribedPlace = NamedPlace & { description: string }

const CLOSE_WORDS = {
  train: 'near-bts-mrt',
  expressway: 'near-express-way',
  mall: 'next-to-mall',
} as const

/** The generated texts of a location page: by proximity, or of its places. */
function ownWords(locale: Locale, page: LocationPage, places: readonly DescribedPlace[]) {
  const t = words(locale, 'catalogue')
  if (page.close) {
    const close = page.close === 'train' && page.kind === 'condominium' ? 'condo-bts-mrt' : CLOSE_WORDS[page.close]
    return {
      title: t(`location.close.${close}.title`),
      description: t(`location.close.${close}.metaDescription`),
      paragraphs: [t(`location.close.${close}.text`)],
    }
  }
  const own = page.places.flatMap((slug) => places.find((place) => place.slug === slug) ?? [])
  const named = (nameOf: (one: DescribedPlace) => string) =>
    own.reduce((said, one) => (said ? t('location.and', { first: said, second: nameOf(one) }) : nameOf(one)), '')
  const kind = page.kind ?? 'any'
  return {
    title: t(`location.title.${kind}`, { place: named(({ fullName }) => fullName) }),
    description: t(`location.metaDescription.${kind}`, { place: named(({ name }) => name) }),
    paragraphs: own.map(({ description }) => description).filter((text) => text !== ''),
  }
}

/** The texts of a location page: an editor's, else those of its places. */
export function locationWords(locale: Locale, page: LocationPage, places: readonly DescribedPlace[]): LandingTexts {
  return landingTexts(page.says, ownWords(locale, page, places))
}
