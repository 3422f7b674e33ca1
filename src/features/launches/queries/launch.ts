import { cache } from 'react'
import { anonymousContext, holderContext } from '@/platform/database/payload'
import { isToken, type OwnEntry } from '../domain/entry'
import type { Launch } from '../domain/launch'
import type { Proof } from '../domain/proof'
import { findEntry } from '../operations/find-entry'
import { findLaunch, findProof } from '../operations/find-launch'

/** A launch with what is published about it, as of now. */
export interface ShownLaunch {
  launch: Launch
  proof: Proof | null
  now: Date
}

/** A launch by its code; null when there is none. Read once for a page: its proof names every ticket. */
export const readLaunch = cache(async (code: string): Promise<ShownLaunch | null> => {
  const ctx = await anonymousContext()
  const launch = await findLaunch(ctx, code)
  return launch && { launch, proof: await findProof(ctx, code), now: ctx.now }
})

/** The entry, or the request for one, of the token in a link; null when there is none. */
export async function readEntry(code: string, token: string): Promise<OwnEntry | null> {
  const entry = isToken(token) ? await findEntry(await holderContext('launch', token), token) : null
  return entry?.launch.code === code ? entry : null
}

/** For how many seconds a browser or a proxy may keep what is published. */
const FRESH_SECONDS = 30

const FRESH = { 'Cache-Control': `public, max-age=${FRESH_SECONDS}`, 'Access-Control-Allow-Origin': '*' }

const notFound = () => Response.json({ error: 'not_found' }, { status: 404, headers: { 'Cache-Control': 'no-store' } })

/** Everything that is published about a launch, as JSON. The same for everybody. */
export async function proofAnswer(code: string): Promise<Response> {
  const proof = await findProof(await anonymousContext(), code)
  return proof ? Response.json(proof, { headers: FRESH }) : notFound()
}

/** The tickets in the order of their turns, as text: a line with place and ticket for each. Not found before a draw. */
export async function orderAnswer(code: string): Promise<Response> {
  const order = (await findProof(await anonymousContext(), code))?.draws.at(-1)?.order
  if (!order) return notFound()
  const lines = order.map((ticket, at) => `${String(at + 1).padStart(String(order.length).length)}  ${ticket}\n`)
  return new Response(lines.join(''), { headers: { ...FRESH, 'Content-Type': 'text/plain; charset=utf-8' } })
}
