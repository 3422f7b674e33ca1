import { readPicture } from '@/features/members/queries/member'

const headers = { 'Cache-Control': 'private, no-store' }

/** The picture of the signed-in member. */
export async function GET() {
  const webp = await readPicture()
  if (!webp) return Response.json({ error: 'not_found' }, { status: 404, headers })
  return new Response(new Uint8Array(webp), {
    headers: { ...headers, 'Content-Type': 'image/webp', 'X-Content-Type-Options': 'nosniff' },
  })
}
