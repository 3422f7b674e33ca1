import { returnFromLine } from '@/features/members/actions/line-login'
import { DEFAULT_LOCALE } from '@/i18n/locales'

/** Where LINE sends the browser back. */
export async function GET(request: Request) {
  const { searchParams } = new URL(request.url)
  const Location = await returnFromLine(searchParams, DEFAULT_LOCALE)
  return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location } })
}
