/** Job: save a search, `{ email, locale, address, summary, page, wording, at }`. */
export const ALERT_ASKED_TASK = 'alerts.save'

/** Job: send the confirmation mail of an alert, `{ alert }`. */
export const ALERT_CONFIRMATION_TASK = 'alerts.send-confirmation'

/** Job: record what a search matches when its alert is confirmed, `{ alert }`. */
export const ALERT_SNAPSHOT_TASK = 'alerts.snapshot-matches'

/** Job: match changes on the market against all alerts, a list of `{ slug, change }`. */
export const ALERT_MATCH_TASK = 'alerts.match'

/** Job: send the waiting digest of an alert, `{ alert }`. */
export const ALERT_DIGEST_TASK = 'alerts.send-digest'
