import { memberContext } from '@/features/members/queries'
import type { Locale } from '@/i18n/locales'
import { exportPoints, findOwnCard, findOwnRedemption } from '../operations/own-card'

/** The card of the signed-in member; null for everybody else. Never cached. */
export async function readOwnCard(locale: Locale) {
  const ctx = await memberContext()
  return ctx && findOwnCard(ctx, locale)
}

/** Whether somebody is signed in, and their redemption; null for one that is not theirs. Never cached. */
export async function readOwnCode(locale: Locale, id: string) {
  const ctx = await memberContext()
  return { isMember: ctx !== null, redemption: ctx && (await findOwnRedemption(ctx, id, locale)) }
}

/** The points of the signed-in member for the file of their data; null for everybody else. */
export async function readPointsExport() {
  const ctx = await memberContext()
  return ctx && exportPoints(ctx, 'th')
}
