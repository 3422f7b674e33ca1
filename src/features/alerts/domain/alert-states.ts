import type { OptInPhase } from '@/features/consent'

/**
 * States of a saved search: asked for, confirmed by mail, switched off by its owner, or expired without confirmation.
 */
export const ALERT_STATES = ['asked', 'confirmed', 'off', 'expired'] as const
export type AlertState = (typeof ALERT_STATES)[number]

/** The allowed transitions. An ended alert sends nothing until it is confirmed by a new mail. */
export const NEXT_ALERT_STATES: Record<AlertState, readonly AlertState[]> = {
  asked: ['confirmed', 'off', 'expired'],
  confirmed: ['off'],
  off: ['asked'],
  expired: ['asked'],
}

/** Whether an alert may change from one state to another. */
export function canBecome(from: AlertState, to: AlertState): boolean {
  return NEXT_ALERT_STATES[from].includes(to)
}

/** The phase of each state in the double opt-in. */
export const PHASE_OF = {
  asked: 'waiting',
  confirmed: 'confirmed',
  off: 'ended',
  expired: 'ended',
} as const satisfies Record<AlertState, OptInPhase>
