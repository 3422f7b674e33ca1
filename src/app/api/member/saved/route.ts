import { saveHomes } from '@/features/members/queries/member'

const headers = { 'Cache-Control': 'private, no-store' }

/** Adds and removes saved projects of the signed-in member. Only a script of this site can send JSON with the cookie. */
export async function POST(request: Request) {
  const isOurs = request.headers.get('sec-fetch-site') !== 'cross-site'
  const isJson = request.headers.get('content-type')?.startsWith('application/json')
  const body: unknown = isOurs && isJson ? await request.json().catch(() => null) : null
  const saved = body === null ? null : await saveHomes(body)
  return saved ? Response.json(saved, { headers }) : Response.json({ error: 'not_found' }, { status: 404, headers })
}
