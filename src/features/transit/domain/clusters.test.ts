import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clustered, freeLabels } from './clusters'

const SIZE = { width: 10, height: 4 }
const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 60 }) })
const cover = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.abs(a.x - b.x) < SIZE.width && Math.abs(a.y - b.y) < SIZE.height

describe('overlapping markers', () => {
  it('become one cluster at their centre', () => {
    const [near, far] = clustered(
      [
        { x: 0, y: 0 },
        { x: 8, y: 2 },
        { x: 50, y: 50 },
      ],
      SIZE,
    )
    expect(near).toMatchObject({ x: 4, y: 1 })
    expect(near?.markers).toHaveLength(2)
    expect(far?.markers).toEqual([{ x: 50, y: 50 }])
  })

  it('stay apart when they are small enough not to overlap', () => {
    expect(
      clustered(
        [
          { x: 0, y: 0 },
          { x: 8, y: 2 },
        ],
        { width: 1, height: 1 },
      ),
    ).toHaveLength(2)
  })

  it('are each in exactly one cluster, and no two clusters overlap', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 40 }), (points) => {
        const markers = points.map((at, id) => ({ ...at, id }))
        const clusters = clustered(markers, SIZE)
        const ids = clusters.flatMap((cluster) => cluster.markers.map(({ id }) => id)).sort((a, b) => a - b)
        expect(ids).toEqual(markers.map(({ id }) => id))
        for (const [index, one] of clusters.entries()) {
          for (const other of clusters.slice(index + 1)) expect(cover(one, other)).toBe(false)
        }
      }),
    )
  })
})

describe('labels of markers', () => {
  it('are dropped when they would cover a marker or an earlier label', () => {
    const labels = [
      { x: 0, y: 0 },
      { x: 3, y: 1 },
      { x: 30, y: 0 },
      { x: 60, y: 0 },
    ]
    expect(freeLabels(labels, [{ x: 31, y: 1 }], SIZE)).toEqual([
      { x: 0, y: 0 },
      { x: 60, y: 0 },
    ])
  })
})
