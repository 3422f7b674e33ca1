export { listHomes } from './operations/list-homes'
export { listStarts } from './operations/list-starts'
export { listStations } from './operations/list-stations'
