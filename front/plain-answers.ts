import type { Resolution } from '@/features/addresses'
import type { Exchange } from './exchange'
import type { Outcome } from './metrics'

/** Requests that change nothing. */
export const READING: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Sends to the one address of a page. All that reads gets the promised 301. A form keeps its method and its body as
 * long as it stays here: what somebody wrote to us is not handed to another site.
 */
export function sendRedirect(
  { request, response, headers }: Exchange,
  { kind, location, isBrief }: Extract<Resolution, { kind: 'redirect' | 'outside' }>,
): Outcome {
  const forForms = kind === 'outside' ? 303 : 308
  response.writeHead(READING.has(request.method ?? '') ? 301 : forForms, [
    ...headers,
    'Location',
    location,
    'Cache-Control',
    isBrief ? 'public, max-age=60' : 'public, max-age=86400',
    'Content-Length',
    '0',
  ])
  response.end()
  return 'redirect'
}

/** Tells a probe how things are, in one word. */
export function sendHealth(exchange: Exchange, isGood: boolean): Outcome {
  return sendWord(exchange, isGood ? 'ok\n' : 'not ready\n', isGood ? 200 : 503)
}

/** Answers with one word that nobody keeps. */
export function sendWord({ request, response, headers }: Exchange, body: string, status = 200): Outcome {
  response.writeHead(status, [
    ...headers,
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(body.length),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
  return 'pass'
}
