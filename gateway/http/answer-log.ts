import type { Dependencies } from './dependencies'
import { networkForLog, pathForLog } from './log'
import type { Outcome } from './metrics'
import type { RequestContext } from './request-context'

/** Counts a response, and logs it unless it came from memory or disk. */
export function recordAnswer(
  { metrics, log }: Pick<Dependencies, 'metrics' | 'log'>,
  { request, response, url, id, clientIp }: RequestContext,
  outcome: Outcome,
  startedAt: number,
): void {
  const ms = performance.now() - startedAt
  const status = response.statusCode
  metrics.count(outcome, status, ms / 1000)
  if (outcome === 'hit' || outcome === 'file') return
  const line = { requestId: id, method: request.method, path: pathForLog(url), status, outcome, ms: Math.round(ms) }
  log.info({ ...line, network: networkForLog(clientIp) }, 'answered')
}
