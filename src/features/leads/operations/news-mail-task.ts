/** Job: send one mail to a subscriber, `{ subscriber, mail }`. */
export const NEWS_MAIL_TASK = 'newsletter.send-mail'
