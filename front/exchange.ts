import type { IncomingMessage, ServerResponse } from 'node:http'
import { SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from '@/features/addresses'
import type { FlatHeaders } from './headers'

/** One request on its way. */
export interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  url: string
  search: string
  id: string
  clientIp: string
  /** The fixed headers of every answer, with this request's id. */
  headers: FlatHeaders
}

/** Set by the app for staff who preview drafts; such a request is never answered from the cache. */
export const PREVIEW_COOKIE = '__prerender_bypass='

/** Whether a member of staff looks at a draft. The app checks the cookie's value. */
export const isPreview = (request: IncomingMessage) => request.headers.cookie?.includes(PREVIEW_COOKIE) ?? false

/** Keeps the advertising source that an address names, whatever page it leads to (C36). */
export function keepSource({ search, response }: Exchange): void {
  const source = sourceInSearch(search)
  if (source === '') return
  response.setHeader('Set-Cookie', `${SOURCE_COOKIE}=${source}; Path=/; Max-Age=${SOURCE_DAYS * 86_400}; SameSite=Lax`)
}
