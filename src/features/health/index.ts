export { ageInWords, type StaffLanguage } from './domain/age'
