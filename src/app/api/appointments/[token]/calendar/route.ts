import { readCalendarFile } from '@/features/visits/queries/calendar-file'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'

interface Args {
  params: Promise<{ token: string }>
}

/** An appointment as a file that every calendar opens. */
export async function GET(request: Request, { params }: Args) {
  const asked = new URL(request.url).searchParams.get('locale') ?? ''
  const file = await readCalendarFile(isLocale(asked) ? asked : DEFAULT_LOCALE, (await params).token)
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' }
  if (!file) return Response.json({ error: 'not_found' }, { status: 404, headers })
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="appointment.ics"',
    },
  })
}
