export {
  ALERT_ASKED_TASK,
  ALERT_CONFIRMATION_TASK,
  ALERT_DIGEST_TASK,
  ALERT_MATCH_TASK,
  ALERT_SNAPSHOT_TASK,
} from './operations/alert-tasks'
export { endAlertOfMember, listAlertsOfMember } from './operations/alerts-of-member'
export { confirmAlert } from './operations/confirm-alert'
export { forgetAlerts } from './operations/forget-alerts'
export { leaveAlerts } from './operations/leave-alerts'
export { matchAlerts } from './operations/match-alerts'
export { saveAskedSearch } from './operations/save-asked-search'
export { type AskedAlert, saveSearch } from './operations/save-search'
export { sendConfirmation } from './operations/send-confirmation'
export { sendDigest } from './operations/send-digest'
export { snapshotMatches } from './operations/snapshot-matches'
