import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerOpenApi } from '@/features/published/reads/description'
import { answerSearch, answerSuggest } from '@/features/published/reads/search-calls'
import { listSearchableProjects } from '@/features/search/operations/list-searchable-projects'
import { makeSearchable, type Searchable } from '@/features/search/operations/make-searchable'
import { searchHomes, suggestHomes } from '@/features/search/operations/search-homes'
import { showResults } from '@/features/search/operations/show-results'
import { MATCHED_FIELDS } from '@/features/search/rules/search'
import { LOCALES, type Locale } from '@/i18n/locales'
import { toldBy } from '../support/announced'
import { contentSystem, someContext } from '../support/content-system'
import { type Description, faultsOf } from '../support/described'
import { requestFor } from '../support/published-calls'

const PUBLIC = 'noble-atelier-thonglor'

const MAKING = {
  linesIn: () => ({ 'bts-sukhumvit': 'BTS Sukhumvit Line' }),
  pause: async () => undefined,
  now: () => performance.now(),
}

let payload: Payload
let description: Description
let searchable: Searchable

const make = async (before: Searchable | null = null) => makeSearchable(await someContext(), { ...MAKING, before })

beforeAll(async () => {
  payload = await contentSystem()
  description = await answerOpenApi(requestFor('/api/openapi.json')).json()
  searchable = await make()
})

async function call(query: string) {
  const answer = await answerSearch(requestFor(`/api/search${query}`), async (asked) =>
    searchHomes(searchable, 'th', asked, []),
  )
  const body = await answer.json()
  expect(faultsOf(description, '/api/search', answer.status, body), query).toEqual([])
  return body
}

const found = (locale: Locale, query: string) => {
  const parameters = new URLSearchParams(query)
  return showResults(searchable, locale, (name) => parameters.getAll(name))
}

async function someProject(status: 'draft' | 'published') {
  const Slug_name = `searched-${status}-${Date.now()}`
  const data = {
    Project_Title: `noble ${Slug_name}`,
    Slug_name,
    Project_code: Slug_name,
    Brand: 'noble',
    Project_group: 'Condominium',
    storeys: 8,
    buildings: 1,
    _status: status,
  } as const
  const { id } = await payload.create({ collection: 'projects', draft: status === 'draft', data })
  return { id, slug: Slug_name }
}

describe('what is searched', () => {
  it('is every public project, with its 13 fields in four languages and its facts', async () => {
    const projects = await listSearchableProjects(await someContext())
    expect(projects.length).toBeGreaterThan(20)
    const home = projects.find(({ slug }) => slug === PUBLIC)
    expect(home).toMatchObject({
      brand: 'noble',
      group: 'Condominium',
      places: ['thonglor', 'sukhumvit'],
      stations: expect.arrayContaining([expect.objectContaining({ station: 'thong-lo', system: 'BTS' })]),
    })
    expect(home?.beds.length).toBeGreaterThan(0)
    expect(home?.area?.min).toBeGreaterThan(15)
    for (const locale of LOCALES)
      for (const field of MATCHED_FIELDS)
        if (field !== 'Badge') expect(home?.fields[locale][field], `${locale} ${field}`).not.toBe('')
    expect(new Set(LOCALES.map((locale) => home?.fields[locale].Short_Description)).size).toBe(4)
  })

  it('is no draft; a published one is (control)', async () => {
    const draft = await someProject('draft')
    const published = await someProject('published')
    const slugs = (await listSearchableProjects(await someContext())).map(({ slug }) => slug)
    for (const { id } of [draft, published]) await payload.delete({ collection: 'projects', id })
    expect(slugs).toContain(published.slug)
    expect(slugs).not.toContain(draft.slug)
  })

  it('keeps the names it has while they stay the same', async () => {
    expect((await make(searchable)).gazetteer).toBe(searchable.gazetteer)
  })
})

describe('words held equal', () => {
  it('find each other as soon as an editor has saved them, and not before (control)', async () => {
    const asked = async () => searchHomes(await make(), 'en', { q: 'skyfortress' }, []).total
    expect(await asked()).toBe(0)
    let id = 0
    const told = await toldBy(async () => {
      const words = ['skyfortress', 'noble atelier thonglor']
      id = (await payload.create({ collection: 'search-words', data: { name: 'a test', words } })).id
    })
    expect(told).toEqual(['search-words'])
    expect(await asked()).toBeGreaterThan(0)
    await payload.delete({ collection: 'search-words', id })
  })

  it('are two at least', async () => {
    const one = { name: 'alone', words: ['alone'] }
    await expect(payload.create({ collection: 'search-words', data: one })).rejects.toThrow()
  })
})

describe('the results', () => {
  it.each([
    ['th', 'คอนโด ทองหล่อ'],
    ['en', 'condo in Thong Lo'],
    ['cht', '通羅 公寓'],
    ['chs', '通罗公寓'],
  ] as const)('%s: %s is found, with two chips', (locale, text) => {
    const { slugs, chips, total } = found(locale, `keyword=${encodeURIComponent(text)}`)
    expect([slugs, total, chips.length]).toEqual([[PUBLIC], 1, 2])
  })

  it('say what each price band holds, and let one thing go when nothing is found', () => {
    const { bands, relaxed, total } = found('en', 'keyword=thonglor+under+1M')
    expect(bands).toHaveLength(9)
    expect(total).toBe(0)
    expect(relaxed.map(({ slugs }) => slugs)).toContainEqual([PUBLIC])
  })

  it('show the last page for one beyond it', () => {
    const { ask, pages, slugs } = found('en', 'page=99')
    expect([ask.page, slugs.length > 0]).toEqual([pages, true])
  })

  it('name what they could not use', () => {
    expect(found('en', 'place=atlantis&station=thong-lo&line=bts&beds=x').ignored).toEqual(['place', 'beds'])
  })
})

describe('the calls', () => {
  it.each(['', '?q=ทองหล่อ', '?q=BTS+under+5M+2+beds&sort=price', '?price=a&brand=b&group=c&page=d&tags=e'])(
    '/api/search%s answers as described',
    async (query) => {
      const { hits, total } = await call(query)
      expect(hits.length).toBe(Math.min(total, 24))
    },
  )

  it('let what is chosen win over what was read, and tell both', async () => {
    const body = await call('?q=nue&brand=noble')
    expect(body.understood.brand ?? 'nue').toBe('nue')
    expect(body.hits.every(({ slug }: { slug: string }) => !slug.startsWith('nue-'))).toBe(true)
  })

  it('suggest as described, new projects among them', async () => {
    for (const q of ['', 'thong', '通羅']) {
      const answer = await answerSuggest(requestFor(`/api/search/suggest?q=${encodeURIComponent(q)}`), async () =>
        suggestHomes(searchable, 'th', q),
      )
      const body = await answer.json()
      expect(faultsOf(description, '/api/search/suggest', 200, body), q).toEqual([])
      expect(body.new.length).toBeGreaterThan(0)
      expect(body.projects.length > 0).toBe(q !== '')
    }
  })
})
