export type { LinkState } from './domain/link-outcome'
export { pageWithoutToken } from './domain/mailed-token'
export {
  forgottenBefore,
  isJustWritten,
  isLinkOpen,
  linkEndOf,
  type OptInPhase,
  type OptInState,
} from './domain/opt-in'
