import { chargeJson } from './opn-api'
import { chargeNow, type TrialCharge, type TrialObject } from './trial-objects'

/** How a bank refuses, with the code that Opn Payments gives for it. */
const REFUSALS = {
  decline: 'payment_rejected',
  funds: 'insufficient_fund',
  authentication: 'failed_authentication',
} as const

/** What the payer or the bank does on the page of the stand-in. */
export const DECISIONS = ['pay', 'decline', 'funds', 'authentication'] as const
export type Decision = (typeof DECISIONS)[number]

/** The charge after the payer's decision; null when nothing is to be decided any more. A link makes its charge now. */
export function decided(object: TrialObject, decision: Decision, now: Date, newId: string): TrialCharge | null {
  const end =
    decision === 'pay'
      ? ({ status: 'successful' } as const)
      : ({ status: 'failed', failureCode: REFUSALS[decision] } as const)
  if (object.object === 'charge') {
    return chargeNow(object, now).status === 'pending' ? { ...object, ...end } : null
  }
  if (object.object === 'refund' || object.isDeleted) return null
  const { id: link, amount, currency, description } = object
  return {
    ...{ object: 'charge', id: `chrg_trial_${newId}`, amount, currency, description, metadata: {} },
    ...{ ...end, link, createdAt: now.toISOString(), expiresAt: null },
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
