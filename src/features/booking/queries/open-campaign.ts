import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { projectTag } from '@/kernel/cache-tags'
import { cachedRead } from '@/platform/cached-read'
import { findCampaign } from '../operations/find-campaign'

/** Whether a project has a campaign that is open or announced. The page of the campaign says when it opens and closes. */
const hasCampaign = cachedRead(
  'booking.campaign-of-project',
  async (ctx, slug: string) => (await findCampaign(ctx, { project: slug })) !== null,
  ([slug]) => [projectTag(slug)],
)

/** Where the units of a project are booked online; null where no campaign is open. */
export async function readBookingPath(locale: Locale, slug: string): Promise<string | null> {
  return (await hasCampaign(slug)) ? pagePath(locale, 'booking-project', { slug }) : null
}

/** Whether there is a campaign of this code, open or not. */
export const isCampaign = cachedRead(
  'booking.campaign-of-code',
  async (ctx, code: string) => (await findCampaign(ctx, { code })) !== null,
  () => ['campaigns'],
)
