import { payloadClient } from './payload'

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>

/** What somebody who is not signed in yet needs of the content system's own calls, to sign in at all. */
const SIGN_IN = new Set(['login', 'logout', 'forgot-password', 'reset-password', 'refresh-token', 'me', 'init'])

/**
 * Closes the content system's own calls: to anybody without a staff session they do not exist. What staff may
 * do with them is decided by each collection's access functions, not here.
 */
export function staffOnly(handler: Handler): Handler {
  return async (request, args) => {
    const [collection, call] = (await args.params).slug ?? []
    if (collection === 'staff' && call !== undefined && SIGN_IN.has(call)) return handler(request, args)
    const { user } = await (await payloadClient()).auth({ headers: request.headers })
    if (user) return handler(request, args)
    return Response.json({ error: 'not_found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } })
  }
}
