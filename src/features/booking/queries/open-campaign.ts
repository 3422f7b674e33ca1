import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { projectTag } from '@/kernel/cache/cache-tags'
import { cachedRead } from '@/platform/cache/cached-read'
import { findCampaign } from '../operations/find-campaign'

/**
 * The booking fee of the campaign of a project that is open or announced, in baht; null without one. The page of the
 * campaign says when it opens and closes.
 */
export const readBookingFee = cachedRead(
  'booking.campaign-of-project',
  async (ctx, slug: string) => {
    const campaign = await findCampaign(ctx, { project: slug })
    return campaign && campaign.fee / 100
  },
  ([slug]) => [projectTag(slug)],
)

/** Where the units of a project are booked online; null where no campaign is open. */
export async function readBookingPath(locale: Locale, slug: string): Promise<string | null> {
  return (await readBookingFee(slug)) !== null ? pagePath(locale, 'booking-project', { slug }) : null
}

/** Whether there is a campaign of this code, open or not. */
export const isCampaign = cachedRead(
  'booking.campaign-of-code',
  async (ctx, code: string) => (await findCampaign(ctx, { code })) !== null,
  () => ['campaigns'],
)
