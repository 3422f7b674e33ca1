// Written by `npx tsx scripts/gather-features.ts` from the manifests of the features.
import { collections as alerts } from '@/features/alerts/collections'
import { collections as booking } from '@/features/booking/collections'
import { collections as care, globals as careGlobals } from '@/features/care/collections'
import { collections as catalogue } from '@/features/catalogue/collections'
import { collections as construction } from '@/features/construction/collections'
import { collections as finance, globals as financeGlobals } from '@/features/finance/collections'
import { collections as leads, globals as leadsGlobals } from '@/features/leads/collections'
import { collections as lifestyle } from '@/features/lifestyle/collections'
import { collections as media } from '@/features/media/collections'
import { globals as officeGlobals } from '@/features/office/collections'
import { collections as pages, globals as pagesGlobals } from '@/features/pages/collections'
import { collections as policies } from '@/features/policies/collections'
import { collections as promotions } from '@/features/promotions/collections'
import { collections as requests } from '@/features/requests/collections'
import { globals as rewardsGlobals } from '@/features/rewards/collections'
import { collections as routing } from '@/features/routing/collections'
import { collections as search } from '@/features/search/collections'
import { collections as site, globals as siteGlobals } from '@/features/site/collections'
import { collections as staff } from '@/features/staff/collections'
import { collections as stories } from '@/features/stories/collections'
import { collections as visits } from '@/features/visits/collections'

/** The collections of all features. */
export const COLLECTIONS = [
  ...alerts,
  ...booking,
  ...care,
  ...catalogue,
  ...construction,
  ...finance,
  ...leads,
  ...lifestyle,
  ...media,
  ...pages,
  ...policies,
  ...promotions,
  ...requests,
  ...routing,
  ...search,
  ...site,
  ...staff,
  ...stories,
  ...visits,
]

/** The globals of all features. */
export const GLOBALS = [
  ...careGlobals,
  ...financeGlobals,
  ...leadsGlobals,
  ...officeGlobals,
  ...pagesGlobals,
  ...rewardsGlobals,
  ...siteGlobals,
]
