import type { IncomingMessage, ServerResponse } from 'node:http'
import { SOURCE_COOKIE, SOURCE_DAYS, sourceInSearch } from '@/features/routing'
import { COOKIE_CHOICE, cookieNamed, readCookieChoice } from '@/kernel/http/cookie-choice'
import { type CookieName, cookieLine, openedCookies, sealedCookie } from '@/kernel/http/cookies'
import type { ReadPass } from './browser-pass'
import type { FlatHeaders } from './headers'
import type { OwnHosts } from './own-hosts'

/** One request while it is handled. */
export interface RequestContext {
  request: IncomingMessage
  response: ServerResponse
  url: string
  search: string
  id: string
  clientIp: string
  /** The pass of this browser; null without a good one. */
  pass: ReadPass | null
  /** The fixed headers of every response, with this request's id. */
  headers: FlatHeaders
}

/** Whether visitors come by https. */
export const isHttps = ({ hosts }: { hosts: OwnHosts }): boolean => hosts.publicUrl.protocol === 'https:'

/** Replaces the cookies of a request to an https site by those that may be believed. */
export function openCookies({ headers }: IncomingMessage): void {
  if (headers.cookie !== undefined) headers.cookie = openedCookies(headers.cookie)
}

/** Sets a cookie of the gateway's own on an answer. */
export function sendCookie(
  response: ServerResponse,
  isHttps: boolean,
  cookie: { name: CookieName; value: string; seconds: number },
): void {
  const line = cookieLine(cookie.name, cookie.value, cookie.seconds, isHttps)
  response.appendHeader('Set-Cookie', isHttps ? sealedCookie(line) : line)
}

/**
 * Stores the advertising source of a URL, whatever page it leads to (C36), for visitors who have allowed advertising
 * cookies. A form that is sent from this very address carries its source without any cookie.
 */
export function storeSource({ search, request, response }: RequestContext, isHttps: boolean): void {
  const source = sourceInSearch(search)
  if (source === '') return
  const { cookie = '' } = request.headers
  if (!readCookieChoice(cookieNamed(cookie, COOKIE_CHOICE))?.includes('advertising')) {
    if (request.method === 'POST')
      request.headers.cookie = [`${SOURCE_COOKIE}=${source}`, cookie].filter(Boolean).join('; ')
    return
  }
  sendCookie(response, isHttps, { name: SOURCE_COOKIE, value: source, seconds: SOURCE_DAYS * 86_400 })
}
