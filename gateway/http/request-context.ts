import type { IncomingMessage, ServerResponse } from 'node:http'
import { SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from '@/features/routing'
import type { FlatHeaders } from './headers'

/** One request while it is handled. */
export interface RequestContext {
  request: IncomingMessage
  response: ServerResponse
  url: string
  search: string
  id: string
  clientIp: string
  /** The fixed headers of every response, with this request's id. */
  headers: FlatHeaders
}

/** Stores the advertising source of a URL, whatever page it leads to (C36). */
export function keepSource({ search, response }: RequestContext, isHttps: boolean): void {
  const source = sourceInSearch(search)
  if (source === '') return
  response.setHeader(
    'Set-Cookie',
    `${SOURCE_COOKIE}=${source}; Path=/; Max-Age=${SOURCE_DAYS * 86_400}; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  )
}
