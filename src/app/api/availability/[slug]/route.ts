import { readAvailabilityRecord } from '@/features/catalogue/queries/live-availability'

/** The homes of a public project as they are now. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const found = await readAvailabilityRecord((await params).slug)
  const headers = { 'Cache-Control': 'no-store' }
  return found ? Response.json(found, { headers }) : Response.json({ error: 'not_found' }, { status: 404, headers })
}
