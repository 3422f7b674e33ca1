import { chargeJson } from './opn-api'
import { chargeNow, type TrialCharge, type TrialObject } from './trial-objects'

/** What the payer does on the page of the stand-in. */
export type Decision = 'pay' | 'decline'

/** The charge after the payer's decision; null when nothing is to be decided any more. A link makes its charge now. */
export function decided(object: TrialObject, decision: Decision, now: Date, newId: string): TrialCharge | null {
  const status = decision === 'pay' ? 'successful' : 'failed'
  if (object.object === 'charge') {
    return chargeNow(object, now).status === 'pending' ? { ...object, status } : null
  }
  if (object.object === 'refund' || object.isDeleted) return null
  const { id: link, amount, currency, description } = object
  return {
    ...{ object: 'charge', id: `chrg_trial_${newId}`, amount, currency, description, metadata: {} },
    ...{ status, link, createdAt: now.toISOString(), expiresAt: null },
  }
}

/** The event about a charge, as the webhook sends it. */
export const eventOf = (charge: TrialCharge, stand: Parameters<typeof chargeJson>[1]) => ({
  object: 'event',
  id: `evnt_${charge.id}`,
  livemode: false,
  key: 'charge.complete',
  created_at: stand.now.toISOString(),
  data: chargeJson(charge, stand),
})
