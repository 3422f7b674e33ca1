// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import { sitemaps as catalogue } from '@/features/catalogue/sitemaps'
import { sitemaps as lifestyle } from '@/features/lifestyle/sitemaps'
import { sitemaps as pages } from '@/features/pages/sitemaps'
import { sitemaps as promotions } from '@/features/promotions/sitemaps'
import { sitemaps as rewards } from '@/features/rewards/sitemaps'
import { sitemaps as stories } from '@/features/stories/sitemaps'

/** The sitemaps of all features. */
export const FEATURE_SITEMAPS = [catalogue, lifestyle, pages, promotions, rewards, stories]
