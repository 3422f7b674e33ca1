import { expect, type Page } from '@playwright/test'

const WINDOWS = [
  { width: 375, height: 800 },
  { width: 1280, height: 900 },
]

/** Calls `look` with its width on the page in a phone and in a wide window, and fails where the page is wider than its window. */
export async function inEachWindow(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    // The header chooses what it shows a moment after the window has changed.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width, { message: page.url() }).toBeLessThanOrEqual(window.width)
    await look(window.width)
  }
}
