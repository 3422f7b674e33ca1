/** What the CRM is told of. */
export const CRM_EVENTS = ['asked', 'asked_again', 'state', 'owner', 'consent', 'erased'] as const
export type CrmEvent = (typeof CRM_EVENTS)[number]

/** How a try to deliver failed: the CRM said no, did not answer in time, or could not be reached. */
export type CrmFault = 'refused' | 'timeout' | 'unreachable'

/** A delivery in the log. */
export interface CrmDelivery {
  id: string
  event: CrmEvent
  lead: number
  at: Date
  deliveredAt: Date | null
  attempts: number
  lastStatus: number | null
  lastFault: CrmFault | null
}
