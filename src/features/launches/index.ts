export { type Gate, isToken, TURN_COOKIE } from './domain/entry'
export type { LaunchNotice } from './domain/notice'
