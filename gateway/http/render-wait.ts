import type { Resolution } from '@/features/routing'
import type { PageRequest } from '../next-adapter/page-request'
import { isPayloadRequest } from '../next-adapter/protocol'
import type { Dependencies } from './dependencies'
import type { RequestContext } from './request-context'

/** A page, and how its shared copy is asked for; null where it is made for one visitor. */
interface Wanted {
  page: Extract<Resolution, { kind: 'page' }>
  wanted: PageRequest | null
}

/** Seconds to wait before the app may render this page. A submitted form was counted already. */
export function waitToMake(
  { pages, rates, isDev }: Pick<Dependencies, 'pages' | 'rates' | 'isDev'>,
  { request, clientIp, pass }: RequestContext,
  { page, wanted }: Wanted,
): number {
  if (wanted && pages.has(wanted)) return 0
  const [now, caller] = [performance.now(), { clientIp, browser: pass?.id ?? null }]
  const wait = wanted && page.mayBeMissing ? rates.waitForUncertain(clientIp, now) : 0
  // Published pages are bounded in number: rendering each of them once is allowed.
  const isFree = wanted ? !wanted.isUnbounded : isDev || request.method === 'POST'
  return wait > 0 || isFree ? wait : rates.waitForPage(isPayloadRequest(request.headers), caller, now)
}
