/** Job: mail the code of a challenge, `{ challenge }`. */
export const CODE_MAIL_TASK = 'members.send-code'
