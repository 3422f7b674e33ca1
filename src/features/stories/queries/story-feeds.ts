import { blogPath, newsPath } from '@/features/routing'
import { type FeedFacts, lastChange, type SitemapEntry } from '@/features/seo'
import { localesOf } from '@/features/seo/server'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { SERVED_LOCALES } from '@/platform/process/served-locales'
import type { StoryKind } from '../domain/story'
import { readStories } from './stories'

/** Enough for a reader who checks once a month. */
const LONGEST_FEED = 50

/** The content of a feed; null where the section is closed in the language, or the language is out of service. */
export async function readFeed(kind: StoryKind, locale: Locale): Promise<FeedFacts | null> {
  const stories = SERVED_LOCALES.includes(locale) ? await readStories(kind, locale) : []
  if (stories.length === 0) return null
  const t = words(locale, 'stories')
  return {
    locale,
    name: kind,
    title: t(`${kind}.feed`),
    description: t(`${kind}.lead`),
    path: kind === 'news' ? newsPath(locale) : blogPath(locale),
    changedAt: lastChange(stories),
    items: stories.slice(0, LONGEST_FEED).map((story) => ({
      path: story.path,
      title: story.title.text,
      description: story.excerpt.text,
      day: story.day,
      topic: story.kind === 'news' ? t(`categories.${story.topic}`) : t(`tabs.${story.topic}`),
    })),
  }
}

async function sitemapOf(kind: StoryKind, locale: Locale): Promise<SitemapEntry[]> {
  const stories = await readStories(kind, locale)
  return stories.map((story) => ({
    path: story.path,
    locales: localesOf(story.path),
    changedAt: story.changedAt,
    images: story.picture?.variants.slice(-1).map(({ url }) => url) ?? [],
  }))
}

/** The sitemaps of stories, with last change and images. */
export const STORY_SITEMAPS = {
  news: (locale: Locale) => sitemapOf('news', locale),
  blog: (locale: Locale) => sitemapOf('blog', locale),
} as const
