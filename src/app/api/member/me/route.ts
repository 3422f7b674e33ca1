import { readWho } from '@/features/members/queries/member'

/** Who is signed in, for the header of a shared page. */
export async function GET() {
  return Response.json(await readWho(), { headers: { 'Cache-Control': 'private, no-store' } })
}
