import { pagePath } from '@/features/addresses'
import type { Locale } from '@/i18n/locales'
import { dayIn, type IsoDay } from '@/kit/calendar-day'
import type { PictureSource } from '@/kit/picture'
import type { SpokenText } from './menu'

/** What news is about (S2§3), as stored; the first is misspelt there, and only its label is put right (C38). */
export const NEWS_CATEGORIES = [
  'MAKETING_ACTIVITIES',
  'NOBLE_ID_ACTIVITY',
  'SOCIAL_ACTIVITIES',
  'INVESTOR_RELATIONS',
  'CORPORATE_NEWS',
] as const
export type NewsCategory = (typeof NEWS_CATEGORIES)[number]

/** What the blog is about: its tabs, by the word that stands in their addresses. */
export const BLOG_TABS = ['neighbourhoods', 'buying', 'living'] as const
export type BlogTab = (typeof BLOG_TABS)[number]

/** Which of the two a story belongs to, and in it which subject. */
export type StorySubject = { kind: 'news'; topic: NewsCategory } | { kind: 'blog'; topic: BlogTab }
export type StoryKind = StorySubject['kind']

/** A story as lists show it, in one language. */
export type StoryCard = StorySubject & {
  id: number
  /** Canonical address within the site. */
  path: string
  title: SpokenText
  excerpt: SpokenText
  /** The day it carries, in Bangkok. */
  day: IsoDay
  /** ISO instant of the last published change. */
  changedAt: string
  picture: PictureSource | null
}

/** One piece of what a story says, in its order. Texts are plain: nothing in them is markup. */
export type StoryPart =
  | { kind: 'paragraph' | 'heading' | 'quote'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'picture'; picture: PictureSource; caption: string }
  | { kind: 'link'; text: string; href: string }

/** A story as its own page shows it. */
export type Story = StoryCard & {
  /** What the first picture shows; empty: nothing is said. */
  caption: string
  /** What it says, and the language that is in. */
  parts: { lang: Locale; list: readonly StoryPart[] }
  meta: { title: string; description: string; image: PictureSource | null }
}

/** The day of a moment, wherever the reader or the server is: every date of the product is one in Bangkok. */
export const dayInBangkok = (moment: string): IsoDay => dayIn('Asia/Bangkok', new Date(moment))

/** The word of a category in addresses: the stored key in lower case, so that old links go on (C27, C38). */
export const categoryWord = (category: NewsCategory): string => category.toLowerCase()

/** The category that an address asks for, in whichever spelling; null when there is none of that name. */
export function readNewsCategory(word: unknown): NewsCategory | null {
  if (typeof word !== 'string') return null
  const key = word.replaceAll('-', '_').toUpperCase()
  return NEWS_CATEGORIES.find((category) => category === key) ?? null
}

/** The tab that an address asks for; null when there is none of that name. */
export const readBlogTab = (word: string): BlogTab | null => BLOG_TABS.find((tab) => tab === word) ?? null

/** `/th/news-detail/corporate_news/7`: the canonical address of a news item (C27). */
export const newsItemPath = (locale: Locale, { id, category }: { id: number; category: NewsCategory }): string =>
  pagePath(locale, 'news-item', { category: categoryWord(category), id: String(id) })
