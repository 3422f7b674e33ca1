import { startLine } from '@/features/members/actions/line-login'
import { DEFAULT_LOCALE, isLocale } from '@/i18n/locales'

/** Leads to LINE, which asks the person. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('locale') ?? ''
  const locale = isLocale(asked) ? asked : DEFAULT_LOCALE
  const begun = { back: searchParams.get('back') ?? '', isRetry: searchParams.get('retry') !== null }
  const Location = await startLine(locale, begun)
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location } })
}
