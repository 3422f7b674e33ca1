import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_LOCALE, HTML_LANG, isLocale, LOCALES, type Locale } from '@/i18n/locales'
import { DATA_POLICY, policyForHtml } from './csp'
import { ERROR_CODES, ERROR_WORDS, type ErrorStatus, WAY_HOME } from './error-words'
import type { FlatHeaders } from './headers'

export type { ErrorStatus } from './error-words'

const STYLE = `
:root{color-scheme:light}
body{margin:0;min-height:100vh;display:grid;grid-template-rows:auto 1fr auto;background:#FBF9F5;color:#14110F;
font:400 17px/1.65 Anuphan,"Noto Sans Thai",Thonburi,"PingFang TC","PingFang SC","Microsoft YaHei",system-ui,sans-serif}
header,footer{padding:24px clamp(16px,4vw,80px)}header{border-bottom:1px solid #E3DCD0;letter-spacing:.02em}
main{align-self:center;padding:48px clamp(16px,4vw,80px);max-width:40em}
small{color:#7F6130;font-size:14px;font-variant-numeric:tabular-nums}
h1{margin:12px 0 16px;font-size:clamp(32px,5vw,56px);line-height:1.3;font-weight:500;text-wrap:balance}
p{margin:0 0 32px;color:#6B6258}
a{display:inline-block;padding:12px 24px;min-height:20px;color:#FBF9F5;background:#14110F;border-radius:2px;text-decoration:none}
a:focus-visible{outline:2px solid #1F5EFF;outline-offset:2px}`

/** The small pages the front door shows by itself: whole, without pictures, scripts or the app. */
function errorHtml(status: ErrorStatus, locale: Locale): string {
  const { title, text } = ERROR_WORDS[locale][status]
  return `<!doctype html><html lang="${HTML_LANG[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style></head><body><header>noble · nue</header>
<main><small>${status}</small><h1>${title}</h1><p>${text}</p><a href="/${locale}/home">${WAY_HOME[locale]}</a></main>
<footer></footer></body></html>`
}

const POLICY = policyForHtml('')
const STATUSES = Object.keys(ERROR_CODES).map(Number) as ErrorStatus[]
const PAGES = new Map(
  LOCALES.flatMap((locale) =>
    STATUSES.map((status) => [`${locale}${status}`, Buffer.from(errorHtml(status, locale))] as const),
  ),
)

/** Sends one of the small pages, or its JSON twin under /api. `Retry-After` where waiting helps. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: ErrorStatus,
  extra: FlatHeaders,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const url = request.url ?? '/'
  const isCall = /^\/+api(?:\/|$)/i.test(url)
  const locale = localeOf(url)
  const body = isCall
    ? Buffer.from(JSON.stringify({ error: ERROR_CODES[status], message: ERROR_WORDS[locale][status].title }))
    : (PAGES.get(`${locale}${status}`) ?? Buffer.alloc(0))
  response.writeHead(status, [
    ...extra,
    ...(status === 503 && !extra.includes('Retry-After') ? ['Retry-After', '10'] : []),
    ...(status === 405 ? ['Allow', 'GET, HEAD, POST'] : []),
    'Content-Type',
    isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Content-Length',
    String(body.length),
    'Content-Security-Policy',
    isCall ? DATA_POLICY : POLICY,
    'Cache-Control',
    'no-store',
  ])
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** The same for a request that never became one: written on the bare socket. */
export function rawError(status: 400 | 431, security: FlatHeaders): Buffer {
  const body = PAGES.get(`${DEFAULT_LOCALE}${status}`) ?? Buffer.alloc(0)
  const lines = [`HTTP/1.1 ${status} ${status === 431 ? 'Request Header Fields Too Large' : 'Bad Request'}`]
  for (let index = 0; index < security.length; index += 2) lines.push(`${security[index]}: ${security[index + 1]}`)
  lines.push(
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${body.length}`,
    `Content-Security-Policy: ${POLICY}`,
    'Cache-Control: no-store',
    'Connection: close',
  )
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body])
}

/** The language an address is in; nothing else about a visitor is asked (A1.2). */
function localeOf(url: string): Locale {
  const word = url
    .split(/[/?]/, 3)
    .find((part) => part !== '')
    ?.toLowerCase()
  return isLocale(word) ? word : DEFAULT_LOCALE
}
