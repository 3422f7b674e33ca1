/** What becomes of somebody's request. */
export const LEAD_STATES = ['new', 'contacted', 'visit', 'booked', 'closed', 'spam'] as const
export type LeadState = (typeof LEAD_STATES)[number]

/** What may follow what. A closed request can be opened again, a booked one is never `new` again. */
export const NEXT_LEAD_STATES: Record<LeadState, readonly LeadState[]> = {
  new: ['contacted', 'visit', 'closed', 'spam'],
  contacted: ['visit', 'booked', 'closed', 'spam'],
  visit: ['contacted', 'booked', 'closed'],
  booked: ['closed'],
  closed: ['contacted', 'visit'],
  spam: ['new'],
}

/** Whether a lead in one state may be put in the other. Staying is always allowed. */
export function canFollow(from: LeadState, to: LeadState): boolean {
  return from === to || NEXT_LEAD_STATES[from].includes(to)
}

/** The parts of a lead whose changes are kept in its history. */
export interface LeadStanding {
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

/** The lines that a change by staff adds to the history: one for each thing that changed. */
export function historyOfChange(before: LeadStanding, after: LeadStanding, by: string, now: Date): HistoryEntry[] {
  const at = now.toISOString()
  const entries: HistoryEntry[] = []
  if (before.state !== after.state) entries.push({ at, by, event: 'state', detail: `${before.state} → ${after.state}` })
  if (before.owner !== after.owner)
    entries.push({ at, by, event: 'owner', detail: after.owner === null ? '' : String(after.owner) })
  return entries
}
