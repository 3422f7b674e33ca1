import type { Payload } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeSearchable } from '@/features/search/server'
import { contentSystem, someContext } from '../support/content-system'

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
