export { announceTurns } from './operations/announce-turns'
export { applyUnitOffer, applyUnitOffers, offerUnit, UNIT_OFFERS_TASK } from './operations/apply-unit-offers'
export { listOfferTitles } from './operations/running-offers'
