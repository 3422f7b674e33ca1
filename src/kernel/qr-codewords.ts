/**
 * Level M of versions 1 to 10 (ISO/IEC 18004, tables 1 and 9): total codewords, blocks, error correction codewords per
 * block.
 */
const TOTAL = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5]
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]

const BYTE_MODE = 0b0100
const PADDING = [0xec, 0x11]

const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0
const dataLength = (version: number) => at(TOTAL, version - 1) - at(BLOCKS, version - 1) * at(CORRECTION, version - 1)
/** The number of bits that encode the byte count. */
const countBits = (version: number) => (version < 10 ? 8 : 16)

/** The smallest version for this many bytes; null above the tenth (213 bytes). */
export function versionFor(bytes: number): number | null {
  for (let version = 1; version <= TOTAL.length; version += 1) {
    if (4 + countBits(version) + 8 * bytes <= 8 * dataLength(version)) return version
  }
  return null
}

/** The product in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product >> 7 ? 0x11d : 0)
    if ((b >> bit) & 1) product ^= a
  }
  return product
}

/** The generator polynomial of a degree, without its leading 1. */
function generator(degree: number): number[] {
  const factors: number[] = [...Array(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      factors[index] = multiply(at(factors, index), root) ^ at(factors, index + 1)
    }
    root = multiply(root, 2)
  }
  return factors
}

/** The Reed–Solomon codewords of a block: its remainder modulo the generator polynomial. */
export function correctionOf(block: readonly number[], degree: number): number[] {
  const factors = generator(degree)
  const rest: number[] = Array(degree).fill(0)
  for (const codeword of block) {
    const lead = codeword ^ (rest.shift() ?? 0)
    rest.push(0)
    for (let index = 0; index < degree; index += 1) rest[index] = at(rest, index) ^ multiply(at(factors, index), lead)
  }
  return rest
}

/** Mode, count and bytes as codewords, padded to the capacity of the version. */
function dataCodewords(bytes: Uint8Array, version: number): number[] {
  const count = bytes.length.toString(2).padStart(countBits(version), '0')
  const data = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const bits = `${BYTE_MODE.toString(2).padStart(4, '0')}${count}${data}0000`
  const codewords = (bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2))
  const length = dataLength(version)
  const held = codewords.length
  for (let index = held; index < length; index += 1) codewords.push(at(PADDING, (index - held) % 2))
  return codewords
}

/** The first item of each list, then the second of each, and so on; shorter lists end earlier. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}

/** All codewords of a symbol in drawing order: data, then error correction, each interleaved. */
export function codewordsFor(bytes: Uint8Array, version: number): number[] {
  const data = dataCodewords(bytes, version)
  const blocks = at(BLOCKS, version - 1)
  const short = Math.floor(data.length / blocks)
  const longFrom = blocks - (data.length % blocks)
  let start = 0
  const lists = Array.from({ length: blocks }, (_, block) => {
    const end = start + short + (block >= longFrom ? 1 : 0)
    const list = data.slice(start, end)
    start = end
    return list
  })
  return [...interleave(lists), ...interleave(lists.map((list) => correctionOf(list, at(CORRECTION, version - 1))))]
}
