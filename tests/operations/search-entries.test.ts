import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { listingSays } from '@/features/catalogue/domain/lists/landing'
import { LOCATION_PAGES } from '@/features/catalogue/domain/lists/location-pages'
import { findDraft } from '@/features/catalogue/operations/pages/find-draft'
import { listLandings } from '@/features/catalogue/operations/pages/list-landings'
import { readLocation } from '@/features/catalogue/queries/location'
import { locationWords } from '@/features/catalogue/ui/location-words'
import { LISTINGS } from '@/features/routing'
import { LOCALES } from '@/i18n/locales'
import type { StaffRole } from '@/kernel/actor'
import type { SearchSeo } from '@/payload-types'
import { contentSystem, holderOf, someContext, staffMember } from '../support/content-system'
import { disableCache } from '../support/disable-cache'
import { notificationsOf } from '../support/notifications'

let payload: Payload
let ari: number
const made: number[] = []

beforeAll(async () => {
  disableCache()
  payload = await contentSystem()
  const { docs } = await payload.find({ collection: 'places', where: { slug: { equals: 'ari' } }, limit: 1 })
  ari = docs[0]?.id ?? 0
})

afterEach(async () => {
  for (const id of made.splice(0)) await payload.delete({ collection: 'search-seos', id })
})

const asRole = async (role: StaffRole) => ({ user: await staffMember(payload, role), overrideAccess: false })

async function someEntry(change: Partial<SearchSeo> = {}) {
  const data = {
    Slug_path: 'location',
    Slug_name: 'condo-by-the-canal',
    Title: 'คอนโดริมคลอง',
    kind: 'condominium',
    places: [ari],
    order: 900,
    _status: 'published',
    ...change,
  } as const
  const entry = await payload.create({ collection: 'search-seos', locale: 'th', data: data as never })
  made.push(entry.id)
  return entry
}

describe('the seeded search entries', () => {
  it.each(LOCALES)('cover every place and every list of L.4, with texts in %s', async (locale) => {
    const landings = await listLandings(await someContext(), locale)
    const places = landings.filter(({ slugPath }) => slugPath === 'location').map(({ slug }) => slug)
    expect(places).toEqual(LOCATION_PAGES.map(({ slug }) => slug))
    expect(Object.keys(listingSays(landings)).sort()).toEqual([...LISTINGS].sort())
    for (const { slug, says } of landings) {
      expect(says.title.length, slug).toBeGreaterThan(1)
      expect(says.intro.length, slug).toBeGreaterThan(20)
      expect(says.sharing.Meta_description?.length, slug).toBeGreaterThan(15)
    }
  })

  it('differ from language to language', async () => {
    const ctx = await someContext()
    const all = await Promise.all(LOCALES.map((locale) => listLandings(ctx, locale)))
    const intros = all.map((landings) => landings.find(({ slug }) => slug === 'near-express-way')?.says.intro)
    expect(new Set(intros).size).toBe(LOCALES.length)
  })
})

describe('an entry', () => {
  it('has a page once it is published, with built-in texts where it has none', async () => {
    expect(await readLocation('th', 'condo-by-the-canal', {})).toBeNull()
    await someEntry()
    expect(await readLocation('th', 'condo-by-the-canal', {})).toMatchObject({
      page: { says: { title: 'คอนโดริมคลอง' } },
    })
    const english = await readLocation('en', 'condo-by-the-canal', {})
    expect(english && locationWords('en', english.page, english.places).title).toBe('Condominiums in Ari')
  })

  it('is visible only to staff as a draft (control: published above)', async () => {
    await someEntry({ _status: 'draft' })
    expect(await readLocation('th', 'condo-by-the-canal', {})).toBeNull()
    const draft = await findDraft(await holderOf('preview'), 'th', { location: 'condo-by-the-canal' })
    expect(draft).toMatchObject({ collection: 'search-seos', id: made[0] })
  })

  it('has a draft preview at the URL of a list too', async () => {
    const draft = await findDraft(await holderOf('preview'), 'cht', { listing: 'townhome' })
    expect(draft).toMatchObject({ collection: 'search-seos', locale: 'cht' })
  })

  it('is read back unchanged, with its flags and link', async () => {
    await someEntry({ Popular: true, Link_out: 'https://maps.example/canal', Meta_title: 'หัวเรื่อง' })
    const landings = await listLandings(await someContext(), 'th')
    expect(landings.find(({ id }) => id === made[0])).toMatchObject({
      choices: { popular: true, location: false, transportation: false },
      linkOut: 'https://maps.example/canal',
      says: { sharing: { Meta_title: 'หัวเรื่อง' } },
    })
  })

  it('is announced when its public version changes, and not as a draft', async () => {
    const told = await notificationsOf(() => someEntry())
    expect(told).toEqual(['edited,landings'])
    const save = (data: Partial<SearchSeo>, draft: boolean) =>
      notificationsOf(() => payload.update({ collection: 'search-seos', id: made[0] ?? 0, data: data as never, draft }))
    expect(await save({ intro: 'x', _status: 'draft' }, true)).toEqual([])
    expect(await save({ intro: 'y', _status: 'published' }, false)).toEqual(['edited,landings'])
  })

  it('is announced to every page when its menu item is added, removed or renamed', async () => {
    const told = await notificationsOf(() => someEntry({ Popular: true }))
    expect(told).toEqual(['edited,landings,choices'])
    const save = (data: Partial<SearchSeo>) =>
      notificationsOf(() =>
        payload.update({
          collection: 'search-seos',
          id: made[0] ?? 0,
          locale: 'th',
          data: { ...data, _status: 'published' } as never,
        }),
      )
    expect(await save({ intro: 'only its text' })).toEqual(['edited,landings'])
    expect(await save({ Title: 'ริมคลองสายใหม่' })).toEqual(['edited,landings,choices'])
    expect(await save({ Popular: false })).toEqual(['edited,landings,choices'])
  })

  it.each([
    ['the address of another entry', { Slug_name: 'ari' }],
    ['another spelling of a page', { Slug_name: 'house-ekkamai-ramintra' }],
    ['the address of a project', { Slug_path: 'condominium', Slug_name: 'noble-vesper-ploenchit' }],
    ['a list that has an entry', { Slug_path: 'house', Slug_name: 'townhouse' }],
    ['capitals', { Slug_name: 'Condo-Canal' }],
    ['a script to lead to', { Link_out: 'javascript:alert(1)' }],
    ['an address to lead to that is no page', { Link: 'no-such-page' }],
  ] as [string, Partial<SearchSeo>][])('is not published with %s', async (_, change) => {
    await expect(someEntry(change)).rejects.toThrow()
  })

  it('keeps its URL when it is saved again', async () => {
    const { id } = await someEntry()
    await expect(
      payload.update({ collection: 'search-seos', id, data: { _status: 'published', order: 901 } }),
    ).resolves.toMatchObject({ order: 901 })
  })

  it('can be written by an editor and published only by a publisher', async () => {
    const { id } = await someEntry()
    const save = async (role: StaffRole, draft: boolean) =>
      payload.update({
        collection: 'search-seos',
        id,
        draft,
        data: { order: 902, _status: draft ? 'draft' : 'published' },
        ...(await asRole(role)),
      })
    await save('editor', true)
    await expect(save('editor', false)).rejects.toThrow()
    await expect(save('sales', true)).rejects.toThrow()
    await save('publisher', false)
  })
})
