import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressSettingsNow, rereadSections } from '@/features/routing/server'
import { localesOf, pageMetadata } from '@/features/seo/server'
import { menusIn } from '@/features/site/domain/menu'
import { listMenus } from '@/features/site/operations/list-menus'
import { readLanguages } from '@/features/site/queries/languages'
import { LOCALES, type Locale } from '@/i18n/locales'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

const made: number[] = []

/** Does what the app does when the gateway reports a change of sections. */
const applyChange = async () => rereadSections(await jobContext())

async function publishIn(...languages: Locale[]): Promise<void> {
  const payload = await contentSystem()
  const row = await payload.create({ collection: 'sections', data: { section: 'promotion', languages } })
  made.push(row.id)
}

const facts = { locale: 'th', path: '/th/promotion', title: 'x', description: 'y' } as const

/** All places where a page names the languages of promotions. */
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

beforeEach(applyChange)

afterEach(async () => {
  const payload = await contentSystem()
  for (const id of made.splice(0)) await payload.delete({ collection: 'sections', id })
  await applyChange()
})

describe('the languages of a section', () => {
  it('are all four without a setting', async () => {
    expect(await said()).toEqual(OPEN)
    expect(localesOf('/th/blog')).toEqual(['th'])
  })

  it('are announced, and agree in hreflang, sharing, switch and menu once the app is notified', async () => {
    expect((await notificationsOf(() => publishIn('en', 'th'))).join(',').split(',').sort()).toEqual([
      'sections',
      'site',
      'unknown',
    ])
    // Unchanged until then: memory and cached reads have the same age, and are dropped together.
    expect(await said()).toEqual(OPEN)
    await applyChange()
    expect(await said()).toEqual({
      hreflang: ['th', 'en', 'x-default'],
      shared: ['en_US'],
      switch: ['th', 'en'],
      locales: ['th', 'en'],
      menu: ['/th/promotion', 'th'],
    })
    expect(localesOf('/th/home')).toEqual(LOCALES)
  })

  it('are restored when the section is opened again', async () => {
    await publishIn('chs')
    await applyChange()
    expect((await said()).hreflang).toEqual(['zh-Hans', 'x-default'])
    const payload = await contentSystem()
    await payload.update({ collection: 'sections', id: made[0] ?? 0, data: { languages: [...LOCALES] } })
    await applyChange()
    expect(await said()).toEqual(OPEN)
  })

  it('stay those of the latest read when an older read ends after it', async () => {
    const ctx = await jobContext()
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
    await applyChange()
    answer()
    await older
    expect(localesOf('/th/promotion')).toEqual(['th'])
  })
})
