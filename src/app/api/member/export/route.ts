import { readExport } from '@/features/members/queries/account-page'
import { readPointsExport } from '@/features/rewards/queries/own-card'

/** Everything that is stored about the signed-in member, as a file. */
export async function GET() {
  const data = await readExport()
  const headers = { 'Cache-Control': 'private, no-store' }
  if (!data) return Response.json({ error: 'not_found' }, { status: 404, headers })
  return new Response(JSON.stringify({ ...data, nobleId: await readPointsExport() }, null, 2), {
    headers: {
      ...headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': 'attachment; filename="my-account.json"',
    },
  })
}
