import { describe, expect, it } from 'vitest'
import { HOMES, homeUnderTest, NAMES } from './homes-under-test'
import { searchProjects } from './match'
import { buildIndex, buildIndexInSlices } from './search-index'

const MANY = Array.from({ length: 400 }, (_, number) =>
  homeUnderTest(`noble-home-${number}`, { Zone: `Zone ${number}` }),
)

describe('an index made in slices', () => {
  it('is the one made at once', async () => {
    const breathing = { pause: () => Promise.resolve(), now: () => 0 }
    expect(await buildIndexInSlices(HOMES, NAMES, breathing)).toEqual(buildIndex(HOMES, NAMES))
  })

  it('lets others be served whenever a slice has taken its time', async () => {
    let [time, pauses] = [0, 0]
    const pause = () => {
      pauses += 1
      return Promise.resolve()
    }
    // Each look at the clock finds it a millisecond on.
    await buildIndexInSlices(MANY, NAMES, { pause, now: () => (time += 1) })
    expect(pauses).toBeGreaterThan(10)
  })

  it('finds each of many by its own words, and by no other', () => {
    const index = buildIndex(MANY, NAMES)
    for (const number of [0, 31, 32, 77, 399]) {
      const found = searchProjects(index, {
        locale: 'en',
        words: [`home-${number}`, `zone ${number}`],
        filters: {},
        sort: 'recommended',
      })
      expect(found.hits[0]?.slug).toBe(`noble-home-${number}`)
    }
  })

  it('may be empty', () => {
    const nothing = buildIndex([], NAMES)
    expect(searchProjects(nothing, { locale: 'th', words: ['ทองหล่อ'], filters: {}, sort: 'price' }).total).toBe(0)
  })
})
