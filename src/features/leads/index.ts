export { plainName } from './domain/plain-name'
export { plainDigits, readName, readPhone } from './domain/read-ask'
