/** What becomes of a saved search: asked for, proved by a mail, ended by its owner; or never proved. */
export const ALERT_STATES = ['asked', 'confirmed', 'off', 'expired'] as const
export type AlertState = (typeof ALERT_STATES)[number]

/** What may follow what. Nothing that ended tells anything again without a new mail to prove it. */
export const NEXT_ALERT_STATES: Record<AlertState, readonly AlertState[]> = {
  asked: ['confirmed', 'off', 'expired'],
  confirmed: ['off'],
  off: ['asked'],
  expired: ['asked'],
}

/** Whether an alert in one state may be put in the other. */
export function canBecome(from: AlertState, to: AlertState): boolean {
  return NEXT_ALERT_STATES[from].includes(to)
}
