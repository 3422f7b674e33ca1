import { expect, type Page } from '@playwright/test'
import { awake } from './keyboard'
import { said } from './said'

/** The header's search with its box of words, opened once its program can have arrived. */
export async function openSearch(page: Page, locale: string) {
  await page.goto(`/${locale}/home`)
  await awake(page)
  await page.locator('header button[popovertarget=site-search]').click()
  const panel = page.locator('#site-search')
  const box = panel.getByRole('combobox', { name: said(locale, 'search').panel.words })
  await expect(box).toBeFocused()
  // The menus have options too: the browser's own.
  return { panel, box, options: panel.getByRole('listbox').getByRole('option') }
}
