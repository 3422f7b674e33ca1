import type { IncomingMessage } from 'node:http'
import { DATA_POLICY } from '../http/csp'
import type { Outcome } from '../http/metrics'
import type { RequestContext } from '../http/request-context'

/** The endpoint that resolves a short link (S1§7, L.1). */
const SHORT_URL = '/short-url'

/** A URL is at most 8 KB; escaped in a body it may be three times as long. */
const MOST_BYTES = 32 * 1024
const LONGEST_ADDRESS = 8192

const NEEDED = 'short_url must be a path that begins with / and has at most 8192 characters'

/** The URL in a body, or why the body is invalid. */
type Asked = { shortUrl: string } | { reason: string }

/** Whether a path belongs to the realtime channel, which is never resolved (S1§7). */
const isRealtime = (path: string) => path.includes('/socket.io')

export function isShortUrlCall({ method }: IncomingMessage, path: string): boolean {
  return method === 'POST' && path === SHORT_URL
}

/**
 * Answers `{ status, data: { redirect_url } }`: 200 with `status: true` and the target, or 200 with
 * `status: false` and an empty URL when there is none; 400 with a reason for an invalid request.
 */
export async function answerShortUrl(
  context: RequestContext,
  find: (path: string, search: string) => string | null,
): Promise<Outcome> {
  const asked = await readAsked(context.request)
  if (!('shortUrl' in asked))
    return send(context, 400, { ...resultOf(null), error: 'bad_request', reason: asked.reason })
  const { shortUrl } = asked
  const end = shortUrl.indexOf('?')
  const path = end === -1 ? shortUrl : shortUrl.slice(0, end)
  const found = isRealtime(path) ? null : find(path, end === -1 ? '' : shortUrl.slice(end))
  return send(context, 200, resultOf(found))
}

const resultOf = (location: string | null) => ({ status: location !== null, data: { redirect_url: location ?? '' } })

async function readAsked(request: IncomingMessage): Promise<Asked> {
  const kind = /^[^;,\s]*/.exec(request.headers['content-type'] ?? '')?.[0].toLowerCase()
  if (kind !== 'application/json' && kind !== 'application/x-www-form-urlencoded')
    return { reason: 'the body must be application/json or application/x-www-form-urlencoded' }
  const body = await readBody(request)
  if (body === null) return { reason: `the body must be whole and at most ${MOST_BYTES} bytes` }
  const shortUrl = kind === 'application/json' ? inJson(body) : new URLSearchParams(body).get('short_url')
  const isPath = typeof shortUrl === 'string' && shortUrl.startsWith('/') && shortUrl.length <= LONGEST_ADDRESS
  return isPath ? { shortUrl } : { reason: NEEDED }
}

function inJson(body: string): unknown {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && 'short_url' in value ? value.short_url : null
  } catch {
    return null
  }
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > MOST_BYTES) return null
      chunks.push(chunk)
    }
    return Buffer.concat(chunks).toString('utf8')
  } catch {
    return null
  }
}

function send({ request, response, headers }: RequestContext, status: 200 | 400, value: object): Outcome {
  const body = Buffer.from(JSON.stringify(value))
  // The rest of an oversized body is not read.
  const isBodyLeft = !request.complete
  response.writeHead(status, [
    ...headers,
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Content-Security-Policy',
    DATA_POLICY,
    'Cache-Control',
    'no-store',
    ...(isBodyLeft ? ['Connection', 'close'] : []),
  ])
  response.end(body)
  if (isBodyLeft) {
    setTimeout(() => request.destroy(), 500).unref()
    request.resume()
  }
  return status === 200 ? 'hit' : 'refused'
}
