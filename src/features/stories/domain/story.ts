import { pagePath } from '@/features/routing'
import type { Locale, SpokenText } from '@/i18n/locales'
import { dayIn, type IsoDay } from '@/kernel/calendar-day'
import type { ImageSource } from '@/kernel/media/image'

/** The news categories (S2§3) as stored; the first key is misspelt, and only its label is correct (C38). */
export const NEWS_CATEGORIES = [
  'MAKETING_ACTIVITIES',
  'NOBLE_ID_ACTIVITY',
  'SOCIAL_ACTIVITIES',
  'INVESTOR_RELATIONS',
  'CORPORATE_NEWS',
] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

/** The blog tabs, as they appear in addresses. */
export const BLOG_TABS = ['neighbourhoods', 'buying', 'living'] as const
export type BlogTab = (typeof BLOG_TABS)[number]

/** The kind of a story and its topic. */
export type StorySubject = { kind: 'news'; topic: NewsCategory } | { kind: 'blog'; topic: BlogTab }
export type StoryKind = StorySubject['kind']

/** A story as lists show it, in one language. */
export type StoryCard = StorySubject & {
  id: number
  /** Canonical path within the site. */
  path: string
  title: SpokenText
  excerpt: SpokenText
  /** Its date in Bangkok. */
  day: IsoDay
  /** ISO instant of the last published change. */
  changedAt: string
  picture: ImageSource | null
}

/** One block of a story. Texts are plain: none contains markup. */
export type StoryPart =
  | { kind: 'paragraph' | 'heading' | 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'picture'; picture: ImageSource; caption: string }
  | { kind: 'link'; text: string; href: string }

/** A story as its own page shows it. */
export type Story = StoryCard & {
  /** The caption of the first image; empty for none. */
  caption: string
  /** The blocks, and the language they are in. */
  parts: { lang: Locale; list: readonly StoryPart[] }
  meta: { title: string; description: string; image: ImageSource | null }
}

/** The date of a moment in Bangkok, independent of the time zones of reader and server. */
export const dayInBangkok = (moment: string): IsoDay => dayIn('Asia/Bangkok', new Date(moment))

/** A category in addresses: the stored key in lower case, so that old links keep working (C27, C38). */
export const categoryWord = (category: NewsCategory): string => category.toLowerCase()

/** Parses the category of an address in any spelling; null when it is unknown. */
export function readNewsCategory(word: unknown): NewsCategory | null {
  if (typeof word !== 'string') return null
  const key = word.replaceAll('-', '_').toUpperCase()
  return NEWS_CATEGORIES.find((category) => category === key) ?? null
}

/** Parses the tab of an address; null when it is unknown. */
export const readBlogTab = (word: string): BlogTab | null => BLOG_TABS.find((tab) => tab === word) ?? null

/** `/th/news-detail/corporate_news/7`: the canonical address of a news item (C27). */
export const newsItemPath = (locale: Locale, { id, category }: { id: number; category: NewsCategory }): string =>
  pagePath(locale, 'news-item', { category: categoryWord(category), id: String(id) })
