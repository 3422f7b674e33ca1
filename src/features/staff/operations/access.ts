import type {
  Access,
  CollectionBeforeOperationHook,
  FieldAccess,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { Forbidden } from 'payload'
import { roleOf } from '@/kernel/actor'
import { type Area, changesPublicWithoutRight, type Deed, isPermitted } from '../domain/permissions'

const may =
  (area: Area, deed: Deed): Access =>
  ({ req }) =>
    isPermitted(roleOf(req.user), area, deed)

/** The access functions of a collection whose rights all follow from its area. */
export function accessTo(area: Area) {
  return {
    read: may(area, 'read'),
    readVersions: may(area, 'read'),
    create: may(area, 'create'),
    update: mayUpdate(area),
    delete: may(area, 'delete'),
    unlock: may('staff', 'update'),
  }
}

/** Also called with `_status: 'published'`, when the admin decides whether to show its publish button. */
function mayUpdate(area: Area): Access {
  return ({ req, data }) => {
    const deed: Deed = data?._status === 'published' ? 'publish' : 'update'
    return isPermitted(roleOf(req.user), area, deed) && isPermitted(roleOf(req.user), area, 'update')
  }
}

/** The arguments that all writing operations of Payload share. */
interface WriteArgs {
  overrideAccess?: boolean
  draft?: boolean
  data?: { _status?: string }
}

const WRITES = new Set(['create', 'update', 'updateByID', 'restoreVersion'])

/** Refuses every way to change public content without the right to publish. */
export function guardPublishing(area: Area): CollectionBeforeOperationHook & GlobalBeforeOperationHook {
  return <Args>({ args, operation, req }: { args?: Args; operation: string; req: PayloadRequest }) => {
    const write = args as WriteArgs
    if (!WRITES.has(operation) || write.overrideAccess === true) return args
    const save = {
      role: roleOf(req.user),
      area,
      isDraftSave: write.draft === true,
      isCreate: operation === 'create',
      status: write.data?._status,
    }
    if (changesPublicWithoutRight(save)) throw new Forbidden(req.t)
    // A duplicate inherits the status of its original unless another is given.
    if (save.isCreate && !isPermitted(save.role, area, 'publish')) write.data = { ...write.data, _status: 'draft' }
    return args
  }
}

/** A field that only roles with a right in an area can write; others can read it. */
export function onlyFieldFor(area: Area, deed: Deed): { create: FieldAccess; update: FieldAccess } {
  const mayWrite: FieldAccess = ({ req }) => isPermitted(roleOf(req.user), area, deed)
  return { create: mayWrite, update: mayWrite }
}
