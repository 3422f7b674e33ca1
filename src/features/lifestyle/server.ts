export { announcePastEvents } from './operations/announce-past-events'
