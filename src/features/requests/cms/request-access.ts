import type { Access, Where } from 'payload'
import { accessTo, withinScope } from '@/features/staff/server'
import { roleOf } from '@/kernel/actor'
import { findRequestScope } from '../operations/request-scope'

const [leads, care] = [accessTo('leads'), accessTo('care')]

/** What sales never read: somebody's CV, and complaints, which may be about sales. */
const PRIVATE = ['career', 'complaint']

/**
 * Admins see all requests. Sales see those of their people, without applications and complaints; whoever has the right of
 * customer care sees complaints, and nobody else does.
 */
const ofKind =
  (how: 'read' | 'update' | 'delete'): Access =>
  async (args) => {
    const scope = await withinScope(leads[how], findRequestScope)(args)
    if (scope === true && roleOf(args.req.user) === 'admin') return true
    const seen: Where[] = []
    if (scope !== false) seen.push({ and: [{ form: { not_in: PRIVATE } }, ...(scope === true ? [] : [scope])] })
    if ((await care[how](args)) === true) seen.push({ form: { equals: 'complaint' } })
    return seen.length > 0 && { or: seen }
  }

/** Who sees, changes and erases which requests. The files of a request follow its `read`. */
export const requestAccess = {
  create: () => false,
  read: ofKind('read'),
  update: ofKind('update'),
  delete: ofKind('delete'),
}
