export { memberContext, readAccount } from './queries/member'
