/*
 * Pages that were kept on this device are read without a connection. This script writes nothing: the pages keep
 * themselves (`src/design/layer/keep-pages.ts`), and with a connection every page comes from the network.
 */
const CACHES = ['kept-pages', 'kept-private']
const MONTH_MS = 30 * 24 * 60 * 60 * 1000
const SITE_PAGE = /^\/(?:th|en|cht|chs)(?:\/|$)/

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const html = (text) => text.replace(/[&<>"']/g, (sign) => escapes[sign])
/** A text inside a string of CSS. */
const css = (text) => text.replace(/[\\"<\n]/g, (sign) => `\\${sign.codePointAt(0).toString(16)} `)

const headerOf = (response, name) => decodeURIComponent(response.headers.get(name) ?? '')
const isFresh = (response) => Date.now() - Number(response.headers.get('x-kept-at')) < MONTH_MS

/** A kept page of an address; a list without its choice is the one that was kept. */
async function keptPage(url) {
  for (const cacheName of CACHES) {
    const found = await caches.match(url.pathname + url.search, {
      cacheName,
      ignoreVary: true,
      ignoreSearch: url.search === '',
    })
    if (found && isFresh(found)) return found
  }
  return null
}

/** The page as it was, and above it when that was. */
async function shown(response) {
  const line = `body::before{content:"${css(headerOf(response, 'x-kept-words'))}";display:block;padding:12px 16px;background:#14110f;color:#fbf9f5}`
  const text = (await response.text()).replace('</head>', () => `<style>${line}</style></head>`)
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  const policy = response.headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', policy)
  return new Response(text, { headers })
}

/** What can be read, by title. */
async function keptList() {
  const rows = []
  for (const name of CACHES) {
    if (!(await caches.has(name))) continue
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const response = await cache.match(request, { ignoreVary: true })
      if (response && isFresh(response)) {
        const { pathname, search } = new URL(request.url)
        rows.push({ path: pathname + search, title: headerOf(response, 'x-kept-title'), response })
      }
    }
  }
  return rows.reverse()
}

/** In place of the browser's own page: what can be read instead, in the language of the address. */
async function offlinePage(url) {
  const locale = url.pathname.split('/')[1]
  const rows = (await keptList()).filter(({ path }) => path.startsWith(`/${locale}/`))
  const texts = rows[0] ? JSON.parse(headerOf(rows[0].response, 'x-kept-texts')) : null
  if (!texts) return Response.error()
  const links = rows.map(({ path, title }) => `<li><a href="${html(path)}">${html(title)}</a></li>`).join('')
  const style =
    'body{margin:0;padding:48px 16px;background:#fbf9f5;color:#14110f;font:1rem/1.7 system-ui,sans-serif}' +
    'main{max-width:40rem;margin:auto}a{display:inline-block;padding:10px 0;color:inherit}ul{padding:0;list-style:none}li{border-top:1px solid #e3dcd0}'
  const text =
    `<!doctype html><html lang="${html(texts.lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${html(texts.title)}</title><style>${style}</style></head><body><main><h1>${html(texts.title)}</h1>` +
    `<p>${html(texts.text)}</p><ul>${links}</ul><p><a href="${html(url.pathname + url.search)}">${html(texts.again)}</a></p></main></body></html>`
  return new Response(text, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function answer(event, url) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const page = await keptPage(url)
    return page ? shown(page) : offlinePage(url)
  }
}

/** The style sheet of a kept page. */
async function sheet(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request, { cacheName: 'kept-files', ignoreVary: true })
    if (kept) return kept
    throw error
  }
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate' && SITE_PAGE.test(url.pathname)) event.respondWith(answer(event, url))
  else if (request.destination === 'style' && !navigator.onLine) event.respondWith(sheet(request))
})
