import { z } from 'zod'

/** Most items of one page, and as many as come when nothing is said (S1§9). */
export const PAGE_SIZE = 200

/** Which part of a list an answer holds. */
export const paginationRecord = z.object({
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
})

/** One page of a list. A page past the last one is empty, so that a reader who pages on comes to an end. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number) {
  const first = (page - 1) * pageSize
  const pageCount = Math.ceil(items.length / pageSize)
  return {
    items: items.slice(first, first + pageSize),
    pagination: { page, pageSize, pageCount, total: items.length },
  }
}
