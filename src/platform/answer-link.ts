import type { LinkOutcome } from '@/kit/link-outcome'
import { log } from './log'

/**
 * Does what the button behind a mailed link asks for, and tells what its page shows: `done` when it is done, that the
 * link has ended when it was refused, and a wish to try again when the fault was ours.
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
