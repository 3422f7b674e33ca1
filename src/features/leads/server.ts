export { type AskedLead, captureLead, LEAD_MAIL_TASK } from './operations/capture-lead'
export { eraseOldLeads } from './operations/erase-old-leads'
export { sendLeadMail } from './operations/send-lead-mails'
