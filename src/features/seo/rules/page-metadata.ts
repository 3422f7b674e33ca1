import type { Metadata } from 'next'
import { isIndexedAddress, localeForOthers, switchLocale } from '@/features/addresses'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import type { PictureSource } from '@/kit/picture'
import { FEED_TYPE } from './feed'
import { type DrawnPicture, SOCIAL_SIZE } from './social-picture'

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
  /** What an editor, or the page itself, chose to be shown with it. It wins over what we draw. */
  image?: PictureSource | null
  /** Drawn by us from the facts of the page. */
  drawn?: DrawnPicture | null
  /** It is a story, of that day and last changed then (ISO). */
  article?: { day: string; changedAt: string }
  /** Where programs that read feeds are told of the like of it. */
  feed?: { url: string; title: string }
  /** Canonical address on another site (S2§5: one project). */
  canonicalElsewhere?: string
  /** False leaves it out whatever the route catalogue says of its address; absent: the catalogue decides. */
  isIndexed?: boolean
}

const SITE = 'noble & nue'

const OG_LOCALE = { th: 'th_TH', en: 'en_US', cht: 'zh_TW', chs: 'zh_CN' } as const satisfies Record<Locale, string>

/** Shown with every page that has no picture of its own (S2§5: 1200x630 image/jpeg). */
export const DEFAULT_PICTURE: DrawnPicture = { url: '/share.jpg', alt: SITE }

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const typeOf = (url: string) => TYPES[url.slice(url.lastIndexOf('.') + 1).toLowerCase()]

/** Of a stored picture large, else medium, small, thumbnail, original (S2§5); else ours; else that of the house. */
function sharedPicture({ image, drawn }: PageFacts) {
  const largest = image?.variants.at(-1)
  if (largest) return { ...largest, type: typeOf(largest.url), alt: image?.alt ?? '' }
  return { ...(drawn ?? DEFAULT_PICTURE), ...SOCIAL_SIZE, type: 'image/jpeg' }
}

/** `hreflang` of every language the page is live in; nothing when another site is canonical. */
function languagesOf({ path, canonicalElsewhere }: PageFacts, locales: readonly Locale[]) {
  const others = localeForOthers(locales)
  if (canonicalElsewhere || others === null) return undefined
  return Object.fromEntries([
    ...locales.map((other) => [HTML_LANG[other], switchLocale(path, other)]),
    ['x-default', switchLocale(path, others)],
  ])
}

function kindOf({ article }: PageFacts) {
  if (!article) return { type: 'website' } as const
  return { type: 'article', publishedTime: article.day, modifiedTime: article.changedAt } as const
}

/** Title, description, canonical, languages and sharing of one page that is live in the given languages (S2§5). */
export function metadataOf(facts: PageFacts, locales: readonly Locale[]): Metadata {
  const { locale, path, title, description, canonicalElsewhere } = facts
  const { width, height, ...picture } = sharedPicture(facts)
  return {
    title,
    description,
    alternates: {
      canonical: canonicalElsewhere || path,
      languages: languagesOf(facts, locales),
      types: facts.feed && { [FEED_TYPE]: [facts.feed] },
    },
    robots: { index: facts.isIndexed !== false && isIndexedAddress(path), follow: true },
    openGraph: {
      ...kindOf(facts),
      siteName: SITE,
      locale: OG_LOCALE[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => OG_LOCALE[other]),
      url: canonicalElsewhere || path,
      title: facts.ogTitle ?? title,
      description: facts.ogDescription ?? description,
      images: [{ ...picture, width, height }],
    },
    twitter: {
      card: 'summary_large_image',
      title: facts.twitterTitle ?? facts.ogTitle ?? title,
      description: facts.twitterDescription ?? facts.ogDescription ?? description,
      images: [{ url: picture.url, alt: picture.alt }],
    },
  }
}
