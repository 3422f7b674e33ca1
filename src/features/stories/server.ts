export { toPart } from './operations/to-story'
