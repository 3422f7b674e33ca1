import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProjectDraft, readProjectDraft } from '@/features/catalogue/operations/pages/find-project-draft'
import { findProjectPage } from '@/features/catalogue/operations/pages/find-project-page'
import { findHomeDraft } from '@/features/pages/operations/find-home-content'
import { findBrandDraft } from '@/features/pages/operations/find-page-draft'
import { listDrafts } from '@/features/previews/operations/list-drafts'
import { opensDraft } from '@/features/previews/server'
import type { StaffRole } from '@/kernel/actor'
import { contentSystem, holderOf, someContext, staffMember } from '../support/content-system'

let payload: Payload
let id: number

const SLUG = 'noble-unseen'
const NOW = new Date()
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

beforeAll(async () => {
  payload = await contentSystem()
  const data = {
    Project_Title: 'noble unseen',
    Slug_name: SLUG,
    Project_code: 'UNSN',
    Brand: 'noble',
    Project_group: 'Condominium',
    storeys: 8,
    buildings: 1,
    tagline: 'public words',
    _status: 'published',
  } as const
  id = (await payload.create({ collection: 'projects', data, locale: 'th' })).id
  const draft = { tagline: 'draft words', Slug_name: `${SLUG}-next` }
  await payload.update({ collection: 'projects', id, locale: 'th', draft: true, data: { ...draft, _status: 'draft' } })
})

afterAll(() => payload.delete({ collection: 'projects', id }))

const people = new Map<StaffRole, ReturnType<typeof staffMember>>()

/** One user for each role, shared by all calls: hashing a password is slow. */
function personOf(role: StaffRole) {
  const person = people.get(role) ?? staffMember(payload, role)
  people.set(role, person)
  return person
}

/** A request to the endpoint from a user with a role, or without a session. */
async function share(slug: 'projects' | 'home-page', role: StaffRole | null, wish: unknown, routeParams = {}) {
  const config =
    slug === 'home-page' ? payload.config.globals.find((one) => one.slug === slug) : payload.collections[slug].config
  const endpoint = (config?.endpoints || []).find(({ path }) => path.endsWith('/share-preview'))
  const user = role && (await personOf(role))
  const req = { payload, user, routeParams, json: async () => wish } as unknown as PayloadRequest
  const answer = await endpoint?.handler(req)
  return { status: answer?.status, body: (await answer?.json()) as { url?: string; until?: string } }
}

const tokenIn = (address: string | undefined) => new URL(address ?? '').searchParams.get('token') ?? undefined

describe('the list of all previews', () => {
  it('names the draft that staff work on, with its address and that visitors see another version', async () => {
    const kinds = await listDrafts(
      await someContext(NOW, { kind: 'staff', id: (await personOf('editor')).id, role: 'editor' }),
      'en',
    )
    const drafts = kinds.flatMap((kind) => kind.drafts)
    expect(drafts).toContainEqual(
      expect.objectContaining({ path: `/en/condominium/${SLUG}-next/preview`, isUnpublished: true }),
    )
    expect(drafts.map(({ path }) => path)).toContain('/en/home/preview')
    expect(drafts.every(({ path, title }) => /^\/en\/.+\/preview$/.test(path) && title !== '')).toBe(true)
  })

  it('is refused to a visitor', async () => {
    await expect(listDrafts(await someContext(), 'en')).rejects.toThrow('not for the actor')
  })
})

describe('the draft behind an address', () => {
  it('is found by its own slug', async () => {
    const ctx = await holderOf('preview')
    const draft = await findProjectDraft(ctx, 'en', { group: 'condominium', slug: `${SLUG}-next` })
    expect(draft).toMatchObject({ collection: 'projects', id, locale: 'en' })
    expect(Date.parse(draft?.savedAt ?? '')).toBeGreaterThan(0)
    expect(await findProjectDraft(ctx, 'en', { group: 'condominium', slug: SLUG })).toBeNull()
    expect(await findProjectDraft(ctx, 'en', { group: 'house', slug: `${SLUG}-next` })).toBeNull()
  })

  it('has the text of the draft, and the public page keeps its own', async () => {
    const ctx = await holderOf('preview')
    const draft = await findProjectDraft(ctx, 'th', { group: 'condominium', slug: `${SLUG}-next` })
    expect(draft && (await readProjectDraft(ctx, draft))).toMatchObject({
      Slug_name: `${SLUG}-next`,
      tagline: 'draft words',
    })
    expect(await findProjectPage(ctx, 'th', SLUG)).toMatchObject({ slug: SLUG, tagline: 'public words' })
  })

  it('is found for the home page and each brand', async () => {
    const ctx = await holderOf('preview')
    expect(await findHomeDraft(ctx, 'th')).toMatchObject({ collection: 'home-page', id: null })
    expect(await findBrandDraft(ctx, 'th', 'noble')).toMatchObject({ collection: 'brand-pages', locale: 'th' })
  })
})

describe('a preview link', () => {
  it.each(['publisher', 'editor', 'admin'] as const)(
    'can be created by %s and opens only this draft in this language',
    async (role) => {
      const { status, body } = await share('projects', role, { locale: 'en', span: 'hour' }, { id: String(id) })
      expect(status).toBe(200)
      expect(new URL(body.url ?? '').pathname).toBe(`/en/condominium/${SLUG}-next/preview`)
      const token = tokenIn(body.url)
      const draft = { collection: 'projects', id, locale: 'en' } as const
      expect(opensDraft(draft, token, NOW)).toBe(true)
      expect(opensDraft({ ...draft, locale: 'th' }, token, NOW)).toBe(false)
      expect(opensDraft({ ...draft, id: id + 1 }, token, NOW)).toBe(false)
      expect(opensDraft({ ...draft, collection: 'brand-pages' }, token, NOW)).toBe(false)
      expect(opensDraft(draft, undefined, NOW)).toBe(false)
    },
  )

  it.each([
    ['hour', 55, 65],
    ['day', 24 * 60 - 5, 24 * 60 + 5],
    ['week', 7 * 24 * 60 - 5, 7 * 24 * 60 + 5],
  ] as const)('for one %s expires then', async (span, before, after) => {
    const { body } = await share('home-page', 'editor', { locale: 'th', span })
    const draft = { collection: 'home-page', id: null, locale: 'th' } as const
    const token = tokenIn(body.url)
    expect(opensDraft(draft, token, later(before))).toBe(true)
    expect(opensDraft(draft, token, later(after))).toBe(false)
  })

  it.each([
    ['sales', 403],
    [null, 403],
  ] as const)('is refused to %s', async (role, status) => {
    expect((await share('projects', role, { locale: 'en', span: 'hour' }, { id: String(id) })).status).toBe(status)
    expect((await share('home-page', role, { locale: 'en', span: 'hour' })).status).toBe(status)
  })

  it.each([[null], [{}], [{ locale: 'fr', span: 'hour' }], [{ locale: 'th', span: 'year' }], ['hour']])(
    'is refused for the invalid request %j',
    async (wish) => {
      expect((await share('home-page', 'editor', wish)).status).toBe(400)
    },
  )

  it.each(['999999', 'x', '-1', '1.5'])('is refused for the unknown draft %s', async (other) => {
    expect((await share('projects', 'editor', { locale: 'th', span: 'hour' }, { id: other })).status).toBe(404)
  })
})

describe('the preview URLs in the back office', () => {
  const preview = (doc: Record<string, unknown>) => {
    const { admin } = payload.collections.projects.config
    return admin.preview?.(doc, { locale: 'cht', req: {} as PayloadRequest, token: null })
  }

  it('open the preview in the language of the form, for an hour at most', async () => {
    const address = await preview({ id, Slug_name: SLUG, Project_group: 'Single_detached_house' })
    expect(address).toMatch(new RegExp(`^/cht/single-detached-house/${SLUG}/preview\\?token=[0-9a-f]{76}$`))
    const token = tokenIn(`https://homes.example${address}`)
    const draft = { collection: 'projects', id, locale: 'cht' } as const
    expect([0, 44, 61].map((minutes) => opensDraft(draft, token, later(minutes)))).toEqual([true, true, false])
  })

  it.each([
    ['never saved', { Slug_name: SLUG, Project_group: 'House' }],
    ['without an address', { id: 1 }],
  ])('are none for what is %s', async (_, doc) => {
    expect(await preview(doc)).toBeNull()
  })
})
