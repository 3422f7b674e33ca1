import type { SendFault } from '@/kernel/send-fault'

/**
 * The outcome that the page of a mailed link shows: still asking, done, the wider request done (`allDone`), link ended,
 * or why no answer came.
 */
export type LinkOutcome = 'asked' | 'done' | 'allDone' | 'ended' | SendFault

/** Whether the link is still to be answered, as no answer came. */
export const isUndelivered = (outcome: LinkOutcome): outcome is SendFault =>
  outcome !== 'asked' && outcome !== 'done' && outcome !== 'allDone' && outcome !== 'ended'
