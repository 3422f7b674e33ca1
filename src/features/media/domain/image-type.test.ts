import sharp from 'sharp'
import { expect, it } from 'vitest'
import { imageTypeOf } from './image-type'

const dot = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#C8A96A' } })

it.each(['jpg', 'png', 'webp', 'avif'] as const)('a real %s is known by its bytes', async (type) => {
  expect(
    imageTypeOf(
      await dot()
        .toFormat(type === 'jpg' ? 'jpeg' : type)
        .toBuffer(),
    ),
  ).toBe(type)
})

it.each([
  ['a page', '<!doctype html><img src=x onerror=alert(1)>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a GIF', 'GIF89a....'],
  ['a sound in RIFF', 'RIFF\0\0\0\0WAVEfmt '],
  ['a film', '\0\0\0\x18ftypmp42'],
  ['nothing', ''],
])('%s is no image', (_, text) => expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeNull())
