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

/** Keeps the advertising source that an address names, whatever page it leads to (C36). */
export function keepSource({ search, response }: Exchange): void {
  const source = sourceInSearch(search)
  if (source === '') return
  response.setHeader('Set-Cookie', `${SOURCE_COOKIE}=${source}; Path=/; Max-Age=${SOURCE_DAYS * 86_400}; SameSite=Lax`)
}
