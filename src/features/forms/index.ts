export { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isStillOpen } from './domain/time-trap'
