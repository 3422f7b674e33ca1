export { type Gate, isToken, TURN_COOKIE } from './domain/entry'
