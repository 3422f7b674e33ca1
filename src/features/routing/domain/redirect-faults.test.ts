import { describe, expect, test } from 'vitest'
import { type RedirectDraft, redirectFault, tidyRedirect } from './redirect-faults'
import { faultSentence } from './redirect-words'

const draft = (from: string, to: string | null, more: Partial<RedirectDraft> = {}): RedirectDraft => ({
  id: null,
  from,
  locale: 'all',
  kind: to === null ? 'removed' : 'redirect',
  to,
  isActive: true,
  ...more,
})
const stored = (from: string, to: string | null, more: Partial<RedirectDraft> = {}) => ({
  ...draft(from, to, more),
  id: 7,
})
const HOSTS = new Set(['investor.example'])
const faultOf = (one: RedirectDraft, others = [] as ReturnType<typeof stored>[]) => {
  const fault = redirectFault(tidyRedirect(one), { others, hosts: HOSTS })
  return fault && [fault.field, fault.kind, fault.value]
}

describe('a valid redirect', () => {
  test.each([
    ['an old project to a new one', draft('/TH/Condominium/Noble_Old/', '/condominium/nue-district-r9')],
    ['an address without a page', draft('old', '/promotion?x=1#y')],
    ['to a fixed rule', draft('old', '/2ndlife')],
    ['to the investor site by its rule', draft('old', '/ir')],
    ['to an allowed host', draft('old', 'https://investor.example/a')],
    ['of a place we left', draft('location/condo-old', '/project/condominium/all')],
    ['removed', draft('condominium/noble-gone', null)],
    ['removed, whatever its target was', draft('gone', '//evil', { kind: 'removed' })],
    ['in place of a fixed rule', draft('2ndlife', '/promotion')],
  ])('%s', (_, one) => expect(faultOf(one)).toBeNull())

  test('is stored in its canonical spelling', () => {
    const one = tidyRedirect(draft('/TH/Condominium/Noble_Old/', ' /promotion?q=ก '))
    expect(one).toMatchObject({ from: 'condominium/noble-old', to: '/promotion?q=%E0%B8%81' })
    expect(tidyRedirect(one)).toEqual(one)
  })
})

describe('an invalid redirect', () => {
  test.each([
    ['without an address', draft('', '/home'), ['from', 'from-empty', '']],
    ['of a page', draft('Promotion', '/home'), ['from', 'from-page', 'promotion']],
    ['of an alias of a page', draft('condominium', '/home'), ['from', 'from-page', 'project/condominium/all']],
    ['of the home page', draft('/th/home', '/promotion'), ['from', 'from-page', 'home']],
    ['of a link of a mail', draft('newsletter/leave/x', '/home'), ['from', 'from-page', 'newsletter/leave/x']],
    ['of the back office', draft('admin/x', '/home'), ['from', 'from-app', 'admin']],
    ['of the calls', draft('api', '/home'), ['from', 'from-app', 'api']],
    ['of images', draft('media/x', '/home'), ['from', 'from-app', 'media']],
    ['of a file', draft('brochure.pdf', '/home'), ['from', 'from-file', 'brochure.pdf']],
    ['without a target', draft('old', '', { kind: 'redirect' }), ['to', 'to-empty', '']],
    ['to itself', draft('old', '/OLD/'), ['to', 'to-self', 'old']],
    ['to itself by an alias', draft('condominium/a', '/project/condominium/a'), ['to', 'to-self', 'condominium/a']],
    ['to nothing', draft('old', '/nothing'), ['to', 'to-missing', '/nothing']],
    ['to the 404 page', draft('old', '/404'), ['to', 'to-missing', '/404']],
    ['to a rule that ends in 404', draft('old', '/promotion/detail/x'), ['to', 'to-missing', '/promotion/detail/x']],
    ['to a preview', draft('old', '/home/preview'), ['to', 'to-missing', '/home/preview']],
    ['to the back office', draft('old', '/admin'), ['to', 'to-missing', '/admin']],
    ['to a year that was taken down', draft('old', '/condominium/2020'), ['to', 'to-missing', '/condominium/2020']],
    ['to a host of nobody we know', draft('old', 'https://evil.example'), ['to', 'to-host', 'evil.example']],
    ['to below an allowed host', draft('old', 'https://a.investor.example'), ['to', 'to-host', 'a.investor.example']],
  ])('%s', (_, one, fault) => expect(faultOf(one)).toEqual(fault))
})

describe('a redirect that conflicts with others', () => {
  const a = stored('a', '/condominium/b')

  test.each([
    ['the same address again', draft('A', '/home'), [a], ['from', 'from-taken', 'a']],
    ['the same in another language', draft('a', '/home', { locale: 'th' }), [a], null],
    [
      'a chain: the end is offered',
      draft('z', '/condominium/b'),
      [stored('condominium/b', '/promotion')],
      ['to', 'to-chain', '/promotion'],
    ],
    [
      'a long chain: its very end is offered',
      draft('z', '/condominium/b'),
      [stored('condominium/b', '/condominium/c'), stored('condominium/c', '/home')],
      ['to', 'to-chain', '/home'],
    ],
    ['an address that others lead to', draft('condominium/b', '/home'), [a], ['from', 'from-led-to', 'a']],
    ['removing what others lead to', draft('condominium/b', null), [a], ['from', 'from-led-to', 'a']],
    [
      'a loop',
      draft('condominium/b', '/condominium/a'),
      [stored('condominium/a', '/condominium/b')],
      ['to', 'to-loop', 'condominium/a'],
    ],
    [
      'a loop of three',
      draft('condominium/c', '/condominium/a'),
      [stored('condominium/a', '/condominium/b'), stored('condominium/b', '/condominium/c')],
      ['to', 'to-loop', 'condominium/a'],
    ],
    [
      'what is removed',
      draft('z', '/condominium/b'),
      [stored('condominium/b', null)],
      ['to', 'to-removed', 'condominium/b'],
    ],
    [
      'a chain by an alias',
      draft('z', '/project/condominium/b'),
      [stored('condominium/b', '/home')],
      ['to', 'to-chain', '/home'],
    ],
    [
      'no chain in languages that do not meet',
      draft('z', '/condominium/b', { locale: 'th' }),
      [stored('condominium/b', '/home', { locale: 'en' })],
      null,
    ],
    [
      'no chain with one that is switched off',
      draft('z', '/condominium/b'),
      [stored('condominium/b', '/home', { isActive: false })],
      null,
    ],
    [
      'no chain while it is switched off itself',
      draft('z', '/condominium/b', { isActive: false }),
      [stored('condominium/b', '/home')],
      null,
    ],
  ] as const)('%s', (_, one, others, fault) => expect(faultOf(one, [...others])).toEqual(fault))
})

test('every fault has a message in both languages that names its subject', () => {
  const { en, th } = faultSentence({ kind: 'to-chain', value: '/home' })
  expect(en).toContain('“/home”')
  expect(th).toMatch(/[\u0e00-\u0e7f].*“\/home”/)
})
