/** Job: mail the code of a challenge, `{ challenge }`. */
export const CODE_MAIL_TASK = 'members.send-code'

/** Job: mail one of the two codes of a changed address, `{ member, to, locale }`. */
export const ADDRESS_MAIL_TASK = 'members.send-address-code'

/** Job: text the code for a phone number, `{ member, locale }`. */
export const PHONE_CODE_TASK = 'members.send-phone-code'

/** Job: mail an invitation to a household, `{ invitation }`. */
export const INVITATION_MAIL_TASK = 'members.send-invitation'
