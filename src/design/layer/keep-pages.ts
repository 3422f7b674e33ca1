import { formatDate, formatTime } from '@/i18n/formats'
import type { KeptTexts } from '@/i18n/kept-texts'
import type { Locale } from '@/i18n/locales'
import { styleSheetsIn } from '../next-adapter/client-protocol'
import { KEPT_PAGES, KEPT_PRIVATE } from './kept-caches'

/** The style sheets of kept pages. */
const KEPT_FILES = 'kept-files'
/** The script that answers without a connection. */
const KEEPER = '/kept-pages.js'

const MOST = { page: 24, private: 6, files: 40 } as const

/** Whose a page is: anybody's, or that of the visitor alone, which is forgotten at sign-out. */
export type KeptKind = 'page' | 'private'

export interface KeptPage {
  /** Path and query. */
  path: string
  kind: KeptKind
  locale: Locale
  texts: KeptTexts
  /** No other page of this path is kept beside it. */
  isOnly?: boolean
}

const openPages = () => caches.open(KEPT_PAGES)
const openPrivate = () => caches.open(KEPT_PRIVATE)
const openFiles = () => caches.open(KEPT_FILES)

const canKeep = () => 'serviceWorker' in navigator && 'caches' in window

/** Drops the oldest beyond the limit: a page that is kept again moves to the end. */
async function bound(cache: Cache, most: number): Promise<void> {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)))
}

async function storeSheets(page: string): Promise<void> {
  const files = await openFiles()
  for (const address of styleSheetsIn(page))
    if (!(await files.match(address, { ignoreVary: true }))) await files.add(address)
  await bound(files, MOST.files)
}

const titleOf = (page: string) =>
  new DOMParser().parseFromString(/<title[^>]*>[^<]*/.exec(page)?.[0] ?? '', 'text/html').title

function headersOf(page: string, policy: string | null, { locale, texts }: KeptPage): Record<string, string> {
  const now = new Date()
  const time = `${formatDate(locale, now)} ${formatTime(locale, now)}`
  const kept = { ...texts, lang: document.documentElement.lang }
  return {
    'content-type': 'text/html; charset=utf-8',
    ...(policy && { 'content-security-policy': policy }),
    'x-kept-at': String(now.getTime()),
    'x-kept-words': encodeURIComponent(texts.kept.replace('{time}', time)),
    'x-kept-title': encodeURIComponent(titleOf(page)),
    'x-kept-texts': encodeURIComponent(JSON.stringify(kept)),
  }
}

async function dropOthers(cache: Cache, path: string): Promise<void> {
  for (const key of await cache.keys()) {
    const { pathname, search } = new URL(key.url)
    if (pathname === path.split('?')[0] && pathname + search !== path) await cache.delete(key)
  }
}

/** Keeps a page on this device as it is now. Where that cannot be (no storage, no connection) nothing is kept. */
export async function storePage(page: KeptPage): Promise<void> {
  if (!canKeep() || !navigator.onLine) return
  try {
    const answer = await fetch(page.path, { headers: { accept: 'text/html' } })
    if (!answer.ok || answer.redirected) return
    const text = await answer.text()
    const cache = page.kind === 'page' ? await openPages() : await openPrivate()
    const headers = headersOf(text, answer.headers.get('content-security-policy'), page)
    await cache.put(page.path, new Response(text, { headers }))
    if (page.isOnly) await dropOthers(cache, page.path)
    await bound(cache, MOST[page.kind])
    await storeSheets(text)
    await navigator.serviceWorker.register(KEEPER)
  } catch {
    // A full or refused storage: the page is read with a connection.
  }
}

/** Drops the kept pages of a path, whatever their query. */
export async function dropPages(path: string): Promise<void> {
  if (!canKeep() || !(await caches.has(KEPT_PAGES))) return
  await dropOthers(await openPages(), path)
}
