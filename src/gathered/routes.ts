// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import { routes as alerts } from '@/features/alerts/routes'
import { routes as booking } from '@/features/booking/routes'
import { routes as care } from '@/features/care/routes'
import { routes as catalogue } from '@/features/catalogue/routes'
import { routes as finance } from '@/features/finance/routes'
import { routes as launches } from '@/features/launches/routes'
import { routes as leads } from '@/features/leads/routes'
import { routes as lifestyle } from '@/features/lifestyle/routes'
import { routes as members } from '@/features/members/routes'
import { routes as pages } from '@/features/pages/routes'
import { routes as policies } from '@/features/policies/routes'
import { routes as previews } from '@/features/previews/routes'
import { routes as promotions } from '@/features/promotions/routes'
import { routes as purchases } from '@/features/purchases/routes'
import { routes as requests } from '@/features/requests/routes'
import { routes as rewards } from '@/features/rewards/routes'
import { routes as search } from '@/features/search/routes'
import { routes as shortlist } from '@/features/shortlist/routes'
import { routes as site } from '@/features/site/routes'
import { routes as stories } from '@/features/stories/routes'
import { routes as transit } from '@/features/transit/routes'
import { routes as trialProvider } from '@/features/trial-provider/routes'
import { routes as visits } from '@/features/visits/routes'

/** The public pages of all features. */
export const FEATURE_ROUTES = [
  ...alerts,
  ...booking,
  ...care,
  ...catalogue,
  ...finance,
  ...launches,
  ...leads,
  ...lifestyle,
  ...members,
  ...pages,
  ...policies,
  ...previews,
  ...promotions,
  ...purchases,
  ...requests,
  ...rewards,
  ...search,
  ...shortlist,
  ...site,
  ...stories,
  ...transit,
  ...trialProvider,
  ...visits,
] as const
