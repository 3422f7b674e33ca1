export {
  readBrandHomes,
  readPlaces,
  readPriceBands,
  readProjectCards,
  readProjectLead,
  readProjectPage,
  sharedCards,
} from './queries/catalogue'
export { readFinder } from './queries/finder'
export { readLiveAvailability } from './queries/live-availability'
