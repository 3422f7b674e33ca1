import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerOpenApi } from '@/features/public-api/queries/description'
import { answerSearch, answerSuggest } from '@/features/public-api/queries/search-calls'
import { MATCHED_FIELDS } from '@/features/search/domain/search-types'
import { listResults } from '@/features/search/operations/list-results'
import { makeSearchable, type Searchable } from '@/features/search/operations/make-searchable'
import { searchHomes, suggestHomes } from '@/features/search/operations/search-homes'
import { LOCALES, type Locale } from '@/i18n/locales'
import { contentSystem, someContext } from '../support/content-system'
import { type Description, faultsOf } from '../support/described'
import { requestFor } from '../support/published-calls'

const PUBLIC = 'noble-atelier-thonglor'

const MAKING = {
  linesIn: () => ({ 'bts-sukhumvit': 'BTS Sukhumvit Line' }),
  facilityName: (_: Locale, facility: string) => facility,
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
  return listResults(searchable, locale, (name) => parameters.getAll(name))
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

describe('the search index', () => {
  it('has every public project, with its 13 fields in four languages and its facts', async () => {
    const projects = [...(await make()).projects.values()]
    expect(projects.length).toBeGreaterThan(20)
    const home = projects.find(({ slug }) => slug === PUBLIC)
    expect(home).toMatchObject({
      brand: 'noble',
      group: 'Condominium',
      places: ['thonglor', 'sukhumvit'],
      stations: expect.arrayContaining([expect.objectContaining({ station: 'thong-lo', system: 'BTS' })]),
    })
    for (const locale of LOCALES)
      for (const field of MATCHED_FIELDS)
        if (field !== 'Badge') expect(home?.fields[locale][field], `${locale} ${field}`).not.toBe('')
    expect(new Set(LOCALES.map((locale) => home?.fields[locale].Short_Description)).size).toBe(4)
  })

  it('has no drafts, and has them once published (control)', async () => {
    const draft = await someProject('draft')
    const published = await someProject('published')
    const slugs = [...(await make()).projects.keys()]
    for (const { id } of [draft, published]) await payload.delete({ collection: 'projects', id })
    expect(slugs).toContain(published.slug)
    expect(slugs).not.toContain(draft.slug)
  })

  it('reuses the gazetteer while its names are unchanged', async () => {
    expect((await make(searchable)).gazetteer).toBe(searchable.gazetteer)
  })

  it('reuses normalised texts that did not change, and normalises edited ones', async () => {
    const again = await make(searchable)
    expect(again.index.texts.en.texts[0]).toBe(searchable.index.texts.en.texts[0])
    const published = await someProject('published')
    const renewed = await make(again)
    await payload.delete({ collection: 'projects', id: published.id })
    expect(searchHomes(again, 'en', { q: published.slug }, []).total).toBe(0)
    expect(searchHomes(renewed, 'en', { q: published.slug }, []).hits[0]?.slug).toBe(published.slug)
    expect(searchHomes(await make(renewed), 'en', { q: published.slug }, []).total).toBe(0)
  })
})

describe('search results', () => {
  it.each([
    ['th', 'คอนโด ทองหล่อ'],
    ['en', 'condo in Thong Lo'],
    ['cht', '通羅 公寓'],
    ['chs', '通罗公寓'],
  ] as const)('%s: %s is found, with two chips', (locale, text) => {
    const { slugs, chips, total } = found(locale, `keyword=${encodeURIComponent(text)}`)
    expect([slugs, total, chips.length]).toEqual([[PUBLIC], 1, 2])
  })

  it('count each price band', () => {
    expect(found('en', 'keyword=thonglor+under+1M').bands).toHaveLength(9)
  })

  it('offer the next station with its minutes, or one bedroom less, before the far end of the line', () => {
    const { nearest, unitTypes, total } = found(
      'th',
      `keyword=${encodeURIComponent('2 ห้องนอน ใกล้ BTS ทองหล่อ ไม่เกิน 5 ล้าน')}`,
    )
    expect(total).toBe(0)
    const [first] = nearest
    expect(first).toMatchObject({
      slug: 'nue-orbit-bangna',
      unitType: { beds: 2 },
      differs: [{ asked: [{ fact: 'station', value: 'thong-lo' }], has: { fact: 'station', value: 'bang-na' } }],
    })
    const ways = nearest.flatMap(({ differs }) =>
      differs.flatMap((one) => ('way' in one && one.way ? [one.way.minutes] : [])),
    )
    expect(Math.max(...ways)).toBeLessThan(45)
    // The card shows the price of the home that is offered.
    for (const { slug, unitType } of nearest) expect(unitTypes.get(slug)).toBe(unitType)
    // Without the price a home at the station itself is found, and nothing is offered beside it (control).
    expect(found('th', `keyword=${encodeURIComponent('2 ห้องนอน ใกล้ BTS ทองหล่อ')}`).nearest).toEqual([])
  })

  it('offer what is for sale also where only sold-out homes match', () => {
    const { soldOut, nearest, similar, total } = found('en', 'place=silom')
    expect([total, soldOut.length, similar]).toEqual([0, 1, []])
    const minutes = nearest.map(({ differs: [one] }) => (one && 'way' in one ? one.way?.minutes : undefined))
    expect(minutes[0]).toBeGreaterThan(0)
    expect(minutes).toEqual(minutes.toSorted((a, b) => Number(a) - Number(b)))
  })

  it('match house with all its types, typed or selected, and a type with itself (control)', () => {
    const groupsOf = ({ slugs }: { slugs: readonly string[] }) =>
      new Set(slugs.map((slug) => searchable.projects.get(slug)?.group))
    const all = new Set(['House', 'Townhome', 'Single_detached_house'])
    expect(groupsOf(found('th', `keyword=${encodeURIComponent('บ้าน')}`))).toEqual(all)
    expect(groupsOf(found('en', 'group=house'))).toEqual(all)
    expect(groupsOf(found('en', 'group=townhome'))).toEqual(new Set(['Townhome']))
  })

  it('match a plot by its size', () => {
    const { slugs } = found('th', `keyword=${encodeURIComponent('ที่ดินพัฒนาการ 100 ตารางวา')}`)
    expect(slugs).toEqual(['noble-plot-pattanakarn'])
  })

  it('show the last page when the page number is too high', () => {
    const { ask, pages, slugs } = found('en', 'page=99')
    expect([ask.page, slugs.length > 0]).toEqual([pages, true])
  })

  it('name the terms they could not use', () => {
    expect(found('en', 'place=atlantis&station=thong-lo&line=bts&beds=x').ignored).toEqual(['place', 'beds'])
  })
})

describe('results with an own place', () => {
  it.each(LOCALES)('%s: show the route of each project, nearest first', (locale) => {
    const { slugs, journeys, chips, localizedNames } = found(locale, 'to=asok&sort=nearest&group=condominium')
    expect(journeys?.to.name).toBe(localizedNames.destination)
    expect(chips.at(-1)?.filter).toEqual({ key: 'to', value: 'asok' })
    const minutes = slugs.slice(0, 5).map((slug) => journeys?.of.get(slug)?.minutes ?? 0)
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b))
    expect(minutes[0]).toBeGreaterThan(0)
  })

  it('are limited to the chosen minutes, and unlimited without (control)', () => {
    const near = found('en', 'to=area-silom&within=30')
    expect(near.total).toBeGreaterThan(0)
    expect(near.total).toBeLessThan(found('en', 'to=area-silom').total)
    for (const slug of near.slugs) expect(near.journeys?.of.get(slug)?.minutes).toBeLessThanOrEqual(30)
  })

  it('have all projects for the map, and none for a list', () => {
    const { marked, total } = found('en', 'view=map&page=2')
    expect(marked).toHaveLength(total)
    expect(found('en', '').marked).toEqual([])
  })
})

describe('the search endpoints', () => {
  it.each([
    '',
    '?q=ทองหล่อ',
    '?q=BTS+under+5M+2+beds&sort=price',
    '?price=a&brand=b&group=c&page=d&tags=e',
    '?to=asok&within=60&sort=nearest',
    '?q=2+bed+near+BTS+Thong+Lo+under+2M&to=asok&within=15',
  ])('/api/search%s answers as documented', async (query) => {
    const { hits, total, nearest } = await call(query)
    expect([hits.length, nearest.length > 0]).toEqual([Math.min(total, 24), total === 0])
  })

  it('prefer selected filters over parsed ones, and return both', async () => {
    const body = await call('?q=nue&brand=noble')
    expect(body.understood.brand ?? 'nue').toBe('nue')
    expect(body.hits.every(({ slug }: { slug: string }) => !slug.startsWith('nue-'))).toBe(true)
  })

  it('return minutes for each hit only with a place', async () => {
    const to = await call('?to=asok&group=condominium')
    for (const { minutes } of to.hits) expect(minutes === null || minutes > 0).toBe(true)
    const without = await call('?to=atlantis&within=30')
    expect(without.ignored).toEqual(['to', 'within'])
    for (const hit of without.hits) expect(hit).not.toHaveProperty('minutes')
  })

  it('suggest as documented, including new projects', async () => {
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

  it('suggest a station with its lines beside the area of the same name', () => {
    const { places } = suggestHomes(searchable, 'en', 'thong lo')
    expect(places.find(({ kind }) => kind === 'station')).toMatchObject({ slug: 'thong-lo', systems: ['BTS'] })
    expect(places.find(({ kind }) => kind === 'place')).toMatchObject({ slug: 'thonglor', systems: [] })
  })
})
