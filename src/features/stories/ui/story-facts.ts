import { homePath } from '@/features/routing'
import { type ArticleFacts, breadcrumbData, type Crumb, feedPath, listData } from '@/features/seo'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { Story, StoryKind, StorySubject } from '../domain/story'
import type { StoriesPage } from '../domain/story-lists'
import { listPath, topicName } from './story-words'

/** The breadcrumbs of a story list: home, list. */
export function listCrumbs(locale: Locale, kind: StoryKind): Crumb[] {
  const t = words(locale, 'stories')
  return [{ text: t('home'), href: homePath(locale) }, { text: t(`${kind}.title`) }]
}

/** The breadcrumbs of a story: home, list, story. */
export function storyCrumbs(locale: Locale, { kind, title }: Pick<Story, 'kind' | 'title'>): Crumb[] {
  const [home, list] = listCrumbs(locale, kind)
  return [...(home ? [home] : []), ...(list ? [{ ...list, href: listPath(locale, kind) }] : []), { text: title.text }]
}

/** The feed of a list, for the page's alternate link. */
const feedLink = (locale: Locale, kind: StoryKind) => ({
  url: feedPath(kind, locale),
  title: words(locale, 'stories')(`${kind}.feed`),
})

/** The structured data of a story, limited to what its page shows. */
export function articleFacts({ path, title, excerpt, day, changedAt, picture, parts }: Story): ArticleFacts {
  const shown = [picture, ...parts.list.map((part) => (part.kind === 'picture' ? part.picture : null))]
  return {
    path,
    lang: title.lang,
    title: title.text,
    description: excerpt.text,
    day,
    changedAt,
    images: [...new Set(shown.flatMap((one) => one?.variants.at(-1)?.url ?? []))],
  }
}

interface ListFacts {
  kind: StoryKind
  /** Canonical path within the site. */
  path: string
  subject: StorySubject | null
  list: StoriesPage
}

/** The metadata of a list for search engines and link previews. A filtered list is not indexed. */
export function listFacts(locale: Locale, { kind, path, subject, list }: ListFacts) {
  const t = words(locale, 'stories')
  const { page, stories } = list
  const title = subject
    ? t('titleOf', { list: t(`${kind}.title`), subject: topicName(locale, subject) })
    : t(`${kind}.metaTitle`)
  return {
    locale,
    path,
    title: page > 1 ? t('pageOf', { title, page }) : title,
    description: t(`${kind}.lead`),
    image: stories[0]?.picture,
    feed: feedLink(locale, kind),
    isIndexed: subject === null && page === 1,
  }
}

/** The structured data of a list, in the order of its page. */
export const listThings = (origin: string, locale: Locale, { kind, path, list }: Omit<ListFacts, 'subject'>) => [
  breadcrumbData(origin, path, listCrumbs(locale, kind)),
  ...listData(
    origin,
    path,
    list.stories.map((story) => ({ path: story.path, name: story.title.text })),
  ),
]

/** The metadata of a story for search engines and link previews (S2§5). */
export function storyFacts(locale: Locale, story: Story) {
  const { path, meta, day, changedAt, kind } = story
  return { locale, path, ...meta, article: { day, changedAt }, feed: feedLink(locale, kind) }
}
