import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPosition } from './typed-position'

describe('a place is read as maps and people write it', () => {
  it.each([
    ['13.7563, 100.5018', 13.7563, 100.5018],
    ['13.75, 100.5', 13.75, 100.5],
    ['13.7563 100.5018', 13.7563, 100.5018],
    ['๑๓.๗๕, ๑๐๐.๕', 13.75, 100.5],
    ['１３．７５，１００．５', 13.75, 100.5],
    ['13.7563° N, 100.5018° E', 13.7563, 100.5018],
    ['33.8688° S, 151.2093° E', -33.8688, 151.2093],
    ['-33.8688, 151.2093', -33.8688, 151.2093],
    ['http://maps.google.com/?q=13.7563,100.5018', 13.7563, 100.5018],
    ['13.7563/100.5018', 13.7563, 100.5018],
    ['13°45\'22"S 100°30\'6"W', -13.756111, -100.501667],
    ['13° 45\' 22" N, 100° 30\' 6" E', 13.756111, 100.501667],
    ['−33.8688, 151.2093', -33.8688, 151.2093],
    ['13°45\'22.7"N 100°30\'06.5"E', 13.756306, 100.501806],
    ['13°45′22.7″N, 100°30′06.5″E', 13.756306, 100.501806],
    ['\u200e13.75, 100.5\u200e', 13.75, 100.5],
    ['https://www.google.com/maps?q=13.7563,100.5018', 13.7563, 100.5018],
    ['https://www.google.com/maps/search/?api=1&query=13.7563%2C100.5018', 13.7563, 100.5018],
    ['https://www.google.com/maps/@13.7563,100.5018,17z', 13.7563, 100.5018],
    ['https://www.google.com/maps/dir//13.7563,100.5018/@13.7,100.4,12z', 13.7563, 100.5018],
    // The pin, and not the middle of the picture.
    [
      'https://www.google.co.th/maps/place/Wat+Pho/@13.7465,100.4906,17z/data=!3m1!4b1!4m6!3m5!1s0x30e2:0x1!8m2!3d13.7465337!4d100.4927000!16zL20',
      ...([13.746534, 100.4927] as const),
    ],
    ['https://maps.apple.com/?ll=13.7563,100.5018&q=Home', 13.7563, 100.5018],
    ['https://maps.apple.com/place?coordinate=13.7563,100.5018', 13.7563, 100.5018],
    ['https://www.openstreetmap.org/?mlat=13.7563&mlon=100.5018#map=17/13.7/100.4', 13.7563, 100.5018],
    ['https://www.openstreetmap.org/#map=17/13.7563/100.5018', 13.7563, 100.5018],
    ['geo:13.7563,100.5018?z=17', 13.7563, 100.5018],
  ])('%s', (typed, lat, lng) => {
    expect(readPosition(typed)).toEqual({ lat, lng })
  })

  it.each([
    '',
    'by the river',
    '13.7563',
    '91, 100',
    '13.75, 181',
    '13.75, 100.5, 3',
    'https://maps.app.goo.gl/AbCdEf123',
    'https://maps.example/',
    'https://www.google.com/maps/@99.7563,100.5018,17z',
    'javascript:13.75,100.5',
    'see https://www.google.com/maps/@13.7563,100.5018,17z',
    'x13°45\'22"N 100°30\'6"E',
    '13°45\'22"N 100°30\'6"Ex',
    '13.7563, 100.5018 N',
  ])('is none: %j', (typed) => {
    expect(readPosition(typed)).toBeNull()
  })
})

it('what is read is on the earth, and reading it again gives the same', () => {
  const part = fc.string({ unit: fc.constantFrom(...'0123456789.,- °NSEW\'"๑'), maxLength: 30 })
  fc.assert(
    fc.property(part, (typed) => {
      const read = readPosition(typed)
      if (!read) return
      expect([Math.abs(read.lat) <= 90, Math.abs(read.lng) <= 180]).toEqual([true, true])
      expect(readPosition(`${read.lat}, ${read.lng}`)).toEqual(read)
    }),
    { numRuns: 2000 },
  )
  const degrees = (most: number) => fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((value) => value / 1e6)
  fc.assert(
    fc.property(degrees(90), degrees(180), (lat, lng) => {
      fc.pre(Math.abs(lat) > 1e-5 && Math.abs(lng) > 1e-5)
      expect(readPosition(`${lat}, ${lng}`)).toEqual({ lat, lng })
    }),
  )
})
