export { announceTurns } from './operations/announce-turns'
