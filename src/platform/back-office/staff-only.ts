import { roleOf, staffActorOf } from '@/kernel/actor'
import { payloadClient, userOfHeaders } from '../database/payload'
import { copyOfForm, hasDocument, isReadable } from '../http/readable-body'
import { env } from '../process/env'

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** The Payload endpoints needed for signing in, and those for setting up a second factor or using one. */
const SIGN_IN = new Set([
  ...['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token', 'me', 'init'],
  'second-factor',
  'passkeys',
])

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Sent by a page of another site. Every browser says where a POST comes from; what says nothing is refused too. */
function isForeign({ method, headers }: Request): boolean {
  if (SAFE_METHODS.has(method)) return false
  const origin = headers.get('origin')
  return origin === null ? headers.get('sec-fetch-site') !== 'same-origin' : origin !== env.publicUrl
}

/** Payload's own queue, which this site does not use: its endpoints run and schedule work. */
const JOBS = 'payload-jobs'

const STATUS = { bad_request: 400, forbidden: 403, foreign_origin: 403, not_found: 404 } as const

const refuse = (error: keyof typeof STATUS) =>
  Response.json({ error }, { status: STATUS[error], headers: { 'Cache-Control': 'no-store' } })

/** Payload's answer to an address without an endpoint: 404, or 501 with the loopback address of the app in its text. */
async function isUnrouted(answer: Response): Promise<boolean> {
  if (answer.status !== 404 && answer.status !== 501) return false
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  const message = typeof said === 'object' && said !== null && 'message' in said ? said.message : null
  return typeof message === 'string' && /^(?:Route not found|Cannot [A-Z]+) /.test(message)
}

/** Payload's calls for accounts that confirm an address by mail, which staff do not: it answers 500 to them. */
const UNUSED_CALLS = new Set(['verify'])

/** Whether an address asks for the versions of what has none: Payload answers 500 to it. */
async function asksForNoVersions(slug: readonly string[]): Promise<boolean> {
  const isGlobal = slug[0] === 'globals'
  const [name = '', call] = isGlobal ? slug.slice(1) : slug
  if (call !== 'versions') return false
  const { collections, globals } = (await payloadClient()).config
  return !(isGlobal ? globals : collections).some((one) => one.slug === name && Boolean(one.versions))
}

/** Why the session of a request may not call a collection; null when its access functions are to decide. */
async function refusalOf({ headers }: Request, collection?: string): Promise<keyof typeof STATUS | null> {
  const user = await userOfHeaders(headers)
  if (!staffActorOf(user)) return 'not_found'
  return collection === JOBS && roleOf(user) !== 'admin' ? 'forbidden' : null
}

/** Payload answers 500 to what it cannot read, which is the fault of whoever sent it. */
async function answerReadable(handler: Handler, request: Request, args: Parameters<Handler>[1]): Promise<Response> {
  if (!(await isReadable(request))) return refuse('bad_request')
  const form = copyOfForm(request)
  const answer = await handler(request, args)
  return answer.status === 500 && form && !(await hasDocument(form)) ? refuse('bad_request') : answer
}

/**
 * Hides Payload's REST API from everybody without a staff session: it answers 404, also to a session that lacks its
 * second factor. What staff may do is decided by the access functions of each collection. The calls for signing in are
 * open, but not to pages of other sites, which could sign somebody in as somebody else.
 */
export function staffOnly(handler: Handler): Handler {
  return async (request, args) => {
    const { slug = [] } = await args.params
    const [collection, call = ''] = slug
    if (collection === 'staff' && SIGN_IN.has(call))
      return isForeign(request) ? refuse('foreign_origin') : answerReadable(handler, request, args)
    const refusal = await refusalOf(request, collection)
    if (refusal) return refuse(refusal)
    if (UNUSED_CALLS.has(call) || (await asksForNoVersions(slug))) return refuse('not_found')
    return answerRouted(handler, request, args)
  }
}

/** Payload answers with a page of its own to a call that does not exist. */
async function answerRouted(handler: Handler, request: Request, args: Parameters<Handler>[1]): Promise<Response> {
  const answer = await answerReadable(handler, request, args)
  return (await isUnrouted(answer)) ? refuse('not_found') : answer
}
