import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import { type HistoryEntry, historyOfChange, type LeadState, type TrackedFields } from '../domain/lead-states'
import { may } from '../domain/permissions'
import { nameOfActor } from './desk/desk-facts'

type StoredLead = Record<string, unknown> & { history?: HistoryEntry[] | null }

function idOf(value: unknown): number | null {
  if (typeof value === 'object' && value !== null) return (value as { id: number }).id
  return typeof value === 'number' ? value : null
}

const trackedFieldsOf = (lead: StoredLead): TrackedFields => ({
  state: lead.state as LeadState,
  owner: idOf(lead.owner),
})

/**
 * Records staff changes of a lead in its history, with user and time. Existing history and the visitor's own words
 * cannot be changed by staff.
 */
export async function recordLeadChange(
  ctx: Context,
  operation: 'create' | 'update',
  data: StoredLead,
  original: StoredLead | undefined,
): Promise<StoredLead> {
  requireActor(ctx, may.recordLeadChange)

  if (operation === 'create' || !original || !ctx.req?.user) return data
  const after = { ...original, ...data }
  // The user of a request has a name; the actor of the sales desk is an id.
  const by = (ctx.req.user as { name?: string }).name ?? (await nameOfActor(ctx))
  const added = historyOfChange(trackedFieldsOf(original), trackedFieldsOf(after), by, ctx.now)
  return { ...data, ...visitorsOwn(original), history: [...(original.history ?? []), ...added] }
}

const OWN_FIELDS = [
  'name',
  'phone',
  'email',
  'project',
  'wish',
  'locale',
  'message',
  'page',
  'source',
  'sourceCategory',
  'campaign',
  'consents',
  'timesAsked',
  'fingerprint',
]

function visitorsOwn(original: StoredLead): StoredLead {
  return Object.fromEntries(OWN_FIELDS.map((field) => [field, original[field]]))
}
