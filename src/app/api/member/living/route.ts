import { readForMembers } from '@/features/lifestyle/queries/living'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'

const headers = { 'Cache-Control': 'private, no-store' }

/** The parts of a page that are for members, for the signed-in member (S2§2.10). */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('locale') ?? ''
  const found = await readForMembers(isLocale(asked) ? asked : DEFAULT_LOCALE, searchParams.get('slug') ?? '')
  if (found === 'nobody' || found === null) return Response.json({ error: 'not_found' }, { status: 404, headers })
  return Response.json({ groups: found.groups }, { headers })
}
