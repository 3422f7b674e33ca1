export {
  type Area,
  changesPublicWithoutRight,
  type Deed,
  isPermitted,
  ROLES,
  type Role,
  roleOf,
} from './rules/permissions'
