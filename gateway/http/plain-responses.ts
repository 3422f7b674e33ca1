import type { Resolution } from '@/features/routing'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/i18n/locales'
import type { Dependencies } from './dependencies'
import { WRONG_HOST_WORDS } from './error-words'
import type { Outcome } from './metrics'
import type { RequestContext } from './request-context'

/** Safe methods. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Redirects to the canonical URL of a page: reads with the promised 301. A form keeps its method and body within
 * this site, and its content is never forwarded to another site.
 */
export function sendRedirect(
  { request, response, headers }: RequestContext,
  { kind, location, isBrief }: Extract<Resolution, { kind: 'redirect' | 'outside' }>,
): Outcome {
  const forForms = kind === 'outside' ? 303 : 308
  response.writeHead(SAFE_METHODS.has(request.method ?? '') ? 301 : forForms, [
    ...headers,
    'Location',
    location,
    'Cache-Control',
    isBrief ? 'public, max-age=60' : 'public, max-age=86400',
    'Content-Length',
    '0',
  ])
  response.end()
  return 'redirect'
}

/**
 * The sections of a project cannot be loaded: its visitor is sent to the 404 page of the language (S2§8). For now only, as
 * the project exists (C24).
 */
export function sendToMissing({ response, headers }: RequestContext, locale: Locale): Outcome {
  const here = ['Location', `/${locale}/404`, 'Cache-Control', 'no-store', 'Content-Length', '0']
  response.writeHead(302, [...headers, ...here])
  response.end()
  return 'redirect'
}

/** Answers probes, whatever host they name, and requests for a host that is not ours. Null for all others. */
export async function answerEarly(
  context: RequestContext,
  path: string,
  { hosts, readiness }: Pick<Dependencies, 'hosts' | 'readiness'>,
): Promise<Outcome | null> {
  if (path === '/healthz') return sendText(context, 'ok\n')
  if (path !== '/readyz') {
    return hosts.isOurs(context.request.headers.host) ? null : sendWrongHost(context, hosts.publicUrl.origin)
  }
  const { isReady, text } = await readiness()
  return sendText(context, text, isReady ? 200 : 503)
}

/** Says under which name the site is, in the language of the address. */
function sendWrongHost(context: RequestContext, origin: string): Outcome {
  const [, word] = context.url.toLowerCase().split('/', 2)
  const sentence = WRONG_HOST_WORDS[isLocale(word) ? word : DEFAULT_LOCALE]
  sendText(context, `${sentence} ${origin}\n`, 421)
  return 'refused'
}

/** Answers with a few plain words, not cacheable. */
export function sendText({ request, response, headers }: RequestContext, text: string, status = 200): Outcome {
  const body = Buffer.from(text)
  response.writeHead(status, [
    ...headers,
    'Content-Type',
    'text/plain; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(body.length),
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
  return 'pass'
}
