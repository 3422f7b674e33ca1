export type { LabelPlace, Side } from './domain/city-map/label-places'
export { nameWithSign } from './domain/city-map/sign-names'
export type { MapPoint, SiteMap } from './domain/city-map/site-ground'
export { drawSiteMap } from './domain/city-map/site-map'
export type { CompletionStage } from './domain/completion-stage'
export { filmRecord } from './domain/film-records'
export {
  type BrandNumbers,
  brandNumbers,
  chosenApart,
  chosenProjects,
  heroProject,
  isForSale,
  NEAR_MINUTES,
  projectsByStation,
  type StationProjects,
} from './domain/lists/chosen-projects'
export { type Choice, type Landing, type LandingChoice, landingAt, landingPath } from './domain/lists/landing'
export { countInBand, countInPlace, placesOf } from './domain/lists/listing'
export type { SearchExample } from './domain/lists/search-example'
export type { SearchedUnit, SearchedUnitType } from './domain/lists/searched-unit-type'
export { type PageBlock, pageOrder, SECTION_IDS, type SectionId } from './domain/page-blocks'
export { type BuildingAreas, fitsQuota, inHundredths } from './domain/prices/foreign-quota'
export { type Letting, lettingOf } from './domain/prices/letting'
export { type OfferChange, type Offering, offerChange } from './domain/prices/offer-change'
export { overlaps } from './domain/prices/price-band'
export { type PublicPrice, priceSteps } from './domain/prices/price-history'
export type { ProjectCard, ProjectPage, StationWalk, UnitRow, UnitType } from './domain/project'
export * from './domain/project'
export type { RegisterBanner } from './domain/register-banner'
export { sharingTexts, type WrittenTexts } from './domain/sharing-texts'
