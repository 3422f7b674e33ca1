import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { findTemplateSetting } from '@/features/content/operations/find-template-setting'
import { listMenus } from '@/features/content/operations/list-menus'
import { listPopups } from '@/features/content/operations/list-popups'
import type { Role } from '@/features/staff'
import type { Locale } from '@/i18n/locales'
import { toldBy } from '../support/announced'
import { contentSystem, someContext, staffMember } from '../support/content-system'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const asRole = async (role: Role) => ({ user: await staffMember(payload, role), overrideAccess: false })

async function menuAt(place: string) {
  const { docs } = await payload.find({ collection: 'menus', where: { place: { equals: place } }, depth: 0 })
  return docs[0] ?? Promise.reject(new Error(`no menu at ${place}`))
}

describe('the menus', () => {
  it('come with the site, in their order and with their titles in four languages', async () => {
    const menus = await listMenus(await someContext())
    expect(menus.map(({ place }) => place)).toEqual(
      'noble nue home promotion corporate service secondary footer legal'.split(' '),
    )
    const houses = menus.find(({ place }) => place === 'home')?.List?.[1]
    expect(houses).toMatchObject({ Title: 'บ้านและทาวน์โฮม', Title_chs: '别墅与联排', Slug: 'project/house' })
    expect(houses?.List?.map(({ Slug }) => Slug)).toEqual(['all', 'single-detached-house', 'townhome', 'shophouse'])
  })

  it('are dropped everywhere when one is saved, with the name of who saved it', async () => {
    const { id } = await menuAt('promotion')
    const publisher = await asRole('publisher')
    const save = () => payload.update({ collection: 'menus', id, data: { Title_en: 'Offers' }, ...publisher })
    expect(await toldBy(save)).toEqual(['menus'])
    expect(await menuAt('promotion')).toMatchObject({ Title_en: 'Offers', changedBy: publisher.user.name })
    const { docs } = await payload.findVersions({ collection: 'menus', where: { parent: { equals: id } } })
    expect(docs[0]?.version.changedBy).toBe(publisher.user.name)
  })

  it('do not show when they are switched off', async () => {
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

  it('have one menu a place', async () => {
    await expect(
      payload.create({ collection: 'menus', data: { Title: 'x', place: 'noble', order: 1 } }),
    ).rejects.toThrow()
  })
})

describe('the template setting', () => {
  it('comes with the site, its contact facts in the language of the page', async () => {
    const stored = await findTemplateSetting(await someContext(), 'cht')
    expect(stored.contact).toMatchObject({ phone: '+66 2 000 0000', hoursNote: '曼谷時間' })
    expect(stored.notification.Message_CHS?.[0]?.text).toContain('现房')
  })

  it('changes every page, and only by those who may change settings', async () => {
    const save = (data: object, who: object) => payload.updateGlobal({ slug: 'template-setting', data, ...who })
    const off = { Notification: { Show_notification: false } }
    await expect(save(off, await asRole('editor'))).rejects.toThrow()
    expect(await toldBy(async () => save(off, await asRole('publisher')))).toEqual(['site'])
    await expect(save({ sites: { investors: 'http://example.com/' } }, {})).rejects.toThrow()
  })
})

describe('a popup', () => {
  const NOW = new Date('2027-04-13T12:00:00Z')
  const at = (startsAt: string, endsAt: string) => ({ startsAt, endsAt, pages: 'all' as const })
  const soon = at('2027-04-14T00:00:00Z', '2027-04-20T00:00:00Z')
  const campaignsIn = async (locale: Locale) =>
    (await listPopups(await someContext(NOW), locale)).map(({ campaign }) => campaign)

  it('is told to pages before its time, until it is over, where its title is written', async () => {
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

  it('changes every page when it is published, none while it is a draft, and an editor cannot publish it', async () => {
    const data = { campaign: 'told', title: 'x', languages: ['th'] as Locale[], ...soon }
    const create = (status: 'draft' | 'published', who: object = {}) =>
      payload.create({ collection: 'popups', draft: status === 'draft', data: { ...data, _status: status }, ...who })
    await expect(create('published', await asRole('editor'))).rejects.toThrow()
    expect(await toldBy(async () => create('draft', await asRole('editor')))).toEqual([])
    const { docs } = await payload.find({ collection: 'popups', where: { campaign: { equals: 'told' } }, draft: true })
    const id = docs[0]?.id ?? 0
    const save = (status: 'draft' | 'published') =>
      toldBy(() => payload.update({ collection: 'popups', id, data: { _status: status } }))
    expect(await save('published')).toEqual(['site'])
    // A copy of what is public stays a draft, however an editor asks for it.
    const copying = async () =>
      payload.duplicate({
        collection: 'popups',
        id,
        draft: false,
        data: { campaign: 'copied' },
        ...(await asRole('editor')),
      })
    expect(await toldBy(copying)).toEqual([])
    expect(await campaignsIn('th')).not.toContain('copied')
    expect(await save('draft')).toEqual(['site'])
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
