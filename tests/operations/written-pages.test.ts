import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maySeeDrafts } from '@/features/staff/server'
import type { StaffRole } from '@/kernel/actor'
import { CONTENT_CHANNEL } from '@/kernel/cache/cache-tags'
import { contextOfHeaders } from '@/platform/database/payload'
import { contentSystem, sessionOf, staffMember } from '../support/content-system'

let payload: Payload
const listener = new Client({ connectionString: process.env.DATABASE_URL })
const heard: string[] = []

beforeAll(async () => {
  payload = await contentSystem()
  await listener.connect()
  listener.on('notification', ({ payload: tags }) => heard.push(tags ?? ''))
  await listener.query(`listen ${CONTENT_CHANNEL}`)
})

afterAll(() => listener.end())

/** The notifications that some work sends to gateways. */
async function notificationsOf(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0
  await work()
  // Notifications of committed work arrive before the answer to a query of the listener.
  await listener.query('select 1')
  return [...heard]
}

const asRole = async (role: StaffRole) => ({ user: await staffMember(payload, role), overrideAccess: false })
const publishHome = (data: object) =>
  payload.updateGlobal({ slug: 'home-page', data: { _status: 'published', ...data } as never })

describe('the home page', () => {
  it('is dropped from every cache when published, and from none when a draft is saved', async () => {
    const draft = { hero: { sentence: 'draft' }, _status: 'draft' as const }
    expect(await notificationsOf(() => publishHome({ hero: { sentence: 'published' } }))).toEqual(['edited,home'])
    expect(await notificationsOf(() => payload.updateGlobal({ slug: 'home-page', draft: true, data: draft }))).toEqual(
      [],
    )
    const [shown, written] = [
      await payload.findGlobal({ slug: 'home-page' }),
      await payload.findGlobal({ slug: 'home-page', draft: true }),
    ]
    expect([shown.hero?.sentence, written.hero?.sentence]).toEqual(['published', 'draft'])
  })

  it('cannot be taken down, even by an admin', async () => {
    const admin = await asRole('admin')
    await expect(payload.updateGlobal({ slug: 'home-page', data: { _status: 'draft' }, ...admin })).rejects.toThrow(
      'cannot be taken down',
    )
  })

  it('can be written by an editor and published only by a publisher', async () => {
    const data = { _status: 'published' as const, prices: { title: 'Find by price' } }
    const editor = await asRole('editor')
    await expect(payload.updateGlobal({ slug: 'home-page', data, ...editor })).rejects.toThrow()
    await expect(payload.updateGlobal({ slug: 'home-page', data: { prices: {} }, ...editor })).rejects.toThrow()
    await payload.updateGlobal({ slug: 'home-page', draft: true, data: { prices: { title: 'x' } }, ...editor })
    await payload.updateGlobal({ slug: 'home-page', data, ...(await asRole('publisher')) })
    await expect(
      payload.updateGlobal({ slug: 'home-page', draft: true, data, ...(await asRole('sales')) }),
    ).rejects.toThrow()
  })
})

describe('the page of a brand', () => {
  it('is dropped when it is published and when it is withdrawn', async () => {
    const found = await payload.find({ collection: 'brand-pages', where: { brand: { equals: 'nue' } }, limit: 1 })
    const id = found.docs[0]?.id ?? 0
    const save = (status: 'draft' | 'published') =>
      notificationsOf(() => payload.update({ collection: 'brand-pages', id, data: { _status: status } }))
    expect(await save('draft')).toEqual(['withdrawn,brand:nue'])
    expect(await save('draft')).toEqual([])
    expect(await save('published')).toEqual(['edited,brand:nue'])
  })
})

describe('a draft', () => {
  it('does not exist for a visitor, nor for a forged session', async () => {
    const isSeen = async (headers: Headers) => maySeeDrafts((await contextOfHeaders(headers)).actor, 'catalogue')
    expect(await isSeen(new Headers())).toBe(false)
    expect(await isSeen(new Headers({ cookie: 'staff-token=forged' }))).toBe(false)
  })

  it('is visible to staff who are signed in', async () => {
    const { email } = await staffMember(payload, 'editor')
    const token = await sessionOf(payload, email)
    const headers = new Headers({ cookie: `staff-token=${token}`, 'sec-fetch-site': 'same-origin' })
    expect(maySeeDrafts((await contextOfHeaders(headers)).actor, 'catalogue')).toBe(true)
  })
})
