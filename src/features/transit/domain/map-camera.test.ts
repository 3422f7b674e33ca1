import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAP_SIZE, toMap, toSpot } from './city-map'
import { cameraOf, type MapCamera } from './map-camera'
import { clampedView, pointAt, shareInView, wholeMap } from './map-view'
import type { Spot } from './walking'

/** Mercator position of a point on the world map, in px. */
function mercator({ lat, lng }: Spot, zoom: number) {
  const width = 512 * 2 ** zoom
  const latitude = (lat * Math.PI) / 180
  return {
    x: ((lng + 180) / 360) * width,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + latitude / 2)) / (2 * Math.PI)) * width,
  }
}

/** Where the tile map shows a point, in px from the centre of its viewport. */
function shownAt(spot: Spot, camera: MapCamera) {
  const [middle, there] = [mercator(camera, camera.zoom), mercator(spot, camera.zoom)]
  return { x: there.x - middle.x, y: there.y - middle.y }
}

const share = fc.double({ min: 0, max: 1, noNaN: true })
const view = fc
  .record({
    x: fc.double({ min: 0, max: MAP_SIZE.width, noNaN: true }),
    y: fc.double({ min: 0, max: MAP_SIZE.height, noNaN: true }),
    zoom: fc.double({ min: 1, max: 16, noNaN: true }),
  })
  .map((any) => clampedView(any, MAP_SIZE))

describe('the camera of the tile map', () => {
  it('shows every point where the drawn map shows it, within a pixel', () => {
    fc.assert(
      fc.property(view, share, share, fc.integer({ min: 280, max: 1200 }), (seen, x, y, width) => {
        const point = pointAt(seen, { x, y }, MAP_SIZE)
        const height = (width * MAP_SIZE.height) / MAP_SIZE.width
        const drawn = shareInView(seen, point, MAP_SIZE)
        const shown = shownAt(toSpot(point), cameraOf(seen, MAP_SIZE, width))
        expect(Math.abs(shown.x - (drawn.x - 0.5) * width)).toBeLessThan(1)
        expect(Math.abs(shown.y - (drawn.y - 0.5) * height)).toBeLessThan(1)
      }),
    )
  })

  it('zooms in by one level when our zoom or our width doubles', () => {
    const whole = wholeMap(MAP_SIZE)
    const { zoom, lat, lng } = cameraOf(whole, MAP_SIZE, 600)
    expect(cameraOf({ ...whole, zoom: 2 }, MAP_SIZE, 600).zoom).toBeCloseTo(zoom + 1)
    expect(cameraOf(whole, MAP_SIZE, 1200).zoom).toBeCloseTo(zoom + 1)
    expect([lat.toFixed(2), lng.toFixed(2)]).toEqual(['13.78', '100.58'])
  })
})

it('a point survives the projection and its inverse', () => {
  const asok = { lat: 13.737, lng: 100.56 }
  expect(toSpot(toMap(asok)).lat).toBeCloseTo(asok.lat, 3)
  expect(toSpot(toMap(asok)).lng).toBeCloseTo(asok.lng, 3)
})
