import { scriptCookie } from '@/kernel/http/script-cookie'
import { readSource, SOURCE_COOKIE, SOURCE_DAYS } from '../domain/source'

/** The last moment of the stored copy, in milliseconds since 1970: a copy lives no longer than the cookie. */
const UNTIL_KEY = 'adsrcid_until'
const LIFETIME_MS = SOURCE_DAYS * 86_400_000

/** What the copy is made from and kept in. */
interface Browser {
  cookie: string
  /** The source in the address of this visit; empty when there is none. */
  arrived: string
  /** The visitor has allowed advertising cookies. */
  isAllowed: boolean
  storage: Storage
  now: number
  location: Pick<Location, 'protocol'>
}

function sourceInCookies(cookies: string): string {
  const found = cookies.split('; ').find((pair) => pair.startsWith(`${SOURCE_COOKIE}=`))
  return readSource(found?.slice(SOURCE_COOKIE.length + 1))
}

function forget(storage: Storage): void {
  storage.removeItem(SOURCE_COOKIE)
  storage.removeItem(UNTIL_KEY)
}

/** Takes away what was kept before the visitor refused, or before visitors were asked. */
function refuse({ cookie, storage, location }: Browser): string | null {
  forget(storage)
  return sourceInCookies(cookie) === '' ? null : scriptCookie(SOURCE_COOKIE, '', 0, location)
}

/**
 * Keeps a copy of the advertising source in `localStorage`, and restores the cookie from it where the browser dropped
 * the cookie early (S1§5, C36: the cookie is read first, then the storage). Only with consent to advertising cookies;
 * without it both are removed. Returns the cookie to set, null when there is nothing to set.
 */
export function copySource(browser: Browser): string | null {
  if (!browser.isAllowed) return refuse(browser)
  const { cookie, arrived, storage, now, location } = browser
  const source = arrived || sourceInCookies(cookie)
  if (source !== '') {
    const line = scriptCookie(SOURCE_COOKIE, source, LIFETIME_MS / 1000, location)
    const toSet = sourceInCookies(cookie) === source ? null : line
    if (storage.getItem(SOURCE_COOKIE) === source) return toSet
    storage.setItem(SOURCE_COOKIE, source)
    storage.setItem(UNTIL_KEY, String(now + LIFETIME_MS))
    return toSet
  }
  const kept = readSource(storage.getItem(SOURCE_COOKIE))
  const left = Number(storage.getItem(UNTIL_KEY)) - now
  if (kept === '' || !(left > 0 && left <= LIFETIME_MS)) {
    forget(storage)
    return null
  }
  return scriptCookie(SOURCE_COOKIE, kept, Math.floor(left / 1000), location)
}
