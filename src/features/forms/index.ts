export { readName } from './domain/read-person'
export { type PhoneFault, readPhone } from './domain/read-phone'
export { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isStillOpen } from './domain/time-trap'
