import { describe, expect, it } from 'vitest'
import { mediaRecord, type StoredMedia, toMediaRecord } from './media-record'

const stored: StoredMedia & Record<string, unknown> = {
  id: 7,
  alt: 'A pool',
  hash: 'abc',
  provider: 'local',
  filename: 'pool side.abc.jpg',
  mimeType: 'image/jpeg',
  filesize: 1234,
  width: 1600,
  height: 900,
  placeholder: 'data:image/webp;base64,AAAA',
  url: '/api/media/file/pool.jpg',
  sizes: {
    small: { filename: 'pool-640.webp', mimeType: 'image/webp', filesize: 99, width: 640, height: 360 },
    large: { filename: null, width: null, height: null },
  },
}

describe('an image in the public API', () => {
  it('has the fields of the specification, and a public address', () => {
    const record = toMediaRecord(stored)
    expect(mediaRecord.strict().parse(record)).toEqual({
      id: 7,
      name: 'pool side.abc.jpg',
      ext: '.jpg',
      mime: 'image/jpeg',
      width: 1600,
      height: 900,
      size: 1234,
      url: '/media/pool%20side.abc.jpg',
      hash: 'abc',
      provider: 'local',
      alternativeText: 'A pool',
      formats: {
        small: {
          name: 'pool-640.webp',
          ext: '.webp',
          mime: 'image/webp',
          width: 640,
          height: 360,
          size: 99,
          url: '/media/pool-640.webp',
        },
      },
    })
  })

  it.each([
    ['there is none', null],
    ['nobody has said', undefined],
    ['only its number was read', 7],
    ['it has no file', { id: 7 }],
  ])('is null when %s', (_, value) => {
    expect(toMediaRecord(value)).toBeNull()
  })
})
