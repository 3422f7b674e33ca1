import type { Metadata } from 'next'
import { isIndexedAddress } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import type { PictureSource } from '@/kit/picture'
import { languagesOf } from './languages-of'

/** What search engines and people who share a page are told about it. */
export interface PageFacts {
  locale: Locale
  /** Canonical address within the site, without query. */
  path: string
  title: string
  description: string
  ogTitle?: string
  ogDescription?: string
  twitterTitle?: string
  twitterDescription?: string
  image?: PictureSource | null
  /** Canonical address on another site (S2§5: one project). */
  canonicalElsewhere?: string
  /** False leaves it out whatever the route catalogue says of its address; absent: the catalogue decides. */
  isIndexed?: boolean
}

const OG_LOCALE = { th: 'th_TH', en: 'en_US', cht: 'zh_TW', chs: 'zh_CN' } as const satisfies Record<Locale, string>

/** The picture of a shared page: large, else medium, small, thumbnail, original (S2§5: image choice order). */
function sharedPicture(image: PictureSource | null | undefined) {
  const largest = image?.variants.at(-1)
  return largest
    ? [{ url: largest.url, width: largest.width, height: largest.height, alt: image?.alt ?? '' }]
    : undefined
}

/** Title, description, canonical, languages and sharing of one page (S2§5). */
export function pageMetadata(facts: PageFacts): Metadata {
  const { locale, path, title, description } = facts
  const images = sharedPicture(facts.image)
  const isIndexed = facts.isIndexed !== false && isIndexedAddress(path)
  return {
    title,
    description,
    alternates: { canonical: facts.canonicalElsewhere || path, languages: Object.fromEntries(languagesOf(path)) },
    robots: { index: isIndexed, follow: true },
    openGraph: {
      type: 'website',
      siteName: 'noble & nue',
      locale: OG_LOCALE[locale],
      url: path,
      title: facts.ogTitle ?? title,
      description: facts.ogDescription ?? description,
      images,
    },
    twitter: {
      card: 'summary_large_image',
      title: facts.twitterTitle ?? facts.ogTitle ?? title,
      description: facts.twitterDescription ?? facts.ogDescription ?? description,
      images: images?.map(({ url }) => url),
    },
  }
}
