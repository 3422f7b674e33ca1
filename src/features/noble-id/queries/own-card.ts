import { memberContext } from '@/features/members/queries'
import type { Locale } from '@/i18n/locales'
import { exportPoints, findOwnCard } from '../operations/own-card'

/** The card of the signed-in member; null for everybody else. Never cached. */
export async function readOwnCard(locale: Locale) {
  const ctx = await memberContext()
  return ctx && findOwnCard(ctx, locale)
}

/** The points of the signed-in member for the file of their data; null for everybody else. */
export async function readPointsExport() {
  const ctx = await memberContext()
  return ctx && exportPoints(ctx, 'th')
}
