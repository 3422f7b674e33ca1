export { memberContext } from './queries/member'
