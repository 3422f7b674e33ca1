import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '@/features/staff'
import { maySeeDrafts } from '@/features/staff/server'
import { CONTENT_CHANNEL } from '@/platform/content-channel'
import { contentSystem, someContext, staffMember } from '../support/content-system'

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

/** What front doors are told by some work. */
async function toldBy(work: () => Promise<unknown>): Promise<string[]> {
  heard.length = 0
  await work()
  // Notifications of committed work have arrived once the listener itself is answered.
  await listener.query('select 1')
  return [...heard]
}

const asRole = async (role: Role) => ({ user: await staffMember(payload, role), overrideAccess: false })
const publishHome = (data: object) =>
  payload.updateGlobal({ slug: 'home-page', data: { _status: 'published', ...data } as never })

describe('the home page', () => {
  it('is dropped everywhere when it is published, and nowhere when a draft of it is saved', async () => {
    const draft = { hero: { sentence: 'draft' }, _status: 'draft' as const }
    expect(await toldBy(() => publishHome({ hero: { sentence: 'published' } }))).toEqual(['home'])
    expect(await toldBy(() => payload.updateGlobal({ slug: 'home-page', draft: true, data: draft }))).toEqual([])
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

  it('is published by a publisher and only written by an editor', async () => {
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
      toldBy(() => payload.update({ collection: 'brand-pages', id, data: { _status: status } }))
    expect(await save('draft')).toEqual(['brand:nue'])
    expect(await save('draft')).toEqual([])
    expect(await save('published')).toEqual(['brand:nue'])
  })
})

describe('a draft', () => {
  it('does not exist for a visitor, nor for a forged session', async () => {
    const ctx = await someContext()
    expect(await maySeeDrafts(ctx, new Headers(), 'catalogue')).toBe(false)
    expect(await maySeeDrafts(ctx, new Headers({ cookie: 'staff-token=forged' }), 'catalogue')).toBe(false)
  })

  it('is seen by staff who are signed in', async () => {
    const { email } = await staffMember(payload, 'editor')
    const { token } = await payload.login({ collection: 'staff', data: { email, password: 'only-in-tests-1234' } })
    const headers = new Headers({ cookie: `staff-token=${token}`, 'sec-fetch-site': 'same-origin' })
    expect(await maySeeDrafts(await someContext(), headers, 'catalogue')).toBe(true)
  })
})
