import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { lastModified } from '@/kernel/cache/last-modified'
import { log } from '@/platform/process/log'
import type { PublishedCall } from '../domain/calls'
import { toErrorRecord } from '../domain/error-record'
import { readParameters } from '../domain/parameters'

/** Cacheable for a minute, and for ten more while revalidating. */
const SHARED = 'public, max-age=60, stale-while-revalidate=600'

/** Read-only, without cookies, the same for everybody: any site may read it (CORS). */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' }

const OWN = { 'Cache-Control': 'private, no-store' }

/** The result of a call; `null` for nothing. A personal answer is neither cached nor readable by other sites. */
export interface Found<Body> {
  body: Body | null
  isOwn?: boolean
}

/** Refusals are not cached: what is missing now may be published in a second. */
function refusal(status: 400 | 404 | 500, message: string, field?: string): Response {
  return Response.json(toErrorRecord(status, message, field), {
    status,
    headers: { ...OPEN, 'Cache-Control': 'no-store' },
  })
}

/** Whether `If-None-Match` contains this tag; a weakened tag matches too (RFC 9110 §13.1.2). */
const namesTag = (ifNoneMatch: string | null, tag: string) =>
  (ifNoneMatch ?? '').split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))

/**
 * A public text with an ETag of its bytes, cacheable for a minute unless another `Cache-Control` is given, and with the
 * instant of its last change where that is known; answers 304 to a matching `If-None-Match`.
 */
export function sharedAnswer(
  request: Request,
  text: string,
  type: string,
  { control = SHARED, changedAt = null }: { control?: string; changedAt?: string | null } = {},
): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = { ...OPEN, 'Cache-Control': control, ETag: tag, ...lastModified(changedAt) }
  if (namesTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': type } })
}

/**
 * Answers a call: 400 for an invalid parameter, 404 with the call's own reason, 304 for a matching ETag. Unexpected
 * errors are logged and answered with a generic 500.
 */
export async function answerCall<Call extends PublishedCall>(
  call: Call,
  request: Request,
  ofPath: Readonly<Record<string, string>>,
  find: (parameters: z.infer<Call['parameters']>) => Promise<Found<z.infer<Call['answer']>>>,
): Promise<Response> {
  const read = readParameters(call.parameters, new URL(request.url).searchParams, ofPath)
  if (!read.ok) return refusal(400, `${read.refusal.field} ${read.refusal.message}`, read.refusal.field)
  try {
    const { body, isOwn } = await find(read.value as z.infer<Call['parameters']>)
    if (body === null) return refusal(404, call.missing ?? 'There is nothing here.')
    if (isOwn) return Response.json(body, { headers: OWN })
    return sharedAnswer(request, JSON.stringify(body), 'application/json; charset=utf-8')
  } catch (error) {
    log.error({ error, call: call.path }, 'a published call failed')
    return refusal(500, 'It could not be answered. Please ask again later.')
  }
}
