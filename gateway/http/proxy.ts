import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'
import { chooseEncoding, compressor, isCompressible, MIN_COMPRESSIBLE_BYTES } from '../cache/compression'
import { PostedForm } from '../next-adapter/posted-form'
import { isPayloadType, isRouterVary } from '../next-adapter/protocol'
import { DATA_POLICY, policyForHtml } from './csp'
import { answerHeadersFrom, type FlatHeaders, forStaff, headerIn, withCookies, withoutHeaders } from './headers'
import { type Client, hasBody, type Upstream } from './upstream'

/** The status when a request could not be proxied. */
export const PASS_FAULTS = { down: 503, failed: 500, malformed: 400, 'too-large': 413 } as const

/** How a proxied request ended. `missing`: a page that the app does not have, of which nothing was sent. */
type PassEnd = 'sent' | 'missing' | keyof typeof PASS_FAULTS

/** Above this an HTML response is sent with the hashes found so far instead of being buffered. */
const MAX_HTML_BYTES = 4 * 1024 * 1024

interface PassOptions {
  path: string
  caller: Client
  security: FlatHeaders
  /** The pass that this browser is given; null when it has one. */
  cookie: string | null
  maxBodyBytes: number
  /** A visitor who reads nothing for this long is considered gone. */
  standstillMs: number
  /** Our public origin: redirects within it become relative, so that a visitor stays on the name they came by. */
  origin: string
  /** Event streams: closed at once when the gateway stops. */
  streams: Set<ServerResponse>
  /** A public page: when it fails or is missing, the gateway shows its own page instead of the framework's. */
  isPage: boolean
  /** Of the back office or the API: where the app says nothing, no cache may store it. */
  isForStaff: boolean
  /** False only in front of an app with hot reload, whose tools write scripts of their own. */
  hasPolicy: boolean
  /** Told of the head of the app's answer. */
  onAnswer?: (answer: IncomingMessage) => void
}

/** Proxies a request and streams its response. Resolves when the response head is known. */
export function passThrough(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
  options: PassOptions,
): Promise<PassEnd> {
  if (upstream.isClosing) return Promise.resolve('down')
  if (Number(request.headers['content-length'] ?? 0) > options.maxBodyBytes) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const form = new PostedForm(request.headers)
    const outgoing = upstream.begin(request, options.path, options.caller)
    let isAnswered = false
    const fail = () => {
      if (!isAnswered) resolve('down')
    }
    // The visitor is gone: the app should stop working on it.
    response.once('close', () => outgoing.destroy())
    outgoing.once('error', fail)
    outgoing.once('close', fail)
    outgoing.once('timeout', () => outgoing.destroy(new Error('too slow')))
    outgoing.once('response', (answer) => {
      isAnswered = true
      options.onAnswer?.(answer)
      outgoing.setTimeout(0)
      if (answer.statusCode === 500 && request.complete && form.isMalformed()) {
        answer.resume()
        resolve('malformed')
        return
      }
      if (options.isPage && isBrokenPage(answer)) {
        answer.resume()
        resolve('failed')
        return
      }
      if (options.isPage && isMissingPage(answer)) {
        answer.resume()
        resolve('missing')
        return
      }
      void sendBack(request, response, answer, options).then(resolve)
    })
    sendBody(request, outgoing, form, options.maxBodyBytes, () => resolve('too-large'))
  })
}

function isBrokenPage({ statusCode = 502, headers }: IncomingMessage): boolean {
  return statusCode >= 500 && /^text\/(?:html|plain)\b/i.test(headers['content-type'] ?? 'text/plain')
}

/** The framework answers a page made for one visitor without language and, before its scripts run, without content. */
function isMissingPage({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 404 && /^text\/html\b/i.test(headers['content-type'] ?? '')
}

function sendBody(
  request: IncomingMessage,
  outgoing: ClientRequest,
  form: PostedForm,
  most: number,
  onTooLarge: () => void,
): void {
  if (!hasBody(request)) {
    outgoing.end()
    return
  }
  let length = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      form.add(chunk)
      if (length <= most) return done(null, chunk)
      request.unpipe(meter)
      onTooLarge()
      outgoing.destroy()
      done()
    },
  })
  // Not a pipeline: when the app fails, the visitor's connection is needed for the error page.
  request.pipe(meter).pipe(outgoing)
  outgoing.once('close', () => request.unpipe(meter))
}

/** Resolves when the response has begun, or cannot begin any more. Never rejects. */
async function sendBack(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  { security, cookie, streams, hasPolicy, isForStaff, standstillMs, origin }: PassOptions,
): Promise<'sent' | 'down'> {
  const type = answer.headers['content-type'] ?? ''
  const said = [...security, ...answerHeadersFrom(answer.headers, origin)]
  const earlier = [response.getHeader('set-cookie') ?? []].flat().map(String)
  const headers = withCookies(isForStaff ? forStaff(said) : said, earlier, cookie)
  const isStream = /^text\/event-stream\b/i.test(type)
  // Event streams may be silent for long; their heartbeat detects lost visitors.
  if (!isStream) response.setTimeout(standstillMs, () => response.destroy())
  if (hasPolicy && /^text\/html\b/i.test(type)) {
    return sendHtml(request, response, answer, headers)
  }
  if (/^application\/(?:json|xml)\b/i.test(type) || isPayloadType(type))
    headers.push('Content-Security-Policy', DATA_POLICY)
  if (isStream) {
    streams.add(response)
    response.once('close', () => streams.delete(response))
    response.socket?.setNoDelay(true)
  }
  sendStream(request, response, answer, headers, [])
  return 'sent'
}

/** Its policy is in the head, so nothing is written before the page is whole, and an app that dies is an error page. */
async function sendHtml(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  headers: FlatHeaders,
): Promise<'sent' | 'down'> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk)
      length += chunk.length
      if (length > MAX_HTML_BYTES) break
    }
  } catch {
    return 'down'
  }
  const policy = policyForHtml(Buffer.concat(chunks).toString('utf8'))
  sendStream(request, response, answer, [...headers, 'Content-Security-Policy', policy], chunks)
  return 'sent'
}

const COLOUR_SCHEME = 'sec-ch-prefers-color-scheme'

/**
 * What an answer varies by. Nobody is asked for their colour scheme, and only pages have a form for the router: in front
 * of data both would split every cache for nothing.
 */
function varyOf(headers: FlatHeaders): string[] {
  const type = headerIn(headers, 'content-type') ?? ''
  const isPage = /^text\/html\b/i.test(type) || isPayloadType(type)
  const named = (headerIn(headers, 'vary') ?? '').split(',').map((name) => name.trim())
  return named.filter((name) => {
    const word = name.toLowerCase()
    return word !== '' && word !== COLOUR_SCHEME && (isPage || !isRouterVary(word))
  })
}

/** Writes the head, the bytes already read, and streams the rest; compressed when that helps. */
function sendStream(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  headers: FlatHeaders,
  before: readonly Buffer[],
): void {
  const status = answer.statusCode ?? 502
  const isChosen = isWorthCompressing(answer)
  const encoding =
    isChosen && isBodySent(request, status) ? chooseEncoding(request.headers['accept-encoding']) : 'identity'
  const vary = [...varyOf(headers), ...(isChosen ? ['Accept-Encoding'] : [])].join(', ')
  const varied = [...withoutHeaders(headers, 'vary'), ...(vary ? ['Vary', vary] : [])]
  if (encoding === 'identity') {
    response.writeHead(status, varied)
    response.flushHeaders()
    for (const chunk of before) response.write(chunk)
    pipeBack(answer, response, response)
    return
  }
  const squeezed = compressor(encoding)
  const tag = headerIn(headers, 'etag')
  response.writeHead(status, [
    ...withoutHeaders(varied, 'content-length', 'etag', 'accept-ranges'),
    ...(tag ? ['ETag', tag.startsWith('W/') ? tag : `W/${tag}`] : []),
    'Content-Encoding',
    encoding,
  ])
  for (const chunk of before) squeezed.write(chunk)
  pipeline(squeezed, response, () => undefined)
  pipeBack(answer, squeezed, response)
}

function pipeBack(answer: Readable, target: NodeJS.WritableStream, response: ServerResponse): void {
  if (answer.readableEnded) {
    target.end()
    return
  }
  answer.pipe(target)
  // A truncated response must be recognisable as truncated.
  answer.once('error', () => response.destroy())
  answer.once('aborted', () => response.destroy())
}

const isBodySent = ({ method }: IncomingMessage, status: number) =>
  method !== 'HEAD' && status !== 204 && status !== 304

/** Whether a response varies by `Accept-Encoding`: also declared when it is sent uncompressed. */
function isWorthCompressing({ headers, statusCode }: IncomingMessage): boolean {
  if (statusCode === 304) return headers['content-encoding'] === undefined
  if (statusCode === 204 || statusCode === 206) return false
  if (headers['content-encoding'] !== undefined || !isCompressible(headers['content-type'])) return false
  if (/\bno-transform\b/i.test(headers['cache-control'] ?? '')) return false
  const length = headers['content-length']
  return length === undefined || Number(length) >= MIN_COMPRESSIBLE_BYTES
}
