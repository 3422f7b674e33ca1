export { EMPTY_ASK, type AskState } from './rules/ask'
export { FORM_OPENED_COOKIE, FORM_OPENED_PURPOSE } from './rules/time-trap'
