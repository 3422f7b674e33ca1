/** Job: subscribe an address, `{ email, locale, page, source, wording, at }`. */
export const NEWS_ASKED_TASK = 'newsletter.subscribe'

/** Job: send one mail to a subscriber, `{ subscriber, mail }`. */
export const NEWS_MAIL_TASK = 'newsletter.send-mail'
