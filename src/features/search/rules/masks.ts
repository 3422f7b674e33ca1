/** A set of projects: one bit for each, by its number in the index. */
export type Mask = Uint32Array

/** A mask for so many projects, with none in it. */
export const noneOf = (count: number): Mask => new Uint32Array(Math.ceil(count / 32))

/** A mask with all of so many projects in it. */
export function allOf(count: number): Mask {
  const mask = noneOf(count).fill(0xffffffff)
  const rest = count % 32
  if (rest > 0) mask[mask.length - 1] = (1 << rest) - 1
  return mask
}

export function include(mask: Mask, project: number): void {
  const word = project >>> 5
  mask[word] = (mask[word] ?? 0) | (1 << (project & 31))
}

export const includes = (mask: Mask, project: number) => (((mask[project >>> 5] ?? 0) >>> (project & 31)) & 1) === 1

/** Leaves in the first mask what is in both. */
export function narrow(mask: Mask, other: Mask): void {
  for (let word = 0; word < mask.length; word += 1) mask[word] = (mask[word] ?? 0) & (other[word] ?? 0)
}

/** What is in all of the masks; everything when there are none. */
export function inAll(masks: readonly Mask[], count: number): Mask {
  const [first, ...rest] = masks
  const mask = first ? first.slice() : allOf(count)
  for (const other of rest) narrow(mask, other)
  return mask
}

function bitsIn(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** How many are in both masks. */
export function countBoth(one: Mask, other: Mask): number {
  let count = 0
  for (let word = 0; word < one.length; word += 1) count += bitsIn((one[word] ?? 0) & (other[word] ?? 0))
  return count
}

export const countOf = (mask: Mask) => countBoth(mask, mask)

/** Each project of a mask, in order. */
export function eachOf(mask: Mask, call: (project: number) => void): void {
  for (let word = 0; word < mask.length; word += 1) {
    let bits = mask[word] ?? 0
    while (bits !== 0) {
      call(word * 32 + (31 - Math.clz32(bits & -bits)))
      bits &= bits - 1
    }
  }
}
