import { describe, expect, it } from 'vitest'
import { copySource } from './source-copy'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 23)

const copyIn = (cookie: string, storage: Storage, now: number, protocol = 'https:') =>
  copySource({ cookie, arrived: '', isAllowed: true, storage, now, location: { protocol } })

function storageOf(entries: Record<string, string> = {}) {
  const held = new Map(Object.entries(entries))
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
  return { held, storage: storage as unknown as Storage }
}

describe('the copy of the advertising source in the browser’s storage', () => {
  it('follows the cookie, and a new advertisement replaces the old one', () => {
    const { held, storage } = storageOf({ adsrcid: 'old', adsrcid_until: String(NOW + DAY) })
    expect(copyIn('locale=th; adsrcid=1072', storage, NOW)).toBeNull()
    expect([...held]).toEqual([
      ['adsrcid', '1072'],
      ['adsrcid_until', String(NOW + 365 * DAY)],
    ])
  })

  it('restores a cookie that the browser dropped, for the days that are left', () => {
    const { storage } = storageOf()
    copyIn('adsrcid=1072', storage, NOW)
    expect(copyIn('locale=th', storage, NOW + 30 * DAY)).toBe(
      `adsrcid=1072; Path=/; Max-Age=${335 * 86_400}; SameSite=Lax; Secure`,
    )
    expect(copyIn('locale=th', storage, NOW + 30 * DAY, 'http:')).not.toContain('Secure')
  })

  it('ends with the 365 days of the cookie', () => {
    const { held, storage } = storageOf()
    copyIn('adsrcid=1072', storage, NOW)
    expect(copyIn('', storage, NOW + 365 * DAY)).toBeNull()
    expect(held.size).toBe(0)
  })

  it.each([
    ['nothing', {}],
    ['a code with characters no advertisement has', { adsrcid: 'a;Domain=x', adsrcid_until: String(NOW + DAY) }],
    ['a code without its end', { adsrcid: '1072' }],
    ['an end further away than any cookie', { adsrcid: '1072', adsrcid_until: String(NOW + 400 * DAY) }],
  ])('restores nothing from %s', (_, entries: Record<string, string>) => {
    const { held, storage } = storageOf(entries)
    expect([copyIn('', storage, NOW), held.size]).toEqual([null, 0])
  })
})

describe('the choice in the cookie bar', () => {
  const location = { protocol: 'https:' }

  it('takes the source and its copy away when advertising is refused, or not answered yet', () => {
    const { held, storage } = storageOf({ adsrcid: '1072', adsrcid_until: String(NOW + DAY) })
    const browser = { cookie: 'adsrcid=1072', arrived: 'J004', isAllowed: false, storage, now: NOW, location }
    expect(copySource(browser)).toBe('adsrcid=; Path=/; Max-Age=0; SameSite=Lax; Secure')
    expect(held.size).toBe(0)
    expect(copySource({ ...browser, cookie: '' })).toBeNull()
  })

  it('keeps the source that this visit came with as soon as advertising is allowed', () => {
    const { held, storage } = storageOf()
    const browser = { cookie: 'adsrcid=1072', arrived: 'J004', isAllowed: true, storage, now: NOW, location }
    expect(copySource(browser)).toBe(`adsrcid=J004; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax; Secure`)
    expect(held.get('adsrcid')).toBe('J004')
    expect(copySource({ ...browser, cookie: 'adsrcid=J004' })).toBeNull()
  })
})
