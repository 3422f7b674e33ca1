export { eraseOldRequests } from './operations/erase-old-requests'
export { listRequestsOfMember } from './operations/requests-of-member'
export { sendRequestMail } from './operations/send-request-mail'
export { REQUEST_MAIL_TASK, type SentForm, takeRequest } from './operations/take-request'
