import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampedView,
  draggedView,
  isNearest,
  type MapView,
  pointAt,
  shareInView,
  viewAround,
  viewBoxOf,
  wholeMap,
  zoomedAt,
} from './map-view'

const SIZE = { width: 800, height: 1000 }
const share = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
})
const view = fc
  .record({
    x: fc.double({ min: -500, max: 1500, noNaN: true }),
    y: fc.double({ min: -500, max: 1500, noNaN: true }),
    zoom: fc.double({ min: 0.1, max: 40, noNaN: true }),
  })
  .map((any) => clampedView(any, SIZE))

function expectInside({ x, y, zoom }: MapView): void {
  expect(zoom).toBeGreaterThanOrEqual(1)
  expect(zoom).toBeLessThanOrEqual(16)
  expect(x - SIZE.width / zoom / 2).toBeGreaterThanOrEqual(-1e-6)
  expect(y - SIZE.height / zoom / 2).toBeGreaterThanOrEqual(-1e-6)
  expect(x + SIZE.width / zoom / 2).toBeLessThanOrEqual(SIZE.width + 1e-6)
  expect(y + SIZE.height / zoom / 2).toBeLessThanOrEqual(SIZE.height + 1e-6)
}

describe('the visible part of the map', () => {
  it('is the whole map at first', () => {
    expect(viewBoxOf(wholeMap(SIZE), SIZE)).toBe('0 0 800 1000')
    expect(isNearest(wholeMap(SIZE))).toBe(false)
  })

  it('is a quarter of the map at twice the zoom', () => {
    expect(viewBoxOf(zoomedAt(wholeMap(SIZE), { x: 400, y: 500 }, 2, SIZE), SIZE)).toBe('200 250 400 500')
  })

  it('contains the given points with a margin, within the maximum zoom', () => {
    expect(viewAround([], SIZE, 6)).toEqual(wholeMap(SIZE))
    expect(viewAround([{ x: 400, y: 500 }], SIZE, 6)).toEqual({ x: 400, y: 500, zoom: 6 })
    expect(
      viewAround(
        [
          { x: 0, y: 0 },
          { x: 800, y: 1000 },
        ],
        SIZE,
        6,
      ),
    ).toEqual(wholeMap(SIZE))
    fc.assert(
      fc.property(fc.array(share, { minLength: 1 }), fc.integer({ min: 1, max: 16 }), (shares, most) => {
        const points = shares.map(({ x, y }) => ({ x: x * SIZE.width, y: y * SIZE.height }))
        const around = viewAround(points, SIZE, most)
        expectInside(around)
        expect(around.zoom).toBeLessThanOrEqual(most)
        for (const point of points) {
          const { x, y } = shareInView(around, point, SIZE)
          expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThanOrEqual(-1e-6)
        }
      }),
    )
  })

  it('keeps the point under the pointer in place while zooming', () => {
    const near = zoomedAt(wholeMap(SIZE), { x: 200, y: 300 }, 2, SIZE)
    expect(shareInView(near, { x: 200, y: 300 }, SIZE)).toEqual({ x: 0.25, y: 0.3 })
  })

  it('follows a drag', () => {
    const near = zoomedAt(wholeMap(SIZE), { x: 400, y: 500 }, 4, SIZE)
    const moved = draggedView(near, [{ x: 0.5, y: 0.5 }], [{ x: 0.6, y: 0.5 }], SIZE)
    expect(moved).toMatchObject({ x: 380, y: 500, zoom: 4 })
  })

  it('zooms in with a pinch', () => {
    const fingers = (apart: number) => [
      { x: 0.5 - apart, y: 0.5 },
      { x: 0.5 + apart, y: 0.5 },
    ]
    expect(draggedView(wholeMap(SIZE), fingers(0.125), fingers(0.25), SIZE)).toMatchObject({ x: 400, y: 500, zoom: 2 })
  })

  it('never leaves the map, whatever the gestures', () => {
    fc.assert(
      fc.property(
        view,
        fc.array(share, { minLength: 1, maxLength: 2 }),
        share,
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (from, before, to, factor) => {
          expectInside(
            draggedView(
              from,
              before,
              before.map((one) => ({ x: (one.x + to.x) / 2, y: (one.y + to.y) / 2 })),
              SIZE,
            ),
          )
          expectInside(zoomedAt(from, pointAt(from, to, SIZE), factor, SIZE))
        },
      ),
    )
  })

  it('converts points to shares of the view and back without loss', () => {
    fc.assert(
      fc.property(view, share, (from, at) => {
        const back = shareInView(from, pointAt(from, at, SIZE), SIZE)
        expect(back.x).toBeCloseTo(at.x)
        expect(back.y).toBeCloseTo(at.y)
      }),
    )
  })
})
