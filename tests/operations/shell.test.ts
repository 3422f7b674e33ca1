import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findTemplateSetting } from '@/features/site/operations/find-template-setting'
import { listMenus } from '@/features/site/operations/list-menus'
import { listPopups } from '@/features/site/operations/list-popups'
import type { Locale } from '@/i18n/locales'
import type { StaffRole } from '@/kernel/actor'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const asRole = async (role: StaffRole) => ({ user: await staffMember(payload, role), overrideAccess: false })

async function menuAt(place: string) {
  const { docs } = await payload.find({ collection: 'menus', where: { place: { equals: place } }, depth: 0 })
  return docs[0] ?? Promise.reject(new Error(`no menu at ${place}`))
}

describe('the menus', () => {
  it('are seeded in order, with titles in four languages', async () => {
    const menus = await listMenus(await someContext())
    expect(menus.map(({ place }) => place)).toEqual(
      'noble nue home promotion corporate service secondary footer legal'.split(' '),
    )
    const houses = menus.find(({ place }) => place === 'home')?.List?.[1]
    expect(houses).toMatchObject({ Title: 'บ้านและทาวน์โฮม', Title_chs: '别墅与联排别墅', Slug: 'project/house' })
    expect(houses?.List?.map(({ Slug }) => Slug)).toEqual(['all', 'single-detached-house', 'townhome', 'shophouse'])
  })

  it('drop every page when one is saved, and record its author', async () => {
    const { id } = await menuAt('promotion')
    const publisher = await asRole('publisher')
    const save = () => payload.update({ collection: 'menus', id, data: { Title_en: 'Offers' }, ...publisher })
    expect(await notificationsOf(save)).toEqual(['edited,menus'])
    expect(await menuAt('promotion')).toMatchObject({ Title_en: 'Offers', changedBy: publisher.user.name })
    const { docs } = await payload.findVersions({ collection: 'menus', where: { parent: { equals: id } } })
    expect(docs[0]?.version.changedBy).toBe(publisher.user.name)
  })

  it('are hidden when they are switched off', async () => {
    const { id } = await menuAt('promotion')
    await payload.update({ collection: 'menus', id, data: { isShown: false } })
    const places = (await listMenus(await someContext())).map(({ place }) => place)
    await payload.update({ collection: 'menus', id, data: { isShown: true } })
    expect(places).not.toContain('promotion')
  })

  it.each([
    ['an address with the language', { Slug: '/th/promotion' }],
    ['an address outside that is not https', { Slug: 'http://example.com' }],
    ['a script for an address', { Slug: 'javascript:alert(1)' }],
    ['two entries to one address', { List: ['a', 'b'].map((Title) => ({ Title, Slug: 'news' })) }],
    ['two entries of one name', { List: ['x', 'y'].map((Slug) => ({ Title: 'a', Slug })) }],
    ['a wrong address at the third level', { List: [{ Title: 'a', List: [{ Title: 'b', Slug: 'c d' }] }] }],
  ])('are not saved with %s', async (_, data) => {
    const { id } = await menuAt('promotion')
    await expect(payload.update({ collection: 'menus', id, data })).rejects.toThrow()
  })

  it('allow one menu for each place', async () => {
    await expect(
      payload.create({ collection: 'menus', data: { Title: 'x', place: 'noble', order: 1 } }),
    ).rejects.toThrow()
  })
})

describe('the template setting', () => {
  it('is seeded, with contact details in the language of the page', async () => {
    const stored = await findTemplateSetting(await someContext(), 'cht')
    expect(stored.contact).toMatchObject({ phone: '+66 2 000 0000', hoursNote: '曼谷時間' })
    expect(stored.notification.messages?.[0]?.chs).toContain('现房')
    const published = await payload.findGlobal({ slug: 'template-setting', locale: 'en' })
    expect(published.Notification).toMatchObject({
      Show_notification: true,
      Message_TH: [{ text: expect.stringContaining('พร้อมอยู่'), address: expect.any(String) }, {}],
      Message_CHS: [{ text: expect.stringContaining('现房') }, {}],
    })
  })

  it('drops every page, and can be changed only with the settings permission', async () => {
    const save = (data: object, who: object) => payload.updateGlobal({ slug: 'template-setting', data, ...who })
    const off = { Notification: { Show_notification: false } }
    await expect(save(off, await asRole('editor'))).rejects.toThrow()
    expect(await notificationsOf(async () => save(off, await asRole('publisher')))).toEqual(['edited,site'])
    await expect(save({ sites: { investors: 'http://example.com/' } }, {})).rejects.toThrow()
  })
})

describe('a popup', () => {
  const NOW = new Date('2027-04-13T12:00:00Z')
  const at = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, pages: 'all' as const })
  const soon = at('2027-04-14T00:00:00Z', '2027-04-20T00:00:00Z')
  const campaignsIn = async (locale: Locale) =>
    (await listPopups(await someContext(NOW), locale)).map(({ campaign }) => campaign)

  it('is in the data of pages from before its start until its end, where it has a title', async () => {
    const over = at('2027-04-01T00:00:00Z', '2027-04-10T00:00:00Z')
    const thai = { title: 'สงกรานต์', languages: ['th', 'en'] as Locale[], _status: 'published' as const }
    const options = { collection: 'popups', locale: 'th' } as const
    await payload.create({ ...options, data: { campaign: 'soon', ...thai, ...soon } })
    await payload.create({ ...options, data: { campaign: 'over', ...thai, ...over } })
    await payload.create({ ...options, data: { campaign: 'draft', ...thai, ...soon, _status: 'draft' } })
    await payload.create({ ...options, data: { campaign: 'english-only', ...thai, ...soon, languages: ['en'] } })
    expect(await campaignsIn('th')).toEqual(['soon'])
    expect(await campaignsIn('en')).toEqual([])
  })

  it('drops every page when published, none as a draft, and cannot be published by an editor', async () => {
    const data = { campaign: 'told', title: 'x', languages: ['th'] as Locale[], ...soon }
    const create = (status: 'draft' | 'published', who: object = {}) =>
      payload.create({ collection: 'popups', draft: status === 'draft', data: { ...data, _status: status }, ...who })
    await expect(create('published', await asRole('editor'))).rejects.toThrow()
    expect(await notificationsOf(async () => create('draft', await asRole('editor')))).toEqual([])
    const { docs } = await payload.find({ collection: 'popups', where: { campaign: { equals: 'told' } }, draft: true })
    const id = docs[0]?.id ?? 0
    const save = (status: 'draft' | 'published') =>
      notificationsOf(() => payload.update({ collection: 'popups', id, data: { _status: status } }))
    expect(await save('published')).toEqual(['edited,site'])
    // A copy of published content by an editor is always a draft.
    const copying = async () =>
      payload.duplicate({
        collection: 'popups',
        id,
        draft: false,
        data: { campaign: 'copied' },
        ...(await asRole('editor')),
      })
    expect(await notificationsOf(copying)).toEqual([])
    expect(await campaignsIn('th')).not.toContain('copied')
    expect(await save('draft')).toEqual(['withdrawn,site'])
  })

  it.each([
    ['ends before it begins', at('2027-04-20T00:00:00Z', '2027-04-14T00:00:00Z')],
    ['never ends', { startsAt: '2027-04-20T00:00:00Z', pages: 'all' as const }],
    ['has no proper campaign', { ...soon, campaign: 'Song Kran' }],
  ])('is not published when it %s', async (_, wrong) => {
    const data = { campaign: 'wrong', title: 'x', languages: ['th'], _status: 'published', ...wrong }
    await expect(payload.create({ collection: 'popups', data: data as never })).rejects.toThrow()
  })
})
