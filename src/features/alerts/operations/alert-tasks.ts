/** The task that asks the owner of an address whether they want the alerts of a search: `{ alert }`. */
export const ALERT_PROOF_TASK = 'alerts.send-proof'

/** The task that notes what a search finds when its alerts are switched on: `{ alert }`. */
export const ALERT_KNOW_TASK = 'alerts.note-known'

/** The task that finds whom some changes on the market concern: a list of `{ slug, change }`. */
export const ALERT_WEIGH_TASK = 'alerts.weigh'

/** The task that writes to one person what waits for them: `{ alert }`. */
export const ALERT_TELL_TASK = 'alerts.tell'
