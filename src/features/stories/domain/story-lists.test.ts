import { describe, expect, test } from 'vitest'
import {
  categoryWord,
  dayInBangkok,
  NEWS_CATEGORIES,
  newsItemPath,
  readBlogTab,
  readNewsCategory,
  type StoryCard,
} from './story'
import { readPageNumber, STORIES_A_PAGE, storiesAfter, storiesForHome, storiesOn } from './story-lists'

const story = (id: number, day: string, kind: 'news' | 'blog' = 'news'): StoryCard => ({
  ...(kind === 'news' ? { kind, topic: 'CORPORATE_NEWS' } : { kind, topic: 'living' }),
  id,
  path: `/en/${kind}/${id}`,
  title: { text: `Story ${id}`, lang: 'en' },
  excerpt: { text: '', lang: 'en' },
  day,
  changedAt: `${day}T05:00:00.000Z`,
  picture: null,
})
const idsOf = (stories: readonly StoryCard[] | undefined) => stories?.map(({ id }) => id)

describe('a page of a list', () => {
  const all = Array.from({ length: STORIES_A_PAGE + 1 }, (_, index) => story(index + 1, '2026-03-05'))

  test.each([
    ['contains the first stories', all, 1, STORIES_A_PAGE, 2],
    ['contains the remaining stories', all, 2, 1, 2],
    ['is empty but exists for an empty list', [], 1, 0, 1],
  ])('%s', (_, stories, page, count, pageCount) => {
    const found = storiesOn(stories, page)
    expect([found?.stories.length, found?.page, found?.pageCount]).toEqual([count, page, pageCount])
  })

  test.each([0, -1, 3, 1.5, Number.NaN])('%d does not exist', (page) => expect(storiesOn(all, page)).toBeNull())

  test.each([
    [undefined, 1],
    ['2', 2],
    ['0', null],
    ['02', null],
    ['2x', null],
    ['9999999', null],
    [['2', '3'], null],
  ])('%j in a query is parsed strictly', (value, page) => expect(readPageNumber(value)).toBe(page))
})

describe('what to read after a story', () => {
  const all = [5, 4, 3, 2, 1].map((id) => story(id, `2026-03-0${id}`))

  test.each([
    ['starts with the next older stories', 5, [4, 3, 2]],
    ['continues with the newest after the oldest', 2, [1, 5, 4]],
    ['is the newest for a story outside the list', 9, [5, 4, 3]],
  ])('%s', (_, id, ids) => expect(idsOf(storiesAfter(all, id))).toEqual(ids))

  test('never includes the story itself', () => {
    for (const { id } of all) expect(idsOf(storiesAfter(all, id))).not.toContain(id)
    expect(storiesAfter([story(1, '2026-03-01')], 1)).toEqual([])
  })
})

describe('the stories of the home page', () => {
  const news = [story(3, '2026-05-01'), story(2, '2026-03-01'), story(1, '2026-01-01')]
  const blog = [story(2, '2026-04-01', 'blog'), story(1, '2026-03-01', 'blog')]

  test('are the chosen ones in that order, without unpublished ones', () => {
    const chosen = [
      { kind: 'blog', id: 1 },
      { kind: 'news', id: 9 },
      { kind: 'news', id: 3 },
    ] as const
    expect(storiesForHome({ news, blog }, chosen).map(({ path }) => path)).toEqual(['/en/blog/1', '/en/news/3'])
  })

  test('are the newest three of both kinds when no chosen one is left', () => {
    const newest = ['/en/news/3', '/en/blog/2', '/en/news/2']
    for (const chosen of [[], [{ kind: 'news', id: 9 }] as const])
      expect(storiesForHome({ news, blog }, chosen).map(({ path }) => path)).toEqual(newest)
  })

  test('are news only in a language without a blog', () => {
    const shown = storiesForHome({ news, blog: [] }, [{ kind: 'blog', id: 1 }])
    expect(shown.map(({ kind }) => kind)).toEqual(['news', 'news', 'news'])
  })
})

test('the date of a story is the one in Bangkok', () => {
  expect(['2026-03-05T16:59:59Z', '2026-03-05T17:00:00Z'].map(dayInBangkok)).toEqual(['2026-03-05', '2026-03-06'])
})

describe('the topic in an address', () => {
  test.each(NEWS_CATEGORIES)('%s is found as stored, in lower case and with hyphens', (category) => {
    for (const word of [category, categoryWord(category), categoryWord(category).replaceAll('_', '-')])
      expect(readNewsCategory(word)).toBe(category)
  })

  test.each(['', 'corporate', 'corporate_news_', undefined, ['corporate_news'], 'constructor'])(
    '%j is unknown',
    (word) => expect(readNewsCategory(word)).toBeNull(),
  )

  test('is a blog tab, or null', () => {
    expect([readBlogTab('living'), readBlogTab('all'), readBlogTab('Living')]).toEqual(['living', null, null])
  })

  test('is part of the canonical address of a news item (C27)', () => {
    expect(newsItemPath('cht', { id: 7, category: 'MAKETING_ACTIVITIES' })).toBe(
      '/cht/news-detail/maketing_activities/7',
    )
  })
})
