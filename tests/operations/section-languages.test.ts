import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressSettingsNow, rereadSections } from '@/features/addresses/server'
import { listMenus } from '@/features/content/operations/list-menus'
import { readLanguages } from '@/features/content/reads/languages'
import { menusIn } from '@/features/content/rules/menu'
import { localesOf, pageMetadata } from '@/features/seo/server'
import { LOCALES, type Locale } from '@/i18n/locales'
import { toldBy } from '../support/announced'
import { contentSystem, someContext } from '../support/content-system'

const made: number[] = []

/** As the app does when the front door says that sections changed. */
const hearOfIt = async () => rereadSections(await someContext())

async function publishIn(...languages: Locale[]): Promise<void> {
  const payload = await contentSystem()
  const row = await payload.create({ collection: 'sections', data: { section: 'promotion', languages } })
  made.push(row.id)
}

const facts = { locale: 'th', path: '/th/promotion', title: 'x', description: 'y' } as const

/** Every way in which a page speaks of the languages that promotions are published in. */
async function said() {
  const menus = menusIn('cht', await listMenus(await someContext()), addressSettingsNow())
  const { alternates, openGraph } = pageMetadata(facts)
  const switched = readLanguages().filter(({ closedIn }) => !closedIn.includes('promotion'))
  return {
    hreflang: Object.keys(alternates?.languages ?? {}),
    shared: (openGraph as { alternateLocale?: string[] }).alternateLocale,
    switch: switched.map(({ locale }) => locale),
    locales: localesOf('/th/promotion/new-year'),
    menu: menus.promotion?.list.map(({ target }) => [target?.href, target?.hrefLang])[0],
  }
}

const OPEN = {
  hreflang: ['th', 'en', 'zh-Hans', 'zh-Hant', 'x-default'],
  shared: ['en_US', 'zh_CN', 'zh_TW'],
  switch: ['th', 'en', 'chs', 'cht'],
  locales: ['th', 'en', 'chs', 'cht'],
  menu: ['/cht/promotion', 'cht'],
}

beforeEach(hearOfIt)

afterEach(async () => {
  const payload = await contentSystem()
  for (const id of made.splice(0)) await payload.delete({ collection: 'sections', id })
  await hearOfIt()
})

describe('the languages that editors give a section', () => {
  it('are all four where they gave none', async () => {
    expect(await said()).toEqual(OPEN)
    expect(localesOf('/th/blog')).toEqual(['th'])
  })

  it('are announced, and said alike by hreflang, sharing, switch and menu once the app heard of it', async () => {
    expect((await toldBy(() => publishIn('en', 'th'))).join(',').split(',').sort()).toEqual(['sections', 'site'])
    // Not before: what is in memory is as old as what is kept, and both end together.
    expect(await said()).toEqual(OPEN)
    await hearOfIt()
    expect(await said()).toEqual({
      hreflang: ['th', 'en', 'x-default'],
      shared: ['en_US'],
      switch: ['th', 'en'],
      locales: ['th', 'en'],
      menu: ['/th/promotion', 'th'],
    })
    expect(localesOf('/th/home')).toEqual(LOCALES)
  })

  it('are as before when the section is opened again', async () => {
    await publishIn('chs')
    await hearOfIt()
    expect((await said()).hreflang).toEqual(['zh-Hans', 'x-default'])
    const payload = await contentSystem()
    await payload.update({ collection: 'sections', id: made[0] ?? 0, data: { languages: [...LOCALES] } })
    await hearOfIt()
    expect(await said()).toEqual(OPEN)
  })

  it('stay those of the latest reading when an older one ends after it', async () => {
    const ctx = await someContext()
    let answer: () => void = () => undefined
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    const find = async (...args: Parameters<typeof ctx.payload.find>) => {
      const found = await ctx.payload.find(...args)
      await slow
      return found
    }
    const older = rereadSections({ ...ctx, payload: { find } as unknown as typeof ctx.payload })
    await publishIn('th')
    await hearOfIt()
    answer()
    await older
    expect(localesOf('/th/promotion')).toEqual(['th'])
  })
})
