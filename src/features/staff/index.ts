export { ROLES, type Role } from './rules/permissions'
