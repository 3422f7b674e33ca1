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
} from './domain/chosen-projects'
export { filmRecord } from './domain/film-records'
export { type BuildingAreas, fitsQuota, inHundredths } from './domain/foreign-quota'
export { type Choice, type Landing, type LandingChoice, landingAt, landingPath } from './domain/landing'
export { type Letting, lettingOf } from './domain/letting'
export { countInBand, countInPlace, placesOf } from './domain/listing'
export { type OfferChange, type Offering, offerChange } from './domain/offer-change'
export { overlaps } from './domain/price-band'
export * from './domain/project'
export type { SearchExample } from './domain/search-example'
export type { SearchedUnit, SearchedUnitType } from './domain/searched-unit-type'
export { sharingTexts, type WrittenTexts } from './domain/sharing-texts'
export { nameWithSign } from './domain/sign-names'
export type { UnitRecord } from './domain/unit-row'
