import type { OptInPhase } from '@/features/consent'

/** The states of a newsletter subscription: waiting for confirmation, confirmed by mail, unsubscribed. */
export const SUBSCRIBER_STATES = ['waiting', 'confirmed', 'left'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** The allowed transitions. Nobody who unsubscribed is confirmed again without a new mail. */
export const NEXT_SUBSCRIBER_STATES: Record<SubscriberState, readonly SubscriberState[]> = {
  waiting: ['confirmed', 'left'],
  confirmed: ['left'],
  left: ['waiting'],
}

/** Whether a subscriber may change from one state to another. */
export function canBecome(from: SubscriberState, to: SubscriberState): boolean {
  return NEXT_SUBSCRIBER_STATES[from].includes(to)
}

/** The phase of each state in the double opt-in. */
export const PHASE_OF = { waiting: 'waiting', confirmed: 'confirmed', left: 'ended' } as const satisfies Record<
  SubscriberState,
  OptInPhase
>
