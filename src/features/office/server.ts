export { readOfficeHours } from './operations/office-hours'
