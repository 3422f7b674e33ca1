import { rereadSections } from '@/features/addresses/server'
import { isFrontDoor } from '@/platform/front-door'
import { publicContext } from '@/platform/payload'

/**
 * Whether this app can answer: its database does, with what every page asks of memory. The first to ask is whoever
 * starts the app, before there is a page; so the content system is begun here, in the bundle of the calls. It knows
 * its own errors by their class, and every bundle has classes of its own: begun elsewhere, the back office would be
 * told that a field is wrong, and not how.
 */
export async function GET(request: Request) {
  if (!isFrontDoor(request)) return new Response(null, { status: 404 })
  await rereadSections(await publicContext())
  return Response.json({ ready: true })
}
