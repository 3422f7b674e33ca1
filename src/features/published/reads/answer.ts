import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { log } from '@/platform/log'
import type { PublishedCall } from '../rules/calls'
import { toErrorRecord } from '../rules/error-record'
import { readParameters } from '../rules/parameters'

/** Anybody may keep an answer for a minute, and show it for ten more while asking anew. */
const SHARED = 'public, max-age=60, stale-while-revalidate=600'

/** Read-only, without cookies, the same for everybody: pages of any site may read it. */
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' }

const OWN = { 'Cache-Control': 'private, no-store' }

/** What a call has found: `null` is nothing. What is one person's own is neither kept nor read by other sites. */
export interface Found<Body> {
  body: Body | null
  isOwn?: boolean
}

/** Refusals are not kept: what is missing now may be published in a second. */
function refusal(status: 400 | 404 | 500, message: string, field?: string): Response {
  return Response.json(toErrorRecord(status, message, field), {
    status,
    headers: { ...OPEN, 'Cache-Control': 'no-store' },
  })
}

/** Whether `If-None-Match` names this tag; a tag that was weakened on the way is the same (RFC 9110 §13.1.2). */
const namesTag = (ifNoneMatch: string | null, tag: string) =>
  (ifNoneMatch ?? '').split(',').some((one) => ['*', tag].includes(one.trim().replace(/^W\//, '')))

/** A text that anybody may read and keep: with a tag that follows from its bytes, and 304 to who has it already. */
export function sharedAnswer(request: Request, text: string, type: string): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const headers = { ...OPEN, 'Cache-Control': SHARED, ETag: tag }
  if (namesTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': type } })
}

/**
 * Answers one published call: 400 for a wrong parameter with its name, 404 with the call's own reason, 304 to who
 * has the answer already. What goes wrong inside is logged and told as 500, never in its own words.
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
