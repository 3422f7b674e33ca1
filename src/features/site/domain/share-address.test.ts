import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARE_PLACES, shareAddress } from './share-address'

const URL_OF_PAGE = 'https://www.example.com/th/project/condominium/all?brand=nue&price=3000000-8000000#map'
const TITLE = 'บ้าน & คอนโด +100% "ใหม่"'

/** The parameters for the address and the title at each service. */
const NAMES = {
  facebook: ['u', null],
  x: ['url', 'text'],
  weibo: ['url', 'title'],
  line: ['url', 'text'],
} as const

describe('a share link', () => {
  it.each(Object.entries(NAMES))('to %s contains the whole address and title', (place, [url, title]) => {
    const query = new URL(shareAddress(place as keyof typeof NAMES, URL_OF_PAGE, TITLE)).searchParams
    expect(query.get(url)).toBe(URL_OF_PAGE)
    if (title) expect(query.get(title)).toBe(TITLE)
    expect([...query.keys()]).toHaveLength(title ? 2 : 1)
  })

  it('by mail contains both, with spaces not encoded as plus', () => {
    const address = shareAddress('email', URL_OF_PAGE, 'Two words')
    expect(address).toBe(`mailto:?subject=Two%20words&body=Two%20words%0D%0A${encodeURIComponent(URL_OF_PAGE)}`)
  })

  it('cannot be redirected by any title or address', () => {
    const hosts = ['www.facebook.com', 'x.com', 'service.weibo.com', 'social-plugins.line.me', '']
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(fc.constantFrom(...SHARE_PLACES), text, text, (place, url, title) => {
        const address = shareAddress(place, url, title)
        expect(address).not.toMatch(/["'<>\s]/)
        expect(new URL(address).host).toBe(hosts[SHARE_PLACES.indexOf(place)])
      }),
    )
  })
})
