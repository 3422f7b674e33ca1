export { trialAccount } from './operations/trial-account'
export { sendTrialEvent, TRIAL_EVENT_TASK } from './operations/trial-payments'
