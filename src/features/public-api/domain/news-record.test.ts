import { describe, expect, test } from 'vitest'
import { newsRecord, toNewsRecord, withoutImage } from './news-record'

const STORED = { id: 7, Title_TH: 'ข่าว', Title_EN: 'News', Content_TH: 'หนึ่ง', Content_EN: 'One' }
const PICTURE = { id: 3, alt: 'A house', filename: 'a b.webp', mimeType: 'image/webp', width: 1600, height: 900 }

describe('a news item in the public API', () => {
  test.each([
    ['without a picture', STORED, null, null],
    ['with one of which only the number was read', { ...STORED, Inside_image: 3 }, null, null],
    [
      'with the words of the picture',
      { ...STORED, Inside_image: PICTURE },
      { url: '/media/a%20b.webp', width: 1600, height: 900, mime: 'image/webp' },
      'A house',
    ],
    [
      'with words of its own',
      { ...STORED, Inside_image: PICTURE, Inside_image_alt: 'Our house' },
      { url: '/media/a%20b.webp', width: 1600, height: 900, mime: 'image/webp' },
      'Our house',
    ],
  ])('%s', (_, stored, image, alt) => {
    const record = toNewsRecord(stored)
    expect(newsRecord.parse(record)).toEqual(record)
    expect([record.Inside_image, record.Inside_image_alt]).toEqual([image, alt])
    expect(withoutImage(record).Inside_image).toBeNull()
  })

  test('has no undocumented field', () => {
    const record = toNewsRecord({ ...STORED, changedBy: 'somebody' } as typeof STORED)
    expect(Object.keys(record).sort()).toEqual(Object.keys(newsRecord.shape).sort())
  })
})
