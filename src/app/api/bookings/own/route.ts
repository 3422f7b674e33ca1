import { readOwnNotice } from '@/features/booking/queries/own-notice'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'

/** What this browser holds or has booked, for a page that is the same for everybody. */
export async function GET(request: Request) {
  const asked = new URL(request.url).searchParams.get('locale')
  const own = await readOwnNotice(isLocale(asked) ? asked : DEFAULT_LOCALE)
  return Response.json({ own }, { headers: { 'Cache-Control': 'private, no-store' } })
}
