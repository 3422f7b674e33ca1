import { scriptCookie } from '@/kernel/script-cookie'
import { readSource, SOURCE_COOKIE, SOURCE_DAYS } from '../domain/source'

/** The last moment of the stored copy, in milliseconds since 1970: a copy lives no longer than the cookie. */
const UNTIL_KEY = 'adsrcid_until'
const LIFETIME_MS = SOURCE_DAYS * 86_400_000

/** What the copy is made from and kept in. */
interface Browser {
  cookie: string
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

/**
 * Keeps a copy of the advertising source in `localStorage`, and restores the cookie from it where the browser dropped
 * the cookie early (S1§5, C36: the cookie is read first, then the storage). Returns the cookie to set, null when there
 * is nothing to restore.
 */
export function copySource({ cookie, storage, now, location }: Browser): string | null {
  const source = sourceInCookies(cookie)
  if (source !== '') {
    if (storage.getItem(SOURCE_COOKIE) === source) return null
    storage.setItem(SOURCE_COOKIE, source)
    storage.setItem(UNTIL_KEY, String(now + LIFETIME_MS))
    return null
  }
  const kept = readSource(storage.getItem(SOURCE_COOKIE))
  const left = Number(storage.getItem(UNTIL_KEY)) - now
  if (kept === '' || !(left > 0 && left <= LIFETIME_MS)) {
    forget(storage)
    return null
  }
  return scriptCookie(SOURCE_COOKIE, kept, Math.floor(left / 1000), location)
}
