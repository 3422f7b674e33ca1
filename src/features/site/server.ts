export { announceBarTurns } from './operations/announce-bar-turns'
