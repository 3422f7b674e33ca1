/** The job that mails somebody of staff about a change of their account. */
export const ACCOUNT_MAIL_TASK = 'staff.account-mail'

/** The job that mails a link for a new password, when the address is of an account. */
export const PASSWORD_LINK_TASK = 'staff.password-link'
