import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { isFrontDoor } from '@/platform/front-door'
import { noteChanges } from '@/platform/tag-changes'

const body = z.object({ tags: z.array(z.string().min(1).max(200)).max(500) })

/** Called by this node's own front door when content changed: what carries these tags is read anew. */
export async function POST(request: Request) {
  if (!isFrontDoor(request)) return new Response(null, { status: 404 })
  const { tags } = body.parse(await request.json())
  noteChanges(tags)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: tags.length })
}
