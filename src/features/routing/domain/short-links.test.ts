import { describe, expect, test } from 'vitest'
import { type AddressSettings, DEFAULT_ADDRESS_SETTINGS, resolveAddress } from './resolve'
import { shortLinkFor } from './short-links'

const LINKS = new Map([
  ['sale24', '/promotion?utm_source=print'],
  ['expo/ari', 'https://forms.example.com/expo'],
  // Cannot be saved in the back office: a page, a part of the back office.
  ['home', '/promotion'],
  ['collections/leads', '/promotion'],
  ['gone', '/th/nothing-here'],
  ['loop', '/th/loop'],
])

function follow(address: string, given: Partial<AddressSettings> = {}) {
  const settings = { ...DEFAULT_ADDRESS_SETTINGS, ...given }
  const at = address.includes('?') ? address.indexOf('?') : address.length
  const request = { path: address.slice(0, at), search: address.slice(at) }
  const rules = { settings, hosts: new Set(['forms.example.com']) }
  const link = shortLinkFor((code) => LINKS.get(code), request, resolveAddress(request, settings), rules)
  return link && [link.code, link.location]
}

describe('a short link is followed in one redirect', () => {
  test.each([
    ['without a language', '/sale24', ['sale24', '/th/promotion?utm_source=print']],
    ['with one', '/en/sale24', ['sale24', '/en/promotion?utm_source=print']],
    ['in capitals, with slashes', '//EN/Sale24/', ['sale24', '/en/promotion?utm_source=print']],
    ['with a language spelt the usual way', '/zh-Hant/sale24', ['sale24', '/cht/promotion?utm_source=print']],
    ['with the language last', '/sale24/en', ['sale24', '/en/promotion?utm_source=print']],
    ['with a query', '/sale24?gclid=7', ['sale24', '/th/promotion?utm_source=print&gclid=7']],
    ['of two words', '/Expo/ARI', ['expo/ari', 'https://forms.example.com/expo']],
  ])('%s', (_, address, link) => expect(follow(address)).toEqual(link))

  test('in English where its language is out of service', () => {
    expect(follow('/cht/sale24', { localeStatus: { cht: 'redirect-to-en' } })).toEqual([
      'sale24',
      '/en/promotion?utm_source=print',
    ])
  })
})

describe('is not a short link', () => {
  test.each([
    ['to a code that is not there', '/sale25'],
    ['below a code', '/sale24/more'],
    ['where a page is', '/th/home'],
    ['where a redirect leads to a page', '/HOME/'],
    ['in the back office', '/admin//collections/leads'],
    ['in a call', '/api/sale24'],
    ['where a file is', '/sale24.png'],
    ['where the target is no page any more', '/gone'],
    ['in a circle', '/loop'],
    ['at an address no browser sends', '/%2fsale24'],
  ])('%s', (_, address) => expect(follow(address)).toBeNull())
})
