import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { emptyFilmFacts } from './film-facts'

function box(type: string, ...content: Uint8Array[]): Buffer {
  const inner = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(inner.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, inner])
}

const PLACE = Buffer.from('+13.7333+100.5500/')
const film = () =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(4, 7)),
      box('trak', box('udta', PLACE)),
      box('meta', PLACE),
      box('udta', PLACE),
    ),
    box('mdat', Buffer.from(`frames that happen to hold ${PLACE}`)),
  ])

describe('a film from a phone', () => {
  it('tells nobody where it was taken, and no byte of it moves', () => {
    const before = film()
    const after = emptyFilmFacts(film())
    expect(after).toHaveLength(before.length)
    const end = after.indexOf('mdat')
    expect(after.subarray(0, end).includes(PLACE)).toBe(false)
    expect(after.subarray(end)).toEqual(before.subarray(end))
    expect(after.toString('latin1')).toContain('mvhd')
    expect(after.toString('latin1').match(/free/g)).toHaveLength(3)
  })

  it('is read with boxes of 64-bit length', () => {
    const inner = box('udta', PLACE)
    const head = Buffer.alloc(16)
    head.writeUInt32BE(1)
    head.write('moov', 4)
    head.writeBigUInt64BE(BigInt(16 + inner.length), 8)
    expect(emptyFilmFacts(Buffer.concat([head, inner])).includes(PLACE)).toBe(false)
  })
})

test('any bytes are left or emptied, never longer, never a fault', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(emptyFilmFacts(Uint8Array.from(bytes))).toHaveLength(bytes.length)
    }),
  )
})
