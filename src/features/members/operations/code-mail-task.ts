/** Job: mail the code of a challenge, `{ challenge }`. */
export const CODE_MAIL_TASK = 'members.send-code'

/** Job: mail one of the two codes of a changed address, `{ member, to, locale }`. */
export const ADDRESS_MAIL_TASK = 'members.send-address-code'

/** Job: text the code for a phone number, `{ member, locale }`. */
export const PHONE_CODE_TASK = 'members.send-phone-code'

/** Job: mail the owner that what opens the account was changed, `{ to, name, locale, event, device, at }`. */
export const ACCOUNT_CHANGE_TASK = 'members.send-account-change'

/** Job: mail somebody of a household what happened in it, `{ to, locale, what, name }`. */
export const HOUSEHOLD_NEWS_TASK = 'members.send-household-news'

/** Job: mail an invitation to a household, `{ invitation }`. */
export const INVITATION_MAIL_TASK = 'members.send-invitation'
