export { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE, isStillOpen } from './rules/time-trap'
