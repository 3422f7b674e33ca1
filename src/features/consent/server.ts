export { DoubleOptIn, ENDED_ROUND, type LockedOptIn, toLockedOptIn } from './operations/double-opt-in'
export { type MailKind, mailedSecrets } from './operations/mailed-secrets'
