import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers'

type Page = number | 'gap' | undefined

/** A page must follow the previous one; a gap must stand for at least two pages. */
function stepTo(page: Page, before: Page, beforeGap: Page): string {
  if (typeof page !== 'number' || before === undefined) return 'fine'
  if (before !== 'gap') return page - before === 1 ? 'fine' : `${before} then ${page}`
  return typeof beforeGap === 'number' && page - beforeGap > 2 ? 'fine' : `${beforeGap}, gap, ${page}`
}

describe('the page numbers of a pagination', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 gap 20'],
    [4, 20, '1 2 3 4 5 gap 20'],
    [5, 20, '1 gap 4 5 6 gap 20'],
    [16, 20, '1 gap 15 16 17 gap 20'],
    [17, 20, '1 gap 16 17 18 19 20'],
    [20, 20, '1 gap 16 17 18 19 20'],
    [4, 8, '1 2 3 4 5 gap 8'],
  ])('on page %i of %i', (current, total, expected) => expect(pageNumbers(current, total).join(' ')).toBe(expected))

  it('ascend from first to last, contain the current one and its neighbours, and never omit a single page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (total, seed) => {
        const current = (seed % total) + 1
        const pages = pageNumbers(current, total)
        expect(pages.length).toBeLessThanOrEqual(7)
        for (const page of [1, total, current, Math.max(1, current - 1), Math.min(total, current + 1)]) {
          expect(pages).toContain(page)
        }
        const steps = pages.map((page, index) => stepTo(page, pages[index - 1], pages[index - 2]))
        expect(steps.every((step) => step === 'fine')).toBe(true)
      }),
    )
  })
})
