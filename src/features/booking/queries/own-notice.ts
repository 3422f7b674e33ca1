import { pagePath, projectPath } from '@/features/routing'
import { formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { anonymousContext } from '@/platform/database/payload'
import type { OwnBooking } from '../domain/booking'
import { isKept, isOpen } from '../domain/booking-states'
import { phaseOf } from '../domain/campaign'
import { nextPage } from '../domain/checkout-steps'
import type { OnwardPaths, OwnNotice } from '../domain/own-pages'
import { findCampaign } from '../operations/find-campaign'
import { offeredUnit } from '../operations/offered-units'
import { readOwnBooking, wayPath } from './checkout-steps'

/** What is said of a booking on pages that are not its own; null of one that has ended. */
export function readNoticeOf(locale: Locale, booking: OwnBooking): OwnNotice | null {
  const t = words(locale, 'booking')
  const { state, holdEndsAt, snapshot, linkToken } = booking
  const of = { unit: snapshot.unit.number, project: snapshot.project.title[locale] }
  if (isKept(state))
    return {
      ...{ text: t('own.booked', of), action: t('own.open') },
      href: pagePath(locale, 'my-home', { token: linkToken }),
    }
  if (!isOpen(state) || !holdEndsAt) return null
  const href = wayPath(locale, nextPage(state), booking)
  if (state === 'paying') return { text: t('own.paying', of), action: t('own.goOn'), href }
  return { text: t('own.held', { ...of, time: formatTime(locale, holdEndsAt) }), action: t('own.goOn'), href }
}

/** The booking of this browser with what is said of it; null when nothing is held or booked. */
export async function readOwn(locale: Locale): Promise<{ booking: OwnBooking; notice: OwnNotice } | null> {
  const booking = await readOwnBooking()
  const notice = booking && readNoticeOf(locale, booking)
  return booking && notice && { booking, notice }
}

/** What this browser holds or has booked, in words; null when that is nothing. */
export const readOwnNotice = async (locale: Locale): Promise<OwnNotice | null> =>
  (await readOwn(locale))?.notice ?? null

/** The ways on from a booking that has ended. */
export async function readOnward(locale: Locale, booking: OwnBooking): Promise<OnwardPaths> {
  const ctx = await anonymousContext()
  const campaign = await findCampaign(ctx, { code: booking.snapshot.campaign.code })
  const gallery = pagePath(locale, 'contact')
  if (!campaign) return { again: null, units: pagePath(locale, 'online-booking'), project: null, gallery }
  const isOn = phaseOf(campaign, ctx.now) === 'open'
  const unit = isOn && booking.unit !== null ? await offeredUnit(ctx, campaign, booking.unit) : null
  const offer = `${pagePath(locale, 'unit-summary')}?campaign=${campaign.code}&unit=${booking.unit}`
  return {
    again: unit?.isFree ? offer : null,
    units: isOn ? pagePath(locale, 'booking-campaign', { slug: campaign.code }) : pagePath(locale, 'online-booking'),
    project: projectPath(locale, { group: campaign.project.group, slug: campaign.project.slug }),
    gallery,
  }
}
