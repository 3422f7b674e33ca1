export { destinationOf } from './rules/homes'
export { minutesTo, reachOf } from './rules/minutes-to'
export { buildNetwork } from './rules/network'
