import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

/** Records every layout shift without input since the first paint, with its elements. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        const what = entry.sources
          .map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 90) : ''))
          .join(' | ')
        shifts.push({ value: entry.value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts)

export const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((total, { value }) => total + value, 0)

/** Delays the fonts, as a slow connection or a busy machine does. */
export const delayFaces = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    await route.continue()
  })
