import type { Locale } from '@/i18n/locales'
import { NEWS_ABOUT_THE_COMPANY } from '../stories/news-company'
import { NEWS_ABOUT_HOMES } from '../stories/news-homes'
import { POSTS_ABOUT_CHOOSING } from '../stories/posts-choosing'
import { POSTS_ABOUT_LIVING } from '../stories/posts-living'
import type { NewsSeed, PostPart, PostSeed, StoryImageSeed } from '../stories/types'
import type { Data, SeedDocument, Seeding } from './records'
import { seedDocuments } from './seed-documents'

type FindImage = (project: string, key: string) => number | null

const NEWS: readonly NewsSeed[] = [...NEWS_ABOUT_HOMES, ...NEWS_ABOUT_THE_COMPANY]
const POSTS: readonly PostSeed[] = [...POSTS_ABOUT_CHOOSING, ...POSTS_ABOUT_LIVING]

/** What was written first has the lowest number. */
const byDay = (one: { day: string }, other: { day: string }) => one.day.localeCompare(other.day)

const noonOf = (day: string) => `${day}T05:00:00.000Z`

function newsDocument({ key, category, day, picture, title, content }: NewsSeed, find: FindImage): SeedDocument {
  const textOf = (locale: Locale) => content[locale].join('\n\n')
  return {
    key: `news/${key}`,
    collection: 'news',
    data: () => ({
      _status: 'published',
      category,
      date: noonOf(day),
      Title_TH: title.th,
      Title_EN: title.en,
      Title_CHT: title.cht,
      Title_CHS: title.chs,
      Content_TH: textOf('th'),
      Content_EN: textOf('en'),
      Content_CHT: textOf('cht'),
      Content_CHS: textOf('chs'),
      Inside_image: find(picture.of, picture.key),
    }),
  }
}

/** The part of an image that an editor has deleted is left out. */
function bodyOf(body: readonly PostPart[], idOf: (picture: StoryImageSeed) => number | null): Data[] {
  return body.flatMap((part): Data[] => {
    if (part.blockType !== 'picture') return [{ ...part }]
    const picture = idOf(part.picture)
    return picture === null ? [] : [{ ...part, picture }]
  })
}

/** Its words are written in Thai alone: that is the language of the blog as it comes (C5). */
function postDocument(post: PostSeed, find: FindImage): SeedDocument {
  const idOf = ({ of, key }: StoryImageSeed) => find(of, key)
  const { slug, tab, day, title, excerpt, coverCaption } = post
  const whole = { _status: 'published', slug, tab, date: noonOf(day), cover: idOf(post.cover) }
  return {
    key: `posts/${slug}`,
    collection: 'posts',
    data: (locale) =>
      locale === 'th' ? { ...whole, title, excerpt, coverCaption, body: bodyOf(post.body, idOf) } : whole,
  }
}

/** News and the blog, oldest first, which refer to images. */
export const storyDocuments = (find: FindImage) => ({
  news: [...NEWS].sort(byDay).map((item) => newsDocument(item, find)),
  posts: [...POSTS].sort(byDay).map((post) => postDocument(post, find)),
})

/** Writes news and the blog, after the images they refer to. */
export async function seedStories(seeding: Seeding, find: FindImage): Promise<void> {
  const { news, posts } = storyDocuments(find)
  await seedDocuments(seeding, news)
  await seedDocuments(seeding, posts)
}
