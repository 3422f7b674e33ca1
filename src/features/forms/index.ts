export { readName, readPhone } from './domain/read-person'
export { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isStillOpen } from './domain/time-trap'
