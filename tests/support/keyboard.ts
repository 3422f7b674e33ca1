import { expect, type Locator, type Page } from '@playwright/test'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])'

/** Presses Tab until an element has the focus, as keyboard users do. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/** The elements that a keyboard or screen reader can still reach outside a modal layer. */
export async function reachableOutside(layer: Locator): Promise<string[]> {
  return layer.evaluate((inside, selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)]
    return all
      .filter((one) => !inside.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.outerHTML.slice(0, 120))
  }, FOCUSABLE)
}

/** The elements that can be reached in a layer although they are covered. */
export async function coveredInside(layer: Locator): Promise<string[]> {
  return layer.evaluate((inside, selector) => {
    const isUncovered = (one: Element) => {
      const { left, top, width, height } = one.getClientRects()[0] ?? new DOMRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true
      const hit = document.elementFromPoint(x, y)
      return one.contains(hit) || hit?.contains(one)
    }
    return [...inside.querySelectorAll<HTMLElement>(selector)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !isUncovered(one))
      .map((one) => one.outerHTML.slice(0, 120))
  }, FOCUSABLE)
}

/** Resolves once the page is hydrated. Not needed for what works without scripts. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('.site-header[data-scroll]')).toHaveCount(1)
}
