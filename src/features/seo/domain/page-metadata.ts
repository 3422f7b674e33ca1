import type { Metadata } from 'next'
import { defaultLocaleOf, isIndexedAddress, switchLocale } from '@/features/routing'
import { HTML_LANG, type Locale } from '@/i18n/locales'
import type { ImageSource } from '@/kernel/media/image'
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
  /** An image of the page: on its card, or, where the page draws one itself, chosen by an editor and shown alone. */
  image?: ImageSource | null
  /** Generated from the facts of the page. */
  drawn?: SocialImage | null
  /** What its card says beside the title: whose it is, and a price or a benefit in the form of the language. */
  card?: { brand?: 'noble' | 'nue' | null; figure?: string }
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
export function metadataOf(facts: PageFacts, card: SocialImage, locales: readonly Locale[]): Metadata {
  const { locale, path, title, description, canonicalElsewhere } = facts
  const { width, height } = SOCIAL_SIZE
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
      images: [{ ...card, width, height, type: 'image/jpeg' }],
    },
    twitter: {
      card: 'summary_large_image',
      title: facts.twitterTitle ?? facts.ogTitle ?? title,
      description: facts.twitterDescription ?? facts.ogDescription ?? description,
      images: [card],
    },
  }
}
