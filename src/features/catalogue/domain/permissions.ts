import { rolesFor } from '@/features/staff'
import { ANYONE, type WhoMay } from '@/kernel/permission'

/** Who may do each operation of this feature. */
export const may = {
  checkBulkDeletion: { staff: rolesFor('units', 'delete') },
  checkLanding: { staff: rolesFor('catalogue', 'read'), system: true },
  countBrandHomes: ANYONE,
  findBrochure: ANYONE,
  findDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  findLandingDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  findProjectDraft: { staff: rolesFor('catalogue', 'read'), holder: ['preview'] },
  findProjectLead: ANYONE,
  findProjectPage: ANYONE,
  invalidateHomeCount: { staff: rolesFor('units', 'update'), system: true },
  invalidateLanding: { staff: rolesFor('catalogue', 'update'), system: true },
  invalidateOffer: { staff: rolesFor('units', 'update'), system: true },
  invalidateProject: { staff: rolesFor('catalogue', 'update'), system: true },
  invalidateUnitType: { staff: rolesFor('catalogue', 'update'), system: true },
  listFinderProjects: ANYONE,
  listFooterLines: ANYONE,
  listLandings: ANYONE,
  listPlaces: ANYONE,
  listPriceBands: ANYONE,
  listProjectCards: ANYONE,
  listPrices: ANYONE,
  listSignNames: ANYONE,
  listUnitTypes: ANYONE,
  publishUnit: { staff: rolesFor('units', 'update'), system: true },
  queueOfferChange: { staff: rolesFor('units', 'update'), system: true },
  readAvailability: ANYONE,
} satisfies Record<string, WhoMay>
