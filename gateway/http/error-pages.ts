import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { DEFAULT_LOCALE, HTML_LANG, isLocale, LOCALES, type Locale } from '@/i18n/locales'
import { DATA_POLICY, policyForHtml } from './csp'
import { EMPTY_PLOT, SCAFFOLD } from './error-drawings'
import { ERROR_CODES, type ErrorStatus, LINK_WORDS, NOTICE_WORDS, type Notice } from './error-words'
import type { FlatHeaders } from './headers'
import { referenceLine, withReference } from './request-note'

export type { ErrorStatus, Notice } from './error-words'

const STYLE = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr auto;background:#FBF9F5;color:#14110F;
font:400 clamp(1rem,.98rem + .1vw,1.0625rem)/1.65 Anuphan,"Noto Sans Thai",Thonburi,system-ui,sans-serif}
html:lang(th) body{line-height:1.75;line-break:strict}
html:lang(zh-Hant) body{font-family:Anuphan,"PingFang TC","PingFang HK","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans TC",sans-serif}
html:lang(zh-Hans) body{font-family:Anuphan,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC","Noto Sans SC",sans-serif}
header,main,footer{width:100%;max-width:1760px;margin:0 auto;padding:0 clamp(16px,4vw,80px)}
header{display:flex;align-items:center;min-height:70px}header a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
header svg{display:block;height:24px;width:auto}
main{display:grid;gap:48px;align-content:end;padding-top:48px;padding-bottom:64px;border-top:1px solid #E3DCD0}
main>svg{width:100%;max-width:560px}
h1{margin:0 0 24px;font-size:clamp(2rem,1.4rem + 2.5vw,3.5rem);line-height:1.2;font-weight:500;text-wrap:balance}:lang(th) h1{line-height:1.35}
p{margin:0;max-width:68ch;color:#6B6258;text-wrap:pretty}
.ways{display:flex;flex-wrap:wrap;gap:12px 16px;margin:32px 0 0}
.ways a{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 24px;border:1px solid #14110F;
border-radius:2px;color:#14110F;font-weight:500;text-align:center;text-decoration:none;transition:background-color .2s,color .2s}
.ways a:first-child,.ways a:hover{background:#14110F;color:#FBF9F5}.ways a:first-child:hover{background:#4A433C}
a:focus-visible{outline:2px solid #1F5EFF;outline-offset:2px}
footer{display:flex;gap:24px;padding-top:16px;padding-bottom:24px}.note{font-size:.875rem;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
@media(min-width:971px){main{grid-template-columns:1fr 1fr;align-items:end;padding-bottom:96px}main>svg{order:2;justify-self:end}}
@media(max-width:767px){header{min-height:50px}main>svg{max-width:320px}}
@media(prefers-reduced-motion:reduce){.ways a{transition:none}}`

/** The brand logo, from the file that search engines get too. */
const LOGO = readFileSync(resolve('public/logo.svg'), 'utf8')
  .trim()
  .replaceAll('fill="#14110f"', 'fill="currentColor"')
  .replace('<svg ', '<svg role="img" aria-label="noble nue" ')

/** Errors where waiting helps or a retry is harmless. */
const WORTH_RETRYING: ReadonlySet<Notice> = new Set([429, 500, 503, 'maintenance'])
const ON_OUR_SIDE: ReadonlySet<Notice> = new Set([500, 503, 'maintenance', 'broken'])

/** The gateway's own error pages: self-contained, without requests, scripts or the app. */
function noticeHtml(notice: Notice, locale: Locale): string {
  const { title, text } = NOTICE_WORDS[locale][notice]
  const { home, again } = LINK_WORDS[locale]
  const againLink = WORTH_RETRYING.has(notice) ? `<a href="">${again}</a>` : ''
  // During maintenance the home page is closed too.
  const homeLink = notice === 'maintenance' ? '' : `<a href="/${locale}/home">${home}</a>`
  return `<!doctype html><html lang="${HTML_LANG[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<meta name="theme-color" content="#fbf9f5"><title>${title} · noble &amp; nue</title><style>${STYLE}</style></head>
<body><header><a href="/${locale}/home" lang="en">${LOGO}</a></header>
<main>${ON_OUR_SIDE.has(notice) ? SCAFFOLD : EMPTY_PLOT}<div><h1>${title}</h1><p>${text}</p><p class="ways">${againLink}${homeLink}</p></div></main>
<footer>${typeof notice === 'number' ? `<p class="note">${notice}</p>` : ''}<p class="note" data-request-note=""></p></footer></body></html>`
}

const POLICY = policyForHtml('')
const NOTICES: readonly Notice[] = [...(Object.keys(ERROR_CODES).map(Number) as ErrorStatus[]), 'maintenance', 'broken']
const PAGES = new Map(
  LOCALES.flatMap((locale) =>
    NOTICES.map((notice) => [`${locale}${notice}`, Buffer.from(noticeHtml(notice, locale))] as const),
  ),
)
const pageOf = (locale: Locale, notice: Notice) => PAGES.get(`${locale}${notice}`) ?? Buffer.alloc(0)

/** The message, its status, and our own request id. */
interface ErrorAnswer {
  status: ErrorStatus | 200
  notice: Notice
  id: string
  headers: FlatHeaders
}

/** Sends an error page, or its JSON form under /api. With `Retry-After` where waiting helps. */
export function sendNotice(request: IncomingMessage, response: ServerResponse, said: ErrorAnswer): void {
  const { status, notice, id, headers } = said
  if (response.headersSent) {
    response.destroy()
    return
  }
  const url = request.url ?? '/'
  const isCall = /^\/+api(?:\/|$)/i.test(url)
  const locale = isCall ? localeOfCall(request) : localeOf(url)
  const body = isCall
    ? callBody(said, locale)
    : withReference(pageOf(locale, notice), referenceLine(searchOf(url), id, locale))
  response.writeHead(status, [
    ...headers,
    ...(status === 503 && !headers.includes('Retry-After') ? ['Retry-After', '10'] : []),
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

function callBody({ status, notice }: ErrorAnswer, locale: Locale): Buffer {
  const error = status === 200 ? notice : ERROR_CODES[status]
  return Buffer.from(JSON.stringify({ error, message: NOTICE_WORDS[locale][notice].title }))
}

/** The path in the first line of a request, as far as it is readable. */
const FIRST_LINE = /^[A-Z]{3,10} (\/[!-~]*)/

/** The same for an unparsable request: written to the socket, in the language of its first bytes. */
export function rawError(status: 400 | 431, security: FlatHeaders, asked: Buffer | undefined): Buffer {
  const [, url = '/'] = FIRST_LINE.exec(asked?.toString('latin1', 0, 64) ?? '') ?? []
  const body = pageOf(localeOf(url), status)
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

/** The last resort when an error page fails: one sentence and a link home, with nothing that could fail. */
export function sendMinimalError(request: IncomingMessage, response: ServerResponse, security: FlatHeaders): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const locale = localeOf(request.url ?? '/')
  const { title } = NOTICE_WORDS[locale].broken
  response.writeHead(500, [
    ...security,
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Security-Policy',
    POLICY,
    'Cache-Control',
    'no-store',
  ])
  response.end(
    `<!doctype html><html lang="${HTML_LANG[locale]}"><title>${title}</title><h1>${title}</h1>` +
      `<p><a href="/${locale}/home">${LINK_WORDS[locale].home}</a></p></html>`,
  )
}

function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at === -1 ? '' : url.slice(at)
}

function localeIn(url: string): Locale | null {
  const word = url
    .split(/[/?]/, 3)
    .find((part) => part !== '')
    ?.toLowerCase()
  return isLocale(word) ? word : null
}

/** The language of a URL; nothing else about the visitor is used (A1.2). */
const localeOf = (url: string): Locale => localeIn(url) ?? DEFAULT_LOCALE

/** The language of API errors: they are for the developer of the client. */
const LOCALE_OF_CALLS: Locale = 'en'

/** The language a call asks for, else that of the referring page on this site, else the default of the API. */
function localeOfCall({ url = '/', headers }: IncomingMessage): Locale {
  const asked = new URLSearchParams(searchOf(url)).get('lang')
  if (isLocale(asked)) return asked
  const page = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '') : null
  const isOurs = page !== null && page.host === headers.host?.toLowerCase()
  return (isOurs ? localeIn(page.pathname) : null) ?? LOCALE_OF_CALLS
}
