export { dueAfter, type OfficeHours, officeMinutes } from './domain/office-clock'
