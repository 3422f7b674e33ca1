import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, type Readable, Transform } from 'node:stream'
import { chooseEncoding, compressor, isCompressible, MIN_COMPRESSIBLE_BYTES } from './compression'
import { DATA_POLICY, policyForHtml } from './csp'
import { answerHeadersFrom, type FlatHeaders, headerIn, withoutHeaders } from './headers'
import { type Caller, hasBody, type Upstream } from './upstream'

/** How a passed-on request ended. */
type PassEnd = 'sent' | 'down' | 'failed' | 'too-large'

/** Above this an HTML answer is sent with the hashes found so far, rather than held back. */
const MAX_HTML_BYTES = 4 * 1024 * 1024

interface PassOptions {
  path: string
  caller: Caller
  security: FlatHeaders
  maxBodyBytes: number
  /** Where nothing of an answer is read for so long, the visitor is taken to be gone. */
  standstillMs: number
  /** Answers that stay open: closed at once when the front door stops. */
  streams: Set<ServerResponse>
  /** A page of the public site: when it fails, the front door shows its own page instead of the framework's. */
  isPage: boolean
  /** False only in front of an app with hot reload, whose tools write scripts of their own. */
  hasPolicy: boolean
}

/** Passes a request on and its answer back, as it comes. Resolves when the head of the answer is known. */
export function passThrough(
  upstream: Upstream,
  request: IncomingMessage,
  response: ServerResponse,
  options: PassOptions,
): Promise<PassEnd> {
  if (Number(request.headers['content-length'] ?? 0) > options.maxBodyBytes) return Promise.resolve('too-large')
  return new Promise((resolve) => {
    const outgoing = upstream.begin(request, options.path, options.caller)
    // Nobody reads any more: the app should not go on working.
    response.once('close', () => outgoing.destroy())
    outgoing.once('error', () => resolve('down'))
    outgoing.once('close', () => resolve('down'))
    outgoing.once('timeout', () => outgoing.destroy(new Error('too slow')))
    outgoing.once('response', (answer) => {
      outgoing.setTimeout(0)
      if (options.isPage && isBrokenPage(answer)) {
        answer.resume()
        resolve('failed')
        return
      }
      sendBack(request, response, answer, options)
      resolve('sent')
    })
    sendBody(request, outgoing, options.maxBodyBytes, () => resolve('too-large'))
  })
}

function isBrokenPage({ statusCode = 502, headers }: IncomingMessage): boolean {
  return statusCode >= 500 && /^text\/(?:html|plain)\b/i.test(headers['content-type'] ?? 'text/plain')
}

function sendBody(request: IncomingMessage, outgoing: ClientRequest, most: number, onTooLarge: () => void): void {
  if (!hasBody(request)) {
    outgoing.end()
    return
  }
  let length = 0
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      length += chunk.length
      if (length <= most) return done(null, chunk)
      request.unpipe(meter)
      onTooLarge()
      outgoing.destroy()
      done()
    },
  })
  // Not a pipeline: when the app fails, the visitor's connection must live on to be told so.
  request.pipe(meter).pipe(outgoing)
  outgoing.once('close', () => request.unpipe(meter))
}

function sendBack(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  { security, streams, hasPolicy, standstillMs }: PassOptions,
): void {
  const type = answer.headers['content-type'] ?? ''
  const headers = [...security, ...answerHeadersFrom(answer.headers)]
  const isStream = /^text\/event-stream\b/i.test(type)
  // Streams may be silent for long, and see by their own heartbeat who is gone.
  if (!isStream) response.setTimeout(standstillMs, () => response.destroy())
  if (hasPolicy && /^text\/html\b/i.test(type)) {
    void sendHtml(request, response, answer, headers)
    return
  }
  if (/^(?:application\/(?:json|xml)|text\/x-component)\b/i.test(type))
    headers.push('Content-Security-Policy', DATA_POLICY)
  if (isStream) {
    streams.add(response)
    response.once('close', () => streams.delete(response))
    response.socket?.setNoDelay(true)
  }
  sendStream(request, response, answer, headers, [])
}

async function sendHtml(
  request: IncomingMessage,
  response: ServerResponse,
  answer: IncomingMessage,
  headers: FlatHeaders,
): Promise<void> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk)
      length += chunk.length
      if (length > MAX_HTML_BYTES) break
    }
  } catch {
    response.destroy()
    return
  }
  const policy = policyForHtml(Buffer.concat(chunks).toString('utf8'))
  sendStream(request, response, answer, [...headers, 'Content-Security-Policy', policy], chunks)
}

/** Writes the head, what was already read, and then the rest as it comes; compressed when that helps. */
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
  const vary = [headerIn(headers, 'vary'), 'Accept-Encoding'].filter(Boolean).join(', ')
  const varied = isChosen ? [...withoutHeaders(headers, 'vary'), 'Vary', vary] : headers
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
  // An answer cut off in the middle must be seen to be cut off, not taken for whole.
  answer.once('error', () => response.destroy())
  answer.once('aborted', () => response.destroy())
}

const isBodySent = ({ method }: IncomingMessage, status: number) =>
  method !== 'HEAD' && status !== 204 && status !== 304

/** Whether it depends on what a visitor reads how an answer is written: also said to those who read none. */
function isWorthCompressing({ headers, statusCode }: IncomingMessage): boolean {
  if (statusCode === 304) return headers['content-encoding'] === undefined
  if (statusCode === 204 || statusCode === 206) return false
  if (headers['content-encoding'] !== undefined || !isCompressible(headers['content-type'])) return false
  if (/\bno-transform\b/i.test(headers['cache-control'] ?? '')) return false
  const length = headers['content-length']
  return length === undefined || Number(length) >= MIN_COMPRESSIBLE_BYTES
}
