export { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE } from './rules/time-trap'
