import type { Context } from '@/platform/context'
import { type HistoryEntry, historyOfChange, type LeadStanding, type LeadState } from '../rules/lead-states'

type StoredLead = Record<string, unknown> & { history?: HistoryEntry[] | null }

function idOf(value: unknown): number | null {
  if (typeof value === 'object' && value !== null) return (value as { id: number }).id
  return typeof value === 'number' ? value : null
}

const standingOf = (lead: StoredLead): LeadStanding => ({ state: lead.state as LeadState, owner: idOf(lead.owner) })

/**
 * Writes what staff change about a lead into its history, with who and when. What the history already says, and
 * what the visitor wrote, cannot be changed by a save of staff.
 */
export function recordLeadChange(
  ctx: Context,
  operation: 'create' | 'update',
  data: StoredLead,
  original: StoredLead | undefined,
): StoredLead {
  if (operation === 'create' || !original || !ctx.req?.user) return data
  const after = { ...original, ...data }
  const by = String((ctx.req.user as { name?: string }).name ?? ctx.req.user.id)
  const added = historyOfChange(standingOf(original), standingOf(after), by, ctx.now)
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
