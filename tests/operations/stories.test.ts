import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDraft } from '@/features/previews/server'
import { answerNews } from '@/features/public-api/queries/page-calls'
import { findNewsItem, findPost, listNews, listPosts } from '@/features/stories/operations/find-stories'
import { LOCALES } from '@/i18n/locales'
import type { StaffRole } from '@/kernel/actor'
import { contextOfHeaders } from '@/platform/database/payload'
import { contentSystem, holderOf, sessionOf, someContext, staffMember } from '../support/content-system'
import { disableCache } from '../support/disable-cache'
import { notificationsOf } from '../support/notifications'
import { requestFor } from '../support/published-calls'

let payload: Payload
let made = 0

beforeAll(async () => {
  disableCache()
  payload = await contentSystem()
})

const TEXTS = { Title_TH: 'ลับ', Title_EN: 'Secret', Content_TH: 'หนึ่ง\n\nสอง', Content_EN: 'One\n\nTwo' }
const NEWS = { ...TEXTS, category: 'CORPORATE_NEWS', date: '2020-05-05T05:00:00.000Z' } as const

const someNews = (status: 'draft' | 'published', change: object = {}) =>
  payload.create({ collection: 'news', draft: status === 'draft', data: { ...NEWS, _status: status, ...change } })

function somePost(status: 'draft' | 'published', change: object = {}) {
  made += 1
  const body = [{ blockType: 'paragraph', text: 'ย่อหน้า' }]
  const post = {
    title: 'เรื่องลับ',
    slug: `secret-${made}`,
    tab: 'living',
    date: NEWS.date,
    body,
    _status: status,
    ...change,
  }
  return payload.create({ collection: 'posts', locale: 'th', draft: status === 'draft', data: post as never })
}

const asRole = async (role: StaffRole) => ({ user: await staffMember(payload, role), overrideAccess: false })

async function someImage(): Promise<number> {
  const { docs } = await payload.find({ collection: 'media', limit: 1, depth: 0 })
  return docs[0]?.id ?? Promise.reject(new Error('no picture'))
}

describe('the seeded stories', () => {
  it.each(LOCALES)('are news in %s, newest first, each with an image', async (locale) => {
    const news = await listNews(await someContext(), locale)
    expect(news).toHaveLength(8)
    expect(news.map(({ day }) => day)).toEqual(
      news
        .map(({ day }) => day)
        .sort()
        .reverse(),
    )
    for (const { title, picture, path } of news) {
      expect([title.lang, picture === null, path.startsWith(`/${locale}/news-detail/`)]).toEqual([locale, false, true])
    }
  })

  it('are blog posts in Thai only (C5)', async () => {
    const ctx = await someContext()
    const counts = await Promise.all(LOCALES.map(async (locale) => [locale, (await listPosts(ctx, locale)).length]))
    expect(Object.fromEntries(counts)).toEqual({ th: 6, en: 0, cht: 0, chs: 0 })
    const post = await findPost(ctx, 'th', 'a-first-condominium')
    expect(new Set(post?.parts.list.map(({ kind }) => kind))).toEqual(
      new Set(['paragraph', 'heading', 'list', 'picture', 'quote', 'link']),
    )
  })
})

describe('a news item', () => {
  it('is announced when its public version changes or goes, and not as a draft', async () => {
    const draft = await someNews('draft')
    const save =
      (data: object, isDraft = false) =>
      () =>
        payload.update({ collection: 'news', id: draft.id, draft: isDraft, data })
    expect(await notificationsOf(save({ Title_EN: 'Draft', _status: 'draft' }, true))).toEqual([])
    expect(await notificationsOf(save({ _status: 'published' }))).toEqual(['edited,news'])
    expect(await notificationsOf(save({ Title_EN: 'Beside', _status: 'draft' }, true))).toEqual([])
    expect((await findNewsItem(await someContext(), 'en', draft.id))?.title.text).toBe('Draft')
    expect((await findNewsItem(await holderOf('preview'), 'en', draft.id, true))?.title.text).toBe('Beside')
    expect(await notificationsOf(() => payload.delete({ collection: 'news', id: draft.id }))).toEqual([
      'withdrawn,news',
    ])
  })

  it('falls back to English in Chinese, marked as English (C37)', async () => {
    const { id } = await someNews('published')
    const story = await findNewsItem(await someContext(), 'cht', id)
    expect([story?.title, story?.parts]).toEqual([
      { text: 'Secret', lang: 'en' },
      { lang: 'en', list: ['One', 'Two'].map((text) => ({ kind: 'paragraph', text })) },
    ])
    await payload.delete({ collection: 'news', id })
  })

  it('can be written by an editor and published only by a publisher', async () => {
    const editor = await asRole('editor')
    const data = { ...NEWS, _status: 'published' } as const
    await expect(payload.create({ collection: 'news', data, ...editor })).rejects.toThrow()
    const draft = { ...NEWS, _status: 'draft' } as const
    const { id } = await payload.create({ collection: 'news', draft: true, data: draft, ...editor })
    const publish = { collection: 'news', id, data: { _status: 'published' } } as const
    await expect(payload.update({ ...publish, ...editor })).rejects.toThrow()
    await payload.update({ ...publish, ...(await asRole('publisher')) })
    await payload.delete({ collection: 'news', id })
  })

  it('is returned by the API once it is public, and not before (control)', async () => {
    const { id } = await someNews('draft')
    const ask = async (query = '') => {
      const answer = await answerNews(requestFor(`/api/home-news/${id}${query}`), String(id))
      return { status: answer.status, body: await answer.json() }
    }
    expect((await ask()).status).toBe(404)
    const publish = { _status: 'published', Inside_image: await someImage() } as const
    await payload.update({ collection: 'news', id, data: publish })
    expect((await ask()).body.response).toMatchObject([{ id, ...TEXTS, Inside_image: null }])
    expect((await ask('?populate=deep')).body.response[0].Inside_image).toMatchObject({
      mime: expect.stringMatching(/^image\/(webp|jpeg)$/),
    })
    await payload.delete({ collection: 'news', id })
    expect((await ask()).status).toBe(404)
  })
})

describe('a post of the blog', () => {
  it('is announced when it is public, and found in the languages it has', async () => {
    const { id, slug } = await somePost('published')
    const save = (locale: 'th' | 'en', data: object) => () => payload.update({ collection: 'posts', id, locale, data })
    const found = async () => (await findPost(await someContext(), 'en', slug))?.title ?? null
    expect(await found()).toBeNull()
    expect(await notificationsOf(save('en', { title: 'A secret' }))).toEqual(['edited,blog'])
    expect(await found()).toEqual({ text: 'A secret', lang: 'en' })
    expect(await notificationsOf(() => payload.delete({ collection: 'posts', id }))).toEqual(['withdrawn,blog'])
  })

  it.each(['list', 'content', 'A-B', 'a b', 'a--b', ''])('is refused at the slug %j', async (slug) => {
    await expect(somePost('published', { slug })).rejects.toThrow()
  })

  it('is refused without a Thai title', async () => {
    await expect(somePost('published', { title: ' ' })).rejects.toThrow()
  })

  it('is announced when an image in it changes', async () => {
    const picture = await someImage()
    const body = [{ blockType: 'picture', picture, caption: 'x' }]
    const { id } = await somePost('published', { body })
    const describe = () =>
      payload.update({ collection: 'media', id: picture, locale: 'th', data: { alt: `x ${made}` } })
    const told = (await notificationsOf(describe)).join(',').split(',')
    await payload.delete({ collection: 'posts', id })
    expect(told).toContain('blog')
    expect((await findPost(await someContext(), 'th', `secret-${made}`)) ?? null).toBeNull()
  })
})

describe('a draft of a story', () => {
  it('opens for staff, and for others only by link', async () => {
    const { id } = await someNews('draft')
    const find = async () => ({ collection: 'news', id, locale: 'th' as const })
    const { email } = await staffMember(payload, 'editor')
    const session = await sessionOf(payload, email)
    const open = async (headers: Record<string, string>, token?: unknown) => {
      const ctx = await contextOfHeaders(new Headers(headers), { purpose: 'preview', token })
      return openDraft(ctx, { token, area: 'catalogue' }, find)
    }
    expect(await open({ authorization: `JWT ${session}` })).toMatchObject({ id })
    for (const token of [undefined, '', 'abc', ['a', 'b']]) expect(await open({}, token)).toBeNull()
    await payload.delete({ collection: 'news', id })
  })
})
