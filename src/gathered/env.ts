// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import { env as alerts } from '@/features/alerts/env'
import { env as booking } from '@/features/booking/env'
import { env as care } from '@/features/care/env'
import { env as launches } from '@/features/launches/env'
import { env as leads } from '@/features/leads/env'
import { env as members } from '@/features/members/env'
import { env as payments } from '@/features/payments/env'
import { env as requests } from '@/features/requests/env'
import { env as routing } from '@/features/routing/env'
import { env as search } from '@/features/search/env'
import { env as seo } from '@/features/seo/env'
import { env as staff } from '@/features/staff/env'
import { env as transit } from '@/features/transit/env'
import { env as visits } from '@/features/visits/env'

/** The variables of all features. */
export const FEATURE_ENV = {
  ...alerts,
  ...booking,
  ...care,
  ...launches,
  ...leads,
  ...members,
  ...payments,
  ...requests,
  ...routing,
  ...search,
  ...seo,
  ...staff,
  ...transit,
  ...visits,
} as const
