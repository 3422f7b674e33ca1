export { closeOldCases, eraseOldCases, escalateLateCases } from './operations/care-clocks'
export { CASE_MAIL_TASK, CASE_NEWS } from './operations/case-record'
export { openCase } from './operations/open-case'
export { sendCaseMail } from './operations/send-case-mail'
