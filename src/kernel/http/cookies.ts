/**
 * `server`: no script reads the cookie, and under https it is kept under the name `__Host-…`, which browsers take from
 * this host alone: neither a neighbouring name nor an unencrypted answer can plant one. `scripts`: its name is known to
 * scripts, and nothing is trusted because of it.
 */
interface CookieRule {
  reader: 'server' | 'scripts'
  sameSite: 'Lax' | 'Strict'
}

const SERVER = { reader: 'server', sameSite: 'Lax' } as const
const STRICT = { reader: 'server', sameSite: 'Strict' } as const
const SCRIPTS = { reader: 'scripts', sameSite: 'Lax' } as const

/** Every cookie that our server sets. A name that ends with a hyphen is followed by what differs from case to case. */
export const COOKIE_RULES = {
  form_opened: SERVER,
  'member-session': SERVER,
  'member-challenge': SERVER,
  'member-passkey': SERVER,
  'member-line': SERVER,
  'member-line-pending': SERVER,
  'member-invitation': SERVER,
  'member-probe': SERVER,
  'member-known': SERVER,
  browser: SERVER,
  booking: SERVER,
  'launch-turn': SERVER,
  // Set by Payload.
  'staff-token': SERVER,
  'staff-device-': STRICT,
  'staff-passkey': STRICT,
  NBHA: SCRIPTS,
  NBH_BACKLINK: SCRIPTS,
  booking_here: SCRIPTS,
  adsrcid: SCRIPTS,
} as const satisfies Record<string, CookieRule>

/** The cookies that the server sets. */
export type CookieName = keyof typeof COOKIE_RULES | `staff-device-${string}`

/** What the name of a cookie begins with that a browser takes from the host itself alone. */
export const HOST_PREFIX = '__Host-'

const FAMILIES = Object.entries(COOKIE_RULES).filter(([name]) => name.endsWith('-'))

function ruleOf(name: string): CookieRule | undefined {
  if (Object.hasOwn(COOKIE_RULES, name)) return COOKIE_RULES[name as keyof typeof COOKIE_RULES]
  return FAMILIES.find(([beginning]) => name.startsWith(beginning))?.[1]
}

/** How a cookie is set, for `cookies().set`. No seconds: the browser forgets it. */
export function cookieFlags(name: CookieName, seconds: number, isHttps: boolean) {
  const { reader, sameSite } = ruleOf(name) ?? SERVER
  return {
    httpOnly: reader === 'server',
    secure: isHttps,
    sameSite: sameSite === 'Strict' ? 'strict' : 'lax',
    path: '/',
    maxAge: seconds,
  } as const
}

/** The same as the text of a `Set-Cookie` header. */
export function cookieLine(name: CookieName, value: string, seconds: number, isHttps: boolean): string {
  const { reader, sameSite } = ruleOf(name) ?? SERVER
  const flags = [...(reader === 'server' ? ['HttpOnly'] : []), ...(isHttps ? ['Secure'] : [])]
  return [`${name}=${value}`, 'Path=/', `Max-Age=${seconds}`, ...flags, `SameSite=${sameSite}`].join('; ')
}

const isFlag = (flag: string, ...names: string[]) => names.includes((flag.split('=')[0] ?? '').trim().toLowerCase())

/**
 * A `Set-Cookie` header as it leaves an https site: always `Secure`, and what only the server reads under `__Host-`.
 * The gateway does this to each answer, so that it also holds for cookies of the framework.
 */
export function sealedCookie(line: string): string {
  const [pair = '', ...flags] = line.split(';')
  const isSealed = ruleOf(pair.split('=')[0]?.trim() ?? '')?.reader === 'server'
  const kept = flags.filter((flag) => !isFlag(flag, 'secure', ...(isSealed ? ['path', 'domain'] : [])))
  const named = isSealed ? `${HOST_PREFIX}${pair.trim()}; Path=/` : pair.trim()
  return [named, ...kept.map((flag) => flag.trim()), 'Secure'].join('; ')
}

/**
 * The `Cookie` header of a browser at an https site as the app reads it: what only the server reads is taken from its
 * `__Host-` name alone. The bare name is dropped, as anybody near may have planted it.
 */
export function openedCookies(header: string): string {
  const kept = header.split(';').flatMap((part) => {
    const pair = part.trim()
    const bare = pair.startsWith(HOST_PREFIX) ? pair.slice(HOST_PREFIX.length) : pair
    const isServers = ruleOf(bare.split('=')[0]?.trim() ?? '')?.reader === 'server'
    if (!isServers) return pair === '' ? [] : [pair]
    return bare === pair ? [] : [bare]
  })
  return kept.join('; ')
}
