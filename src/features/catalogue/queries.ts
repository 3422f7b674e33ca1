export { readBrandHomes, readPlaces, readPriceBands, readProjectCards, readProjectLead } from './queries/catalogue'
