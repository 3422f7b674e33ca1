import { EMPTY_FORM } from '@/kernel/form/form-state'
import { orUnavailable } from '@/platform/http/form-sender'
import type { LinkEnd, LinkState } from '../domain/link-outcome'

/**
 * Performs the action behind a mailed link and returns the state of its page: `done`, `ended` when the link is no longer
 * valid, or a notice to try again after an error of ours.
 */
export async function answerLink(work: () => Promise<{ ok: boolean }>, done: LinkEnd): Promise<LinkState> {
  const answered = await orUnavailable('a mailed link could not be answered', work)
  if (answered === 'unavailable') return { ...EMPTY_FORM, notice: answered }
  return { ...EMPTY_FORM, done: answered.ok ? done : 'ended' }
}
