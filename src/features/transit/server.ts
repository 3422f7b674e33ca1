export { listHomes } from './operations/list-homes'
export { listStations } from './operations/list-stations'
