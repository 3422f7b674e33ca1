/** What becomes of somebody's wish for news: asked for, proved by a mail, ended. */
export const SUBSCRIBER_STATES = ['waiting', 'confirmed', 'left'] as const
export type SubscriberState = (typeof SUBSCRIBER_STATES)[number]

/** What may follow what. Nobody who left is confirmed again without a new mail to prove it. */
export const NEXT_SUBSCRIBER_STATES: Record<SubscriberState, readonly SubscriberState[]> = {
  waiting: ['confirmed', 'left'],
  confirmed: ['left'],
  left: ['waiting'],
}

/** Whether a subscriber in one state may be put in the other. */
export function canBecome(from: SubscriberState, to: SubscriberState): boolean {
  return NEXT_SUBSCRIBER_STATES[from].includes(to)
}
