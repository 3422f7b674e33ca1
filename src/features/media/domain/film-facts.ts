/** Boxes that hold others (ISO 14496-12). */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'moof', 'traf'])
/** Boxes of user data and metadata: place, device, owner (ISO 14496-12 §8.10, §8.11; QuickTime `udta`). */
const PRIVATE = new Set(['udta', 'meta', 'uuid'])
const FREE = [0x66, 0x72, 0x65, 0x65]

const typeAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at + 4, at + 8))

function sizeAt(bytes: Uint8Array, at: number, end: number): { head: number; size: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const short = view.getUint32(at)
  if (short === 1 && at + 16 <= end) return { head: 16, size: Number(view.getBigUint64(at + 8)) }
  return { head: 8, size: short === 0 ? end - at : short }
}

/**
 * Empties what a phone wrote into a film about place, device and owner, in place: each box of such data becomes free
 * space of the same length, so that no offset of the film moves. Returns the same bytes. Whatever is no such file stays as
 * it is.
 */
export function emptyFilmFacts<Bytes extends Uint8Array>(bytes: Bytes, from = 0, to = bytes.length): Bytes {
  let at = from
  while (at + 8 <= to) {
    const { head, size } = sizeAt(bytes, at, to)
    if (size < head || at + size > to) return bytes
    const type = typeAt(bytes, at)
    if (PRIVATE.has(type)) {
      bytes.set(FREE, at + 4)
      bytes.fill(0, at + head, at + size)
    } else if (HOLDERS.has(type)) emptyFilmFacts(bytes, at + head, at + size)
    at += size
  }
  return bytes
}
