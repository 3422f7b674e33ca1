import { ALL_TABS } from '@/features/routing'
import { addressSettingsNow } from '@/features/routing/server'
import type { Locale } from '@/i18n/locales'
import { cachedRead } from '@/platform/cache/cached-read'
import {
  readBlogTab,
  readNewsCategory,
  type Story,
  type StoryCard,
  type StoryKind,
  type StorySubject,
} from '../domain/story'
import {
  readPageNumber,
  type StoriesBand,
  type StoriesPage,
  storiesAfter,
  storiesForHome,
  storiesOn,
} from '../domain/story-lists'
import { findNewsItem, findPost, listNews, listPosts } from '../operations/find-stories'

const readNews = cachedRead(
  'news',
  (ctx, locale: Locale) => listNews(ctx, locale),
  () => ['news'],
)

const readPosts = cachedRead(
  'posts',
  (ctx, locale: Locale) => listPosts(ctx, locale),
  () => ['blog'],
)

const readNewsItem = cachedRead(
  'news-item',
  (ctx, locale: Locale, id: number) => findNewsItem(ctx, locale, id),
  () => ['news'],
)

const readPost = cachedRead(
  'post',
  (ctx, locale: Locale, slug: string) => findPost(ctx, locale, slug),
  () => ['blog'],
)

/** All public stories of a kind in a language, newest first; empty where the section is closed in it (C5). */
export async function readStories(kind: StoryKind, locale: Locale): Promise<StoryCard[]> {
  const open = addressSettingsNow().sectionLocales[kind]
  if (open && !open.includes(locale)) return []
  return kind === 'news' ? readNews(locale) : readPosts(locale)
}

/** A list of stories for its page; a null topic means all stories. */
interface StoryList {
  subject: StorySubject | null
  list: StoriesPage
}

const onPage = (stories: readonly StoryCard[], subject: StorySubject | null, page: unknown): StoryList | null => {
  const number = readPageNumber(page)
  const wanted = subject ? stories.filter(({ topic }) => topic === subject.topic) : stories
  const list = number === null ? null : storiesOn(wanted, number)
  return list && { subject, list }
}

/** The page of news for a query; null when the category or page does not exist. */
export async function readNewsPage(locale: Locale, { category, page }: { category?: unknown; page?: unknown }) {
  const topic = readNewsCategory(category)
  if (category !== undefined && topic === null) return null
  return onPage(await readStories('news', locale), topic && { kind: 'news', topic }, page)
}

/** A page of the blog or of one of its tabs; null when it does not exist. */
export async function readBlogPage(locale: Locale, tab: string = ALL_TABS, page?: string): Promise<StoryList | null> {
  const topic = readBlogTab(tab)
  if (tab !== ALL_TABS && topic === null) return null
  return onPage(await readStories('blog', locale), topic && { kind: 'blog', topic }, page)
}

/** The canonical path of a public news item, which contains its category (C27); null when there is none. */
export async function readNewsPath(locale: Locale, id: string): Promise<string | null> {
  return (await readStories('news', locale)).find((story) => String(story.id) === id)?.path ?? null
}

/** A public story, and the stories to read next. */
interface StoryWithNext {
  story: Story
  next: readonly StoryCard[]
}

/** A public news item by the id in its address, under any existing category (C27). Only ids that exist are queried. */
export async function readNewsStory(locale: Locale, category: string, id: string): Promise<StoryWithNext | null> {
  if (readNewsCategory(category) === null) return null
  const all = await readStories('news', locale)
  const card = all.find((one) => String(one.id) === id)
  const story = card ? await readNewsItem(locale, card.id) : null
  return story && { story, next: storiesAfter(all, story.id) }
}

/** A public blog post by its slug. Only slugs that exist are queried. */
export async function readBlogStory(locale: Locale, slug: string): Promise<StoryWithNext | null> {
  const all = await readStories('blog', locale)
  const isThere = all.some(({ path }) => path.endsWith(`/${slug}`))
  const story = isThere ? await readPost(locale, slug) : null
  return story && { story, next: storiesAfter(all, story.id) }
}

/** The stories of the home page with an editor's texts; null when there are none in the language. */
export async function readHomeStories(locale: Locale, band: StoriesBand) {
  const all = { news: await readStories('news', locale), blog: await readStories('blog', locale) }
  const stories = storiesForHome(all, band.chosen)
  if (stories.length === 0) return null
  return { title: band.title, text: band.text, stories, hasBlog: all.blog.length > 0 }
}
