import { databaseOf, sql } from '@/platform/database'
import { isFrontDoor } from '@/platform/front-door'
import { publicContext } from '@/platform/payload'

/** Whether this app can answer: its database does. */
export async function GET(request: Request) {
  if (!isFrontDoor(request)) return new Response(null, { status: 404 })
  const { payload } = await publicContext()
  await (await databaseOf(payload)).execute(sql`select 1`)
  return Response.json({ ready: true })
}
