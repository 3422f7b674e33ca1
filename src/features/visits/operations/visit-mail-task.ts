/** Job: one mail about an appointment, to the visitor or to the desk. */
export const VISIT_MAIL_TASK = 'visits.send-mail'
