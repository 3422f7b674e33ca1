export { ageInWords } from './domain/age'
