// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import { jobs as alerts } from '@/features/alerts/jobs'
import { jobs as booking } from '@/features/booking/jobs'
import { jobs as care } from '@/features/care/jobs'
import { jobs as catalogue } from '@/features/catalogue/jobs'
import { jobs as finance } from '@/features/finance/jobs'
import { jobs as launches } from '@/features/launches/jobs'
import { jobs as leads } from '@/features/leads/jobs'
import { jobs as lifestyle } from '@/features/lifestyle/jobs'
import { jobs as members } from '@/features/members/jobs'
import { jobs as payments } from '@/features/payments/jobs'
import { jobs as prices } from '@/features/prices/jobs'
import { jobs as promotions } from '@/features/promotions/jobs'
import { jobs as purchases } from '@/features/purchases/jobs'
import { jobs as requests } from '@/features/requests/jobs'
import { jobs as rewards } from '@/features/rewards/jobs'
import { jobs as seo } from '@/features/seo/jobs'
import { jobs as site } from '@/features/site/jobs'
import { jobs as staff } from '@/features/staff/jobs'
import { jobs as trialProvider } from '@/features/trial-provider/jobs'
import { jobs as uploads } from '@/features/uploads/jobs'
import { jobs as visits } from '@/features/visits/jobs'
import type { Jobs } from '@/platform/jobs/jobs'

/** The background work of all features. */
export const JOBS: readonly Jobs[] = [
  alerts,
  booking,
  care,
  catalogue,
  finance,
  launches,
  leads,
  lifestyle,
  members,
  payments,
  prices,
  promotions,
  purchases,
  requests,
  rewards,
  seo,
  site,
  staff,
  trialProvider,
  uploads,
  visits,
]
