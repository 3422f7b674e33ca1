import { pagePath } from '@/features/routing'
import { browserLocale } from '@/i18n/browser-locale'

/**
 * Where 2C2P sends the buyer's browser, with a form that says how it went. That form is neither signed nor read: our own
 * page tells, by what we have fetched.
 */
function goOn(request: Request): Response {
  const path = pagePath(browserLocale(request.headers.get('accept-language')), 'payment-returned')
  return new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } })
}

export const GET = goOn
export const POST = goOn
