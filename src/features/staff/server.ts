export { accessTo, guardPublishing, onlyFieldFor } from './operations/access'
export { ACCOUNT_MAIL_TASK, PASSWORD_LINK_TASK } from './operations/account-mail-task'
export { maySeeDrafts } from './operations/may-see-drafts'
export { accountMailFacts, sendAccountMail } from './operations/send-account-mail'
