import { accessTo, withinScope } from '@/features/staff/server'
import { findLeadScope } from '../operations/desk/scope'

const rights = accessTo('leads')

/** Sales see their projects' people only, supervisors those of their team, admins all. */
export const leadAccess = {
  ...rights,
  read: withinScope(rights.read, findLeadScope),
  update: withinScope(rights.update, findLeadScope),
}
