import type { Metadata } from 'next'
import { defaultLocaleOf, isIndexedAddress, switchLocale } from '@/features/routing'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/image'
import { FEED_TYPE } from './feed'
import { SOCIAL_SIZE, type SocialImage } from './social-image'

/** The metadata of a page for search engines and link previews. */
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
  /** An image chosen by an editor or by the page. It wins over the generated one. */
  image?: ImageSource | null
  /** Generated from the facts of the page. */
  drawn?: SocialImage | null
  /** For a story: its date, and its last change (ISO). */
  article?: { day: string; changedAt: string }
  /** The feed of its subject. */
  feed?: { url: string; title: string }
  /** Canonical address on another site (S2§5: one project). */
  canonicalElsewhere?: string
  /** False always excludes the page; absent: the route catalogue decides. */
  isIndexed?: boolean
}

const SITE = 'noble & nue'

const OG_LOCALE = { th: 'th_TH', en: 'en_US', cht: 'zh_TW', chs: 'zh_CN' } as const satisfies Record<Locale, string>

/** For every page without an image of its own (S2§5: 1200x630 image/jpeg). */
export const DEFAULT_IMAGE: SocialImage = { url: '/share.jpg', alt: SITE }

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

const typeOf = (url: string) => TYPES[url.slice(url.lastIndexOf('.') + 1).toLowerCase()]

/**
 * Of a stored image large, else medium, small, thumbnail, original (S2§5); else the generated one; else the company's.
 * An upright image is no sharing image: every platform would cut off its top and bottom.
 */
function sharingImage({ image, drawn }: PageFacts) {
  const largest = image?.variants.at(-1)
  if (largest && largest.width > largest.height) return { ...largest, type: typeOf(largest.url), alt: image?.alt ?? '' }
  return { ...(drawn ?? DEFAULT_IMAGE), ...SOCIAL_SIZE, type: 'image/jpeg' }
}

const isFound = ({ path, isIndexed }: PageFacts) => isIndexed !== false && isIndexedAddress(path)

/** `hreflang` of every published language; none of a page that is not indexed or whose canonical one is elsewhere. */
function languagesOf(facts: PageFacts, locales: readonly Locale[]) {
  const { path, canonicalElsewhere } = facts
  const others = defaultLocaleOf(locales)
  if (canonicalElsewhere || others === null || !isFound(facts)) return undefined
  return Object.fromEntries([
    ...locales.map((other) => [HTML_LANG[other], switchLocale(path, other)]),
    ['x-default', switchLocale(path, others)],
  ])
}

function kindOf({ article }: PageFacts) {
  if (!article) return { type: 'website' } as const
  return { type: 'article', publishedTime: article.day, modifiedTime: article.changedAt } as const
}

/** Title, description, canonical, languages and sharing metadata of a page, for its published languages (S2§5). */
export function metadataOf(facts: PageFacts, locales: readonly Locale[]): Metadata {
  const { locale, path, title, description, canonicalElsewhere } = facts
  const { width, height, ...image } = sharingImage(facts)
  return {
    title,
    description,
    alternates: {
      canonical: canonicalElsewhere || path,
      languages: languagesOf(facts, locales),
      types: facts.feed && { [FEED_TYPE]: [facts.feed] },
    },
    robots: { index: isFound(facts), follow: true },
    openGraph: {
      ...kindOf(facts),
      siteName: SITE,
      locale: OG_LOCALE[locale],
      alternateLocale: locales.filter((other) => other !== locale).map((other) => OG_LOCALE[other]),
      url: canonicalElsewhere || path,
      title: facts.ogTitle ?? title,
      description: facts.ogDescription ?? description,
      images: [{ ...image, width, height }],
    },
    twitter: {
      card: 'summary_large_image',
      title: facts.twitterTitle ?? facts.ogTitle ?? title,
      description: facts.twitterDescription ?? facts.ogDescription ?? description,
      images: [{ url: image.url, alt: image.alt }],
    },
  }
}
