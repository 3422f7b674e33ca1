/** The states of a lead. */
export const LEAD_STATES = ['new', 'contacted', 'visit', 'booked', 'closed', 'spam'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** The allowed transitions. A closed lead can be reopened; a booked one never becomes `new` again. */
export const NEXT_LEAD_STATES: Record<LeadState, readonly LeadState[]> = {
  new: ['contacted', 'visit', 'closed', 'spam'],
  contacted: ['visit', 'booked', 'closed', 'spam'],
  visit: ['contacted', 'booked', 'closed'],
  booked: ['closed'],
  closed: ['contacted', 'visit'],
  spam: ['new'],
}

/** Whether a lead may change from one state to another. Keeping the state is always allowed. */
export function canFollow(from: LeadState, to: LeadState): boolean {
  return from === to || NEXT_LEAD_STATES[from].includes(to)
}

/** The fields of a lead whose changes are recorded in its history. */
export interface TrackedFields {
  state: LeadState
  owner: number | null
}

/** One line of a lead's history. */
export interface HistoryEntry {
  at: string
  by: string
  event: 'asked' | 'asked_again' | 'state' | 'owner' | 'note'
  detail: string
}

/** The history lines for a staff change: one for each changed field. */
export function historyOfChange(before: TrackedFields, after: TrackedFields, by: string, now: Date): HistoryEntry[] {
  const at = now.toISOString()
  const entries: HistoryEntry[] = []
  if (before.state !== after.state) entries.push({ at, by, event: 'state', detail: `${before.state} → ${after.state}` })
  if (before.owner !== after.owner)
    entries.push({ at, by, event: 'owner', detail: after.owner === null ? '' : String(after.owner) })
  return entries
}
