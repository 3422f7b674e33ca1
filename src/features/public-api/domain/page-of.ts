import { z } from 'zod'

/** Maximum and default page size (S1§9). */
export const PAGE_SIZE = 200

/** Which part of a list an answer contains. */
export const paginationRecord = z.object({
  page: z.int(),
  pageSize: z.int(),
  pageCount: z.int(),
  total: z.int(),
})

/** One page of a list. A page after the last is empty, so that paging ends. */
export function pageOf<Item>(items: readonly Item[], page: number, pageSize: number) {
  const first = (page - 1) * pageSize
  const pageCount = Math.ceil(items.length / pageSize)
  return {
    items: items.slice(first, first + pageSize),
    pagination: { page, pageSize, pageCount, total: items.length },
  }
}
