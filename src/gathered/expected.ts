// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import { expected as alerts } from '@/features/alerts/expected'
import { expected as booking } from '@/features/booking/expected'
import { expected as care } from '@/features/care/expected'
import { expected as catalogue } from '@/features/catalogue/expected'
import { expected as construction } from '@/features/construction/expected'
import { expected as finance } from '@/features/finance/expected'
import { expected as launches } from '@/features/launches/expected'
import { expected as leads } from '@/features/leads/expected'
import { expected as lifestyle } from '@/features/lifestyle/expected'
import { expected as media } from '@/features/media/expected'
import { expected as office } from '@/features/office/expected'
import { expected as pages } from '@/features/pages/expected'
import { expected as policies } from '@/features/policies/expected'
import { expected as promotions } from '@/features/promotions/expected'
import { expected as requests } from '@/features/requests/expected'
import { expected as rewards } from '@/features/rewards/expected'
import { expected as routing } from '@/features/routing/expected'
import { expected as search } from '@/features/search/expected'
import { expected as site } from '@/features/site/expected'
import { expected as staff } from '@/features/staff/expected'
import { expected as stories } from '@/features/stories/expected'
import { expected as transit } from '@/features/transit/expected'
import { expected as visits } from '@/features/visits/expected'

/** What the tests of all features know of each. */
export const EXPECTED = [
  alerts,
  booking,
  care,
  catalogue,
  construction,
  finance,
  launches,
  leads,
  lifestyle,
  media,
  office,
  pages,
  policies,
  promotions,
  requests,
  rewards,
  routing,
  search,
  site,
  staff,
  stories,
  transit,
  visits,
]
