import { expect, type Page } from '@playwright/test'
import { hydrated } from './keyboard'
import { messages } from './messages'

/** Opens the header search with its text field, after its script has loaded. */
export async function openSearch(page: Page, locale: string) {
  await page.goto(`/${locale}/home`)
  await hydrated(page)
  await page.locator('header button[popovertarget=site-search]').click()
  const panel = page.locator('#site-search')
  const box = panel.getByRole('combobox', { name: messages(locale, 'search').panel.words })
  await expect(box).toBeFocused()
  // The menus also have options, which are native ones.
  return { panel, box, options: panel.getByRole('listbox').getByRole('option') }
}
