export { type AskedLead, captureLead, LEAD_MAIL_TASK } from './operations/capture-lead'
export { sendLeadMail } from './operations/send-lead-mails'
