import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { searchHomes } from '@/features/search/operations/search-homes'
import { makeSearchable, type Searchable } from '@/features/search/server'
import { contentSystem, someContext } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

const MAKING = {
  linesIn: () => ({}),
  facilityName: (_: unknown, facility: string) => facility,
  pause: async () => undefined,
  now: () => performance.now(),
}

describe('places and stations of the search index', () => {
  /** What a rebuild reads, and what it made. */
  async function rebuilt(isGeographyKept: boolean) {
    const ctx = await someContext()
    const payload = await contentSystem()
    const before = await makeSearchable(ctx, { ...MAKING, before: null })
    const asked: string[] = []
    const find = payload.find.bind(payload)
    const watched = Object.create(payload, {
      find: {
        value: (options: Parameters<typeof find>[0]) => {
          asked.push(options.collection)
          return find(options)
        },
      },
    }) as Payload
    const made = await makeSearchable({ ...ctx, payload: watched }, { ...MAKING, before, isGeographyKept })
    return { asked, made }
  }

  it('are not read again for a change of a project, and the index is the same', async () => {
    const [kept, control] = [await rebuilt(true), await rebuilt(false)]
    expect(kept.asked.filter((one) => one === 'stations' || one === 'places')).toEqual([])
    expect(control.asked).toEqual(expect.arrayContaining(['stations', 'places']))
    expect(kept.made.localizedNames).toEqual(control.made.localizedNames)
    expect(kept.made.gazetteer).toEqual(control.made.gazetteer)
    expect(kept.made.projects).toEqual(control.made.projects)
  })
})

const make = async (before: Searchable | null = null) => makeSearchable(await someContext(), { ...MAKING, before })

it('this year is the year of the clock that is handed in, in Bangkok', async () => {
  const ctx = await someContext()
  const before = await make()
  const at = async (now: string) => {
    const made = await makeSearchable({ ...ctx, now: new Date(now) }, { ...MAKING, before })
    return [made.month, searchHomes(made, 'en', { q: 'condo completed this year' }, []).understood.where]
  }
  const inYear = (year: number) => [[{ fact: 'completion', min: year, max: year }]]
  expect(await at('2026-11-30T16:59:59Z')).toEqual(['2026-11', inYear(2026)])
  expect(await at('2026-12-31T16:59:59Z')).toEqual(['2026-12', inYear(2026)])
  expect(await at('2026-12-31T17:00:00Z')).toEqual(['2027-01', inYear(2027)])
})

describe('synonyms', () => {
  it('match each other once an editor has saved them, and not before (control)', async () => {
    const asked = async () => searchHomes(await make(), 'en', { q: 'skyfortress' }, []).total
    expect(await asked()).toBe(0)
    let id = 0
    const told = await notificationsOf(async () => {
      const words = ['skyfortress', 'noble atelier thonglor']
      const payload = await contentSystem()
      id = (await payload.create({ collection: 'search-words', data: { name: 'a test', words } })).id
    })
    expect(told).toEqual(['unknown,search-words'])
    expect(await asked()).toBeGreaterThan(0)
    await (await contentSystem()).delete({ collection: 'search-words', id })
  })

  it('need at least two words', async () => {
    const one = { name: 'alone', words: ['alone'] }
    const payload = await contentSystem()
    await expect(payload.create({ collection: 'search-words', data: one })).rejects.toThrow()
  })
})
