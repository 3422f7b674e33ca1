import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  announceTurns: { system: true },
  applyUnitOffers: { system: true },
  countRunning: ANYONE,
  findPromotion: ANYONE,
  findPromotionDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  findUnitOffer: { staff: rolesFor('units', 'read'), system: true },
  invalidatePromotion: { staff: rolesFor('catalogue', 'update'), system: true },
  listPromotions: ANYONE,
  listPromotionDrafts: { staff: rolesFor('catalogue', 'read') },
  listOfferTitles: ANYONE,
  listUnitOffers: ANYONE,
  offerUnit: { system: true },
  queueOffers: { staff: rolesFor('catalogue', 'update'), system: true },
  tagsOfPromotions: { staff: rolesFor('catalogue', 'update'), system: true },
} satisfies Record<string, WhoMay>
