import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readAvailabilityRecord } from '@/features/catalogue/queries/live-availability'
import { isProjectSlug } from '@/features/public-api'
import { answerDocs, answerOpenApi } from '@/features/public-api/queries/description'
import { LOCALES } from '@/i18n/locales'
import { contentSystem, sessionOf, staffMember } from '../support/content-system'
import { type Description, faultsOf } from '../support/described'
import { disableCache } from '../support/disable-cache'
import { askCall, LIST, PATHS, PROMOTIONS, requestFor, SECTIONS } from '../support/published-calls'

const PUBLIC = 'noble-vesper-ploenchit'

let payload: Payload
let description: Description

beforeAll(async () => {
  disableCache()
  payload = await contentSystem()
  description = await answerOpenApi(requestFor('/api/openapi.json')).json()
})

/** Requests a path, and fails unless the response matches the documentation. */
async function ask(path: string, word = '', query = '', headers: Record<string, string> = {}) {
  const answer = await askCall(path, word, query, headers)
  const text = await answer.text()
  const body = text === '' ? null : JSON.parse(text)
  expect(faultsOf(description, path, answer.status, body), `${path} ${word}${query}`).toEqual([])
  return { status: answer.status, headers: answer.headers, body, text }
}

let made = 0

async function someProject(status: 'draft' | 'published', title = 'noble secret') {
  made += 1
  const Slug_name = `published-calls-${made}`
  const data = {
    Project_Title: title,
    Slug_name,
    Project_code: `PC${made}`,
    Brand: 'noble',
    Project_group: 'Condominium',
    storeys: 8,
    buildings: 1,
    preview_data: { banner: 'a secret video' },
    _status: status,
  } as const
  const { id } = await payload.create({ collection: 'projects', draft: status === 'draft', data })
  return { id, slug: Slug_name }
}

const CALLS_BY_SLUG = ['/api/projects/{slug}', '/api/project-publishes/{slug}', SECTIONS]

async function isListed(slug: string): Promise<boolean> {
  const { body } = await ask(LIST)
  return body.filter_project.some((project: { Slug_name: string }) => project.Slug_name === slug)
}

describe('the list of projects', () => {
  it.each(LOCALES)('answers as documented in %s, with and without images', async (lang) => {
    const plain = await ask(LIST, '', `?lang=${lang}`)
    const deep = await ask(LIST, '', `?lang=${lang}&populate=deep&pagination[pageSize]=200`)
    expect(plain.body.filter_project.length).toBeGreaterThan(20)
    expect(deep.body.filter_project.length).toBe(plain.body.filter_project.length)
    for (const project of plain.body.filter_project) {
      expect(project.Language).toBe(lang)
      expect(project).not.toHaveProperty('Logo')
    }
    expect(deep.body.filter_project.some((project: { Logo: unknown }) => project.Logo !== null)).toBe(true)
  })

  it('has every text in the requested language', async () => {
    const texts = await Promise.all(
      LOCALES.map(async (lang) => (await ask(LIST, '', `?lang=${lang}`)).body.filter_project[0].Short_Description),
    )
    expect(new Set(texts).size).toBe(LOCALES.length)
  })

  it('has every project once across its pages, in the same order', async () => {
    const whole = (await ask(LIST)).body
    const pages = []
    for (let page = 1; page <= Math.ceil(whole.meta.pagination.total / 7); page += 1)
      pages.push((await ask(LIST, '', `?pagination[pageSize]=7&pagination[page]=${page}`)).body)
    const slugs = (body: typeof whole) => body.filter_project.map((one: { Slug_name: string }) => one.Slug_name)
    expect(pages.flatMap(slugs)).toEqual(slugs(whole))
    expect(pages[0].meta.pagination).toMatchObject({ pageSize: 7, total: slugs(whole).length })
    expect((await ask(LIST, '', '?pagination[page]=999')).body.filter_project).toEqual([])
    expect((await ask(LIST, '', '?pagination[pageSize]=500')).body).toEqual(whole)
  })
})

describe('one project', () => {
  it('is the bare record for previews, and the first of a list when published', async () => {
    const record = (await ask('/api/projects/{slug}', PUBLIC, '?lang=en&populate=deep')).body
    expect((await ask('/api/project-publishes/{slug}', PUBLIC, '?lang=en&populate=deep')).body).toEqual({
      response: [record],
    })
    expect(record).toMatchObject({ Slug_name: PUBLIC, Language: 'en', Stat: 'publish', wait_update: 'n' })
    expect((await ask(SECTIONS, PUBLIC)).body).toEqual({ response: [record.section_status] })
  })

  it.each(CALLS_BY_SLUG)('%s answers 404 with its reason for an unknown slug', async (path) => {
    const { status, body, headers } = await ask(path, 'no-such-project')
    expect([status, body.error.name, headers.get('cache-control')]).toEqual([404, 'NotFoundError', 'no-store'])
    expect(body.error.message).toBe('There is no public project with this slug.')
  })
})

describe('an unpublished project', () => {
  it('is in no response, and in all of them once published (control)', async () => {
    const { id, slug } = await someProject('draft')
    for (const path of CALLS_BY_SLUG)
      for (const query of ['', '?publicationState=preview', '?publicationState=live&populate=deep'])
        expect((await ask(path, slug, query)).status, path + query).toBe(404)
    expect(await isListed(slug)).toBe(false)

    await payload.update({ collection: 'projects', id, data: { _status: 'published' } })
    for (const path of CALLS_BY_SLUG) expect((await ask(path, slug)).status, path).toBe(200)
    expect(await isListed(slug)).toBe(true)

    await payload.update({ collection: 'projects', id, data: { _status: 'draft' } })
    for (const path of CALLS_BY_SLUG) expect((await ask(path, slug)).status, path).toBe(404)
    expect(await isListed(slug)).toBe(false)
  })

  it('is returned only to staff who ask for the preview', async () => {
    const { id, slug } = await someProject('published', 'noble public')
    await payload.update({ collection: 'projects', id, draft: true, data: { Project_Title: 'noble draft' } })
    const { email } = await staffMember(payload, 'editor')
    const staff = { authorization: `JWT ${await sessionOf(payload, email)}` }
    const preview = '?publicationState=preview'
    const titleFor = async (query: string, headers = {}) =>
      (await ask('/api/projects/{slug}', slug, query, headers)).body.Project_Title

    expect(await titleFor(preview, staff)).toBe('noble draft')
    expect(await titleFor(preview)).toBe('noble public')
    expect(await titleFor(preview, { authorization: 'JWT made.up.token' })).toBe('noble public')
    expect(await titleFor('', staff)).toBe('noble public')

    const own = await ask('/api/projects/{slug}', slug, preview, staff)
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect([own.headers.get('etag'), own.headers.get('access-control-allow-origin')]).toEqual([null, null])
    expect(own.body.preview_data).toContain('a secret video')
    for (const path of CALLS_BY_SLUG) expect((await ask(path, slug, '?populate=deep')).text).not.toContain('secret')

    const unseen = await someProject('draft')
    expect((await ask('/api/projects/{slug}', unseen.slug, preview, staff)).status).toBe(200)
    expect((await ask('/api/project-publishes/{slug}', unseen.slug, preview, staff)).status).toBe(404)
  })
})

describe('promotions', () => {
  it('are those that are published, active and not over, with their pictures and projects', async () => {
    const { docs } = await payload.find({ collection: 'promotions', limit: 3, sort: 'id', depth: 0 })
    for (const [at, data] of [{ _status: 'draft' } as const, { Active: false }, { endsAt: '2026-10-31' }].entries())
      await payload.update({ collection: 'promotions', id: docs[at]?.id ?? 0, data })
    const { body } = await ask(PROMOTIONS, '', '?pagination[pageSize]=200&populate=deep&lang=en')
    const found = new Map(body.response.map((one: { Slug_name: string }) => [one.Slug_name, one]))
    expect(docs.map(({ Slug_name }) => found.has(Slug_name))).toEqual([false, false, false])
    expect([found.has('mid-year-appliances'), found.has('twelve-twelve'), found.size]).toEqual([false, true, 9])
    expect(found.get('a-year-of-trains')).toMatchObject({
      Title: 'A year of trains, on us',
      Language: 'en',
      Campaign_Code: 'NUE-BTS-26',
      Has_register: true,
      Image_cover: { mime: expect.stringContaining('image/') },
      project_publisheds: [{ Slug_name: 'nue-cross-khukhot-station' }],
    })
  })
})

describe('a search entry', () => {
  it('is found with and without the prefix of its URL, and under no other prefix', async () => {
    const path = '/api/search-seos/set-meta-tag'
    expect((await ask(path, 'townhome')).body).toMatchObject({ Slug_name: 'townhome', Slug_path: 'house' })
    expect((await ask(path, 'townhome', '?slug_path=house')).status).toBe(200)
    expect((await ask(path, 'townhome', '?slug_path=location')).status).toBe(404)
  })
})

describe('every endpoint', () => {
  const wordFor = (path: string) => (path.includes('{id}') ? '1' : path.includes('search-seos') ? 'townhome' : PUBLIC)

  it.each(PATHS)('%s rejects invalid parameters by name and ignores unknown ones', async (path) => {
    const wrong = path.includes('{id}') ? '?populate=everything' : '?lang=fr'
    const field = wrong.slice(1, wrong.indexOf('='))
    const { status, body, headers } = await ask(path, wordFor(path), wrong)
    expect([status, body.error.name, body.error.details]).toEqual([400, 'ValidationError', { field }])
    expect(headers.get('cache-control')).toBe('no-store')
    const unknown = await ask(path, wordFor(path), '?fields[0]=password&depth=5&draft=true&where[a]=b')
    expect(unknown.status).toBe((await ask(path, wordFor(path))).status)
  })

  it.each(PATHS.filter((path) => !path.includes('{id}')))('%s is cacheable and revalidates', async (path) => {
    const first = await ask(path, wordFor(path))
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(first.headers.get('access-control-allow-origin')).toBe('*')
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const again = await ask(path, wordFor(path), '', { 'if-none-match': known })
      expect([again.status, again.text, again.headers.get('etag')], known).toEqual([304, '', tag])
    }
    expect((await ask(path, wordFor(path), '', { 'if-none-match': '"x"' })).text).toBe(first.text)
  })

  it.each(PATHS)('%s exposes no staff or lead data', async (path) => {
    const { text } = await ask(path, wordFor(path), '?populate=deep')
    expect(text).not.toMatch(/changedBy|createdBy|password|@test\.example|"_status"|"preview_data"|api\/media/)
  })
})

it('the contract check finds missing, extra and mistyped fields', () => {
  const good = { error: { status: 404, name: 'NotFoundError', message: 'x', details: {} } }
  const judge = (body: unknown, status = 404) => faultsOf(description, '/api/projects/{slug}', status, body).length
  expect(judge(good)).toBe(0)
  expect(judge({ error: { ...good.error, status: '404' } })).toBeGreaterThan(0)
  expect(judge({ error: { status: 404 } })).toBeGreaterThan(0)
  expect(judge({ ...good, staff: 'somebody' })).toBeGreaterThan(0)
  expect(judge(good, 418)).toBeGreaterThan(0)
})

it('the API documentation shows a current response of each endpoint', async () => {
  const answer = await answerDocs(requestFor('/api/docs'), {
    searchEntry: () => askCall('/api/search-seos/set-meta-tag', 'townhome', '', {}),
    search: async () => Response.json({ total: 'what a search found' }),
    suggest: async () => Response.json({ projects: 'what could be meant' }),
    options: async () => Response.json({ location: 'what the filter bar offers' }),
    minutes: async () => Response.json({ name: 'minutes to work' }),
  })
  const page = await answer.text()
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  for (const said of ['filter_project', 'section_status', 'Townhomes', 'Title_TH']) expect(page).toContain(said)
  for (const said of ['what a search found', 'what could be meant', 'minutes to work']) expect(page).toContain(said)
})

it('the units of a project are returned as documented', async () => {
  const answer = await readAvailabilityRecord(PUBLIC)
  expect(answer?.units.length).toBeGreaterThan(0)
  expect(faultsOf(description, '/api/availability/{slug}', 200, answer)).toEqual([])
})

it('no project endpoint of the content system is taken for a slug', () => {
  const endpoints = payload.collections.projects.config.endpoints || []
  const words = endpoints.flatMap(({ path, method }) => {
    const [word = '', ...rest] = path.split('/').filter((one) => one !== '')
    return method === 'get' && rest.length === 0 && !word.startsWith(':') && word !== '' ? [word] : []
  })
  expect(words).toContain('versions')
  for (const word of [...words, '12']) expect(isProjectSlug(word), word).toBe(false)
})
