/** Job: mail the code of a round, `{ attempt, round }`. */
export const LAUNCH_CODE_TASK = 'launches.send-code'

/** Job: tell an entrant what happened, `{ entry, news }`. */
export const LAUNCH_MAIL_TASK = 'launches.send-news'

/** Job: end the turn that is over, and call the next one, `{ campaign }`. Booking queues it when a unit is free again. */
export const CALL_TURNS_TASK = 'launches.call-turns'
