import type { Page } from '@playwright/test'
import pg from 'pg'
import { dayInWords } from '@/design/form/day-in-words'
import type { Locale } from '@/i18n/locales'
import { expect, expectAccessible } from './journey'
import { messages } from './messages'

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

/** Types a day of birth in the Buddhist era, reads it back in words, and picks the day before from the calendar. */
export async function giveBirthday(page: Page, locale: Locale): Promise<void> {
  const t = messages(locale, 'members')
  await page.goto(`/${locale}/account-setting?page=profile`)
  const field = page.locator('#profile-birthday')
  await field.fill('31/1/2533')
  await expect(page.locator('#profile-birthday-read')).toHaveText(dayInWords(locale, '1990-01-31'))
  await page.getByRole('button', { name: t.calendar.open, exact: true }).click()
  const calendar = page.getByRole('dialog', { name: t.calendar.title, exact: true })
  await expect(calendar.getByRole('button', { name: dayInWords(locale, '1990-01-31'), exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(field).toHaveValue(dayInWords(locale, '1990-01-30'))
  await page.locator('form:has(#profile-birthday) [type=submit]').click()
  await expect(page.getByRole('status').filter({ hasText: t.notices.saved })).toBeVisible()
  await page.reload()
  await expect(field).toHaveValue(dayInWords(locale, '1990-01-30'))
}
