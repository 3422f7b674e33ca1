import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { rereadSections } from '@/features/addresses/server'
import { isFrontDoor } from '@/platform/front-door'
import { publicContext } from '@/platform/payload'
import { noteChanges } from '@/platform/tag-changes'

const body = z.object({ tags: z.array(z.string().min(1).max(200)).max(500) })

/** What is announced when the languages of a section may have changed: that itself, or that anything may have. */
const SECTION_TAGS: readonly string[] = ['sections', 'site']

/**
 * How far the wall clock is ahead of the clock that started with this program. Next marks a tag with the one and asks
 * the other whether that moment has come: for so long it goes on giving out the old, wherever a clock was put right.
 */
const clockLeadMs = () => Math.max(0, Math.ceil(Date.now() - performance.timeOrigin - performance.now()))

/**
 * Called by this node's own front door when content changed: what carries these tags is read anew, `inMs` milliseconds
 * after the answer.
 */
export async function POST(request: Request) {
  if (!isFrontDoor(request)) return new Response(null, { status: 404 })
  const { tags } = body.parse(await request.json())
  if (tags.some((tag) => SECTION_TAGS.includes(tag))) await rereadSections(await publicContext())
  noteChanges(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: tags.length, inMs: clockLeadMs() })
}
