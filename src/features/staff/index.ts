export { rolesFor } from './domain/permissions'
