import { describe, expect, it } from 'vitest'
import { COOKIE_RULES, type CookieName, cookieFlags, cookieLine, openedCookies, sealedCookie } from './cookies'

const NAMES = Object.keys(COOKIE_RULES).map((name) => (name.endsWith('-') ? `${name}1a2b` : name)) as CookieName[]

const SERVER = 'Path=/; Max-Age=60; HttpOnly; SameSite=Lax'
const STRICT = 'Path=/; Max-Age=60; HttpOnly; SameSite=Strict'
const SCRIPTS = 'Path=/; Max-Age=60; SameSite=Lax'

/** The flags by http, without the name. */
const BY_HTTP: Record<string, string> = {
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
  'staff-token': SERVER,
  'staff-device-1a2b': STRICT,
  'staff-passkey': STRICT,
  NBHA: SCRIPTS,
  NBH_BACKLINK: SCRIPTS,
  booking_here: SCRIPTS,
  adsrcid: SCRIPTS,
}

/** The parts of a line in any order. */
const parts = (line: string) => line.split('; ').toSorted()

describe('a session that somebody else could plant or read is a stolen account: the cookies of the server', () => {
  it('are all here', () => {
    expect(NAMES.toSorted()).toEqual(Object.keys(BY_HTTP).toSorted())
  })

  it.each(NAMES)('%s by http, and by https', (name) => {
    const flags = BY_HTTP[name] ?? ''
    expect(cookieLine(name, 'v', 60, false)).toBe(`${name}=v; ${flags}`)
    const outside = flags === SCRIPTS ? name : `__Host-${name}`
    expect(parts(sealedCookie(cookieLine(name, 'v', 60, true)))).toEqual(parts(`${outside}=v; ${flags}; Secure`))
  })

  it.each(NAMES)('%s is the same through the framework', (name) => {
    for (const isHttps of [true, false]) {
      const { httpOnly, secure, sameSite, path, maxAge } = cookieFlags(name, 60, isHttps)
      const said = [`${name}=v`, `Path=${path}`, `Max-Age=${maxAge}`, ...(httpOnly ? ['HttpOnly'] : [])]
      const line = [...said, ...(secure ? ['Secure'] : []), `SameSite=${sameSite}`].join('; ')
      expect(line.toLowerCase()).toBe(cookieLine(name, 'v', 60, isHttps).toLowerCase())
    }
  })

  it.each([
    ['a session of Payload', 'staff-token=a.b=; Expires=x; Path=/; HttpOnly; SameSite=Lax', '__Host-staff-token=a.b='],
    [
      'one for a part of the site, or for all of a domain',
      'booking=1; Path=/th; Domain=example.com',
      '__Host-booking=1',
    ],
    ['a language of the back office, without Secure', 'staff-lng=th; Path=/', 'staff-lng=th'],
  ])('leave an https site sealed: %s', (_, line, beginning) => {
    const sealed = sealedCookie(line)
    expect(sealed.split('; ')[0]).toBe(beginning)
    expect(parts(sealed)).toEqual(expect.arrayContaining(['Path=/', 'Secure']))
    expect(sealed).not.toMatch(/Domain|Path=\/th/)
  })

  it.each([
    ['a sealed one', '__Host-member-session=a; NBHA=1', 'member-session=a; NBHA=1'],
    [
      'a planted one beside it, on either side',
      'member-session=x; __Host-member-session=a; member-session=y',
      'member-session=a',
    ],
    ['a planted one alone', 'staff-token=x; staff-device-1a2b=y; booking=z', ''],
    ['one of a family', '__Host-staff-device-1a2b=y', 'staff-device-1a2b=y'],
    [
      'what scripts keep, and what others left',
      'adsrcid=1; locale=th;_ga=GA1; __Host-other=1',
      'adsrcid=1; locale=th; _ga=GA1; __Host-other=1',
    ],
    ['a name like ours', '__Host-bookings=1; booking_here=1', '__Host-bookings=1; booking_here=1'],
    ['nothing', ' ; ', ''],
  ])('are read by https only under their sealed name: %s', (_, header, read) => {
    expect(openedCookies(header)).toBe(read)
  })
})
