// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import { feature as alerts } from '@/features/alerts/feature'
import { feature as analytics } from '@/features/analytics/feature'
import { feature as backOffice } from '@/features/back-office/feature'
import { feature as booking } from '@/features/booking/feature'
import { feature as care } from '@/features/care/feature'
import { feature as catalogue } from '@/features/catalogue/feature'
import { feature as consent } from '@/features/consent/feature'
import { feature as construction } from '@/features/construction/feature'
import { feature as finance } from '@/features/finance/feature'
import { feature as forms } from '@/features/forms/feature'
import { feature as health } from '@/features/health/feature'
import { feature as launches } from '@/features/launches/feature'
import { feature as leads } from '@/features/leads/feature'
import { feature as lifestyle } from '@/features/lifestyle/feature'
import { feature as media } from '@/features/media/feature'
import { feature as members } from '@/features/members/feature'
import { feature as office } from '@/features/office/feature'
import { feature as pages } from '@/features/pages/feature'
import { feature as payments } from '@/features/payments/feature'
import { feature as policies } from '@/features/policies/feature'
import { feature as previews } from '@/features/previews/feature'
import { feature as prices } from '@/features/prices/feature'
import { feature as projectPage } from '@/features/project-page/feature'
import { feature as promotions } from '@/features/promotions/feature'
import { feature as publicApi } from '@/features/public-api/feature'
import { feature as purchases } from '@/features/purchases/feature'
import { feature as requests } from '@/features/requests/feature'
import { feature as rewards } from '@/features/rewards/feature'
import { feature as routing } from '@/features/routing/feature'
import { feature as search } from '@/features/search/feature'
import { feature as seo } from '@/features/seo/feature'
import { feature as shortlist } from '@/features/shortlist/feature'
import { feature as site } from '@/features/site/feature'
import { feature as staff } from '@/features/staff/feature'
import { feature as stories } from '@/features/stories/feature'
import { feature as transit } from '@/features/transit/feature'
import { feature as trialProvider } from '@/features/trial-provider/feature'
import { feature as uploads } from '@/features/uploads/feature'
import { feature as visits } from '@/features/visits/feature'

/** Every feature. */
export const FEATURES = [
  alerts,
  analytics,
  backOffice,
  booking,
  care,
  catalogue,
  consent,
  construction,
  finance,
  forms,
  health,
  launches,
  leads,
  lifestyle,
  media,
  members,
  office,
  pages,
  payments,
  policies,
  previews,
  prices,
  projectPage,
  promotions,
  publicApi,
  purchases,
  requests,
  rewards,
  routing,
  search,
  seo,
  shortlist,
  site,
  staff,
  stories,
  transit,
  trialProvider,
  uploads,
  visits,
]
