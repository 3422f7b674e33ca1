import type { Access } from 'payload'
import { accessTo } from '@/features/staff/server'
import { isAllowed } from '@/kernel/permission'
import { contextOf } from '@/platform/context'
import { may } from '../domain/permissions'
import { findLeadScope } from '../operations/desk/scope'

/** Of what the role may do, only with the leads of the projects that the staff member sells or leads. */
const withinScope =
  (allowed: Access): Access =>
  async (args) => {
    if (!(await allowed(args))) return false
    const ctx = contextOf(args.req)
    return isAllowed(ctx.actor, may.findLeadScope) ? findLeadScope(ctx) : false
  }

const rights = accessTo('leads')

/** Sales see their projects' people only, supervisors those of their team, admins all. */
export const leadAccess = { ...rights, read: withinScope(rights.read), update: withinScope(rights.update) }
