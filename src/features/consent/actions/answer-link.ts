import { log } from '@/platform/log'
import type { LinkOutcome } from '../domain/link-outcome'

/**
 * Performs the action behind a mailed link and returns the outcome for its page: `done`, `ended` when the link is no
 * longer valid, or `unavailable` (try again) after an error of ours.
 */
export async function answerLink<Done extends LinkOutcome>(
  work: () => Promise<{ ok: boolean }>,
  done: Done,
): Promise<Done | 'ended' | 'unavailable'> {
  try {
    return (await work()).ok ? done : 'ended'
  } catch (error) {
    log.error({ error }, 'a mailed link could not be answered')
    return 'unavailable'
  }
}
