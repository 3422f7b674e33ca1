import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { rereadSections } from '@/features/routing/server'
import { recordChanges } from '@/platform/cache/tag-changes'
import { systemContext } from '@/platform/database/payload'
import { isFromGateway } from '@/platform/process/gateway-secret'

const body = z.object({ tags: z.array(z.string().min(1).max(200)).max(500) })

/** Tags after which the sections' languages are read again: their own, and the tag of everything. */
const SECTION_TAGS: readonly string[] = ['sections', 'site']

/**
 * How far the wall clock is ahead of the monotonic clock of this process. Next stamps a revalidated tag with the first
 * and compares it with the second: after a clock correction it would serve stale data for that long.
 */
const clockLeadMs = () => Math.max(0, Math.ceil(Date.now() - performance.timeOrigin - performance.now()))

/**
 * Called by this node's own gateway when content changed: data with these tags is read again, `inMs` milliseconds after
 * the response.
 */
export async function POST(request: Request) {
  if (!isFromGateway(request)) return new Response(null, { status: 404 })
  const { tags } = body.parse(await request.json())
  if (tags.some((tag) => SECTION_TAGS.includes(tag))) await rereadSections(await systemContext('gateway'))
  recordChanges(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: tags.length, inMs: clockLeadMs() })
}
