export {
  readBrandHomes,
  readNamedProject,
  readPlaces,
  readPriceBands,
  readProjectCards,
  readProjectLead,
  readProjectPage,
  sharedCards,
  sharedRailMap,
} from './queries/catalogue'
export { readFinder } from './queries/finder'
export { readLiveAvailability } from './queries/live-availability'
export { socialImageOf } from './queries/social-image'
