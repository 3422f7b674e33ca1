import type { Page } from '@playwright/test'
import pg from 'pg'
import type { Locale } from '@/i18n/locales'
import { expect } from './journey'

/** A member who never asked for a code, so that no limit of theirs is in the way. */
export async function makeMember(databaseUrl: string, email: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `insert into members (olm_id, ola_id, email, name, locale, created_at, updated_at)
      values ($1, $2, $3, 'Mali', 'en', now(), now())`,
    [`M${Date.now()}`, `A${Date.now()}`, email],
  )
  await database.end()
}

/** Signs out by a button. The page shown then loads anew once, so that nothing of the member is left in it. */
export async function leaveBy(page: Page, button: string, locale: Locale = 'en'): Promise<void> {
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: button, exact: true }).locator('visible=true').click()
  await loaded
  await expect(page).toHaveURL(new RegExp(`/${locale}/home$`))
}
