import type { SendFault } from '@/kernel/form/send-fault'
import { isActionAnswer, isServerAction, isUnknownAction } from '../next-adapter/client-protocol'

/** Thrown in place of an answer when a form was refused or got none. */
export class UndeliveredError extends Error {
  override name = 'UndeliveredError'

  constructor(readonly fault: SendFault) {
    super(`A form got no answer: ${fault}`)
  }
}

/** How long a visitor waits for the answer to a form, its body included. */
export const ANSWER_PATIENCE_MS = 20_000

/** A server action answers in the format of the router; everything else is the gateway or the framework refusing. */
function refusalOf(answer: Response): SendFault | null {
  if (isUnknownAction(answer)) return 'outdated'
  if (answer.status < 400 || isActionAnswer(answer)) return null
  return answer.status === 429 ? 'tooMany' : 'unavailable'
}

/**
 * A `fetch` whose server actions end after a while and reject with the reason. The router offers neither: it waits as
 * long as the browser does, sends no other form meanwhile, and makes one error of every refusal.
 */
export function withDelivery(usual: typeof fetch, patienceMs = ANSWER_PATIENCE_MS): typeof fetch {
  return async (input, init) => {
    if (!isServerAction(init)) return usual(input, init)
    const stop = new AbortController()
    // Not cleared by the head of the answer: its body may stall as well. Aborting what has ended does nothing.
    setTimeout(() => stop.abort(new UndeliveredError('timedOut')), patienceMs)
    const answer = await usual(input, { ...init, signal: stop.signal })
    const refusal = refusalOf(answer)
    if (refusal) throw new UndeliveredError(refusal)
    return answer
  }
}

/** The reason for a form that failed. Without one, the network broke or the action threw. */
export function faultOf(error: unknown, isOnline: boolean): SendFault {
  if (error instanceof UndeliveredError) return error.fault
  return isOnline ? 'unavailable' : 'offline'
}
