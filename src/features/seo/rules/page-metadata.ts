import type { Metadata } from 'next'
import { switchLocale } from '@/features/addresses'
import { DEFAULT_LOCALE, HTML_LANG, LOCALES, type Locale } from '@/i18n/locales'
import type { PictureSource } from '@/kit/picture'

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
  const languages = Object.fromEntries([
    ...LOCALES.map((other) => [HTML_LANG[other], switchLocale(path, other)]),
    ['x-default', switchLocale(path, DEFAULT_LOCALE)],
  ])
  return {
    title,
    description,
    alternates: { canonical: facts.canonicalElsewhere || path, languages },
    robots: facts.isIndexed === false ? { index: false, follow: true } : { index: true, follow: true },
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
