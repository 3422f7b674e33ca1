/** A set of projects: one bit per project, by its number in the index. */
export type Mask = Uint32Array

/** An empty mask for `count` projects. */
export const emptyMask = (count: number): Mask => new Uint32Array(Math.ceil(count / 32))

/** A mask that contains all of `count` projects. */
export function fullMask(count: number): Mask {
  const mask = emptyMask(count).fill(0xffffffff)
  const rest = count % 32
  if (rest > 0) mask[mask.length - 1] = (1 << rest) - 1
  return mask
}

export function setBit(mask: Mask, project: number): void {
  const word = project >>> 5
  mask[word] = (mask[word] ?? 0) | (1 << (project & 31))
}

export const hasBit = (mask: Mask, project: number) => (((mask[project >>> 5] ?? 0) >>> (project & 31)) & 1) === 1

/** Intersects the first mask in place with the second. */
export function intersectInto(mask: Mask, other: Mask): void {
  for (let word = 0; word < mask.length; word += 1) mask[word] = (mask[word] ?? 0) & (other[word] ?? 0)
}

/** The intersection of all masks; all projects when there are none. */
export function intersectionOf(masks: readonly Mask[], count: number): Mask {
  const [first, ...rest] = masks
  const mask = first ? first.slice() : fullMask(count)
  for (const other of rest) intersectInto(mask, other)
  return mask
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The size of the intersection of two masks. */
export function countIntersection(one: Mask, other: Mask): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) count += bitsIn((one[word] ?? 0) & (other[word] ?? 0))
  return count
}

export const countBits = (mask: Mask) => countIntersection(mask, mask)

/** Calls back for each project of a mask, in ascending order. */
export function forEachBit(mask: Mask, call: (project: number) => void): void {
  for (let word = 0; word < mask.length; word += 1) {
    let bits = mask[word] ?? 0
    while (bits !== 0) {
      call(word * 32 + (31 - Math.clz32(bits & -bits)))
      bits &= bits - 1
    }
  }
}
