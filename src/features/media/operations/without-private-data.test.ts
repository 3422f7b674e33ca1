import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { withoutPrivateData } from './without-private-data'

const drawn = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#b08d57' } })

/** As a phone writes it: turned by a mark, with place and serial number. */
const fromPhone = (format: 'jpeg' | 'webp' | 'png', orientation = 6) =>
  drawn()
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Model: 'Phone 17', Artist: 'Somchai Jaidee' },
      IFD2: { BodySerialNumber: 'SN-004711' },
      IFD3: { GPSLatitude: '13/1 44/1 0/1', GPSLongitude: '100/1 33/1 0/1' },
    })
    [format]()
    .toBuffer()

describe('a picture from a phone', () => {
  test.each(['jpeg', 'webp', 'png'] as const)('tells nobody where and with what it was taken (%s)', async (format) => {
    const sent = await fromPhone(format)
    expect(sent.includes('SN-004711')).toBe(true)
    const kept = await withoutPrivateData(sent)
    const { exif, xmp, iptc, format: same } = await sharp(kept).metadata()
    expect([exif, xmp, iptc, same]).toEqual([undefined, undefined, undefined, format])
    for (const secret of ['SN-004711', 'Somchai', 'Phone 17']) expect(kept.includes(secret)).toBe(false)
  })

  it('is stored upright: a portrait is as high as people see it', async () => {
    const { width, height, orientation } = await sharp(await withoutPrivateData(await fromPhone('jpeg'))).metadata()
    expect([width, height, orientation ?? 1]).toEqual([40, 60, 1])
  })

  it('keeps its colours', async () => {
    const sent = await drawn()
      .withIccProfile('p3')
      .withExif({ IFD0: { Model: 'Phone' } })
      .jpeg()
      .toBuffer()
    expect((await sharp(sent).metadata()).icc).toBeDefined()
    expect((await sharp(await withoutPrivateData(sent)).metadata()).icc).toBeDefined()
  })
})

test('a picture without such data is stored byte for byte, and what is no picture as it came', async () => {
  const plain = await drawn().jpeg().toBuffer()
  expect(await withoutPrivateData(plain)).toBe(plain)
  const text = Buffer.from('no picture')
  expect(await withoutPrivateData(text)).toBe(text)
})
