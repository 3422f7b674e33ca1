import { describe, expect, it } from 'vitest'
import { listFault, livingEntry, menuEntry, menusIn, titleIn } from './menu'

describe('the title of an entry', () => {
  const full = { Title: 'ข่าวสาร', Title_en: 'News', Title_cht: '最新消息', Title_chs: '新闻动态' }

  it.each([
    ['th', full, 'ข่าวสาร', 'th'],
    ['cht', full, '最新消息', 'cht'],
    ['cht', { ...full, Title_cht: '' }, '新闻动态', 'chs'],
    ['chs', { ...full, Title_chs: null }, '最新消息', 'cht'],
    ['chs', { ...full, Title_chs: ' ', Title_cht: null }, 'News', 'en'],
    ['cht', { Title: 'ข่าวสาร' }, 'ข่าวสาร', 'th'],
    ['en', { Title: 'ข่าวสาร' }, 'ข่าวสาร', 'th'],
  ] as const)('in %s is the nearest translation: %o', (locale, entry, text, lang) => {
    expect(titleIn(locale, entry)).toEqual({ text, lang })
  })
})

describe('the menus of a language', () => {
  const houses = {
    Title: 'บ้าน',
    Title_en: 'Houses',
    Slug: 'project/house',
    List: [
      { Title: 'ทั้งหมด', Title_en: 'All', Slug: 'all' },
      { Title: 'ไม่มี', Title_en: 'None', Slug: 'no/such/house' },
    ],
  }

  it('are three levels deep', () => {
    const menu = menuEntry('en', { Title: 'ค้นหา', Slug: '', List: [houses] })
    expect(menu.list[0]?.list[0]).toMatchObject({ text: 'All', target: { href: '/en/project/house/all' } })
  })

  it('leave out dead links, and headings without entries', () => {
    const menu = menuEntry('en', {
      Title: 'ค้นหา',
      Slug: 'no-such-page',
      List: [
        { ...houses, Slug: '/project/house' },
        { Title: 'ว่าง', Slug: '', List: [{ Title: 'ไม่มี', Slug: '/no-such-page' }] },
      ],
    })
    const living = livingEntry(menu)
    expect(living?.target).toBeNull()
    expect(living?.list.map(({ text }) => text)).toEqual(['Houses'])
    expect(living?.list[0]?.list.map(({ text }) => text)).toEqual(['All'])
  })

  it('are listed by place; one without links is left out', () => {
    const menus = menusIn('en', [
      { place: 'home', Title: 'ค้นหา', List: [houses] },
      { place: 'promotion', Title: 'ว่าง', Slug: 'no-such-page' },
    ])
    expect(Object.keys(menus)).toEqual(['home'])
  })
})

describe('the link to subscriptions', () => {
  it.each(['/subscription-setting', 'Subscription', 'account-setting?page=subscription'])(
    'written as %s leads visitors to the public page and members to their account (S2§6)',
    (slug) => {
      const entry = menuEntry('cht', { Title: 'ข่าวสาร', Slug: slug })
      expect([entry.target?.href, entry.forMembers]).toEqual([
        '/cht/subscription-setting',
        '/cht/account-setting?page=subscription',
      ])
    },
  )

  it('is the only one that depends on who reads', () => {
    for (const slug of ['account-setting', 'account-setting?page=security', '/policy?page=cookies'])
      expect(menuEntry('th', { Title: 'บัญชี', Slug: slug }).forMembers).toBeNull()
  })
})

describe('a list of entries', () => {
  it.each([
    ['may repeat headings without a slug', [{ Title: 'a', Slug: '' }, { Title: 'b' }], null],
    [
      'may not link to the same address twice',
      [
        { Title: 'a', Slug: 'x' },
        { Title: 'b', Slug: ' x' },
      ],
      { kind: 'same-slug', value: 'x' },
    ],
    [
      'may not repeat a title',
      [
        { Title: 'a', Slug: 'x' },
        { Title: 'a', Slug: 'y' },
      ],
      { kind: 'same-title', value: 'a' },
    ],
  ])('%s', (_, list, fault) => {
    expect(listFault(list)).toEqual(fault)
  })
})
