import { SHORT_LINKS } from '@demo/short-links'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { PostgresNotifications } from '../../gateway/cache/notifications'
import { type Database, openDatabase } from '../../gateway/database'
import { createLog } from '../../gateway/http/log'
import { EditorTables } from '../../gateway/routing/editor-table'
import { ShortLinkHits } from '../../gateway/routing/short-link-hits'
import { ShortLinkTable } from '../../gateway/routing/short-links'
import { until } from '../../gateway/test-gateway'
import { contentSystem, staffMember } from '../support/content-system'
import { notificationsOf } from '../support/notifications'

const collection = 'short-links' as const
const log = createLog('silent')
const NOW = Date.now()

let payload: Payload
let database: Database

beforeAll(async () => {
  payload = await contentSystem()
  database = openDatabase(process.env.DATABASE_URL ?? '')
})
afterAll(() => database.close())

const make = (data: object, who: object = {}) =>
  payload.create({ collection, data: { target: '/promotion', ...data }, ...who })
const asRole = async (role: StaffRole) => ({ user: await staffMember(payload, role), overrideAccess: false })

async function loaded(): Promise<ShortLinkTable> {
  const book = new ShortLinkTable()
  await book.load(database)
  return book
}

describe('saving a short link', () => {
  it('stores the code in lower case and the target as a normalised URL', async () => {
    const saved = await make({ code: ' /Expo/SALE24/ ', target: ' HTTPS://Investor.noble-nue.example/th ' })
    expect(saved).toMatchObject({
      code: 'expo/sale24',
      target: 'https://investor.noble-nue.example/th',
      isActive: true,
      hits: 0,
    })
  })

  it('makes a code of six unambiguous characters, and a new one for a copy', async () => {
    const { id, code } = await make({})
    expect(code).toMatch(/^[a-hj-km-np-z2-9]{6}$/)
    const copy = await payload.duplicate({ collection, id })
    expect(copy.code).toMatch(/^[a-hj-km-np-z2-9]{6}$/)
    expect(copy.code).not.toBe(code)
  })

  it.each([
    ['the address of a page', { code: 'home' }],
    ['the address of a project', { code: 'condominium/nue-district-r9' }],
    ['the back office', { code: 'admin' }],
    ['a language', { code: 'th' }],
    ['a file name', { code: 'sale.png' }],
    ['an old address that is redirected', { code: '2ndlife' }],
    ['a code that somebody has', { code: 'R9' }],
    ['another site for a target', { code: 'w1', target: 'https://evil.example/' }],
    ['another site behind two slashes', { code: 'w2', target: '//evil.example/' }],
    ['a script for a target', { code: 'w3', target: 'javascript:alert(1)' }],
    ['a line break in the target', { code: 'w4', target: '/th/home\r\nSet-Cookie: a=b' }],
    ['no page at its target', { code: 'w5', target: '/th/nothing-here' }],
    ['another short link for a target', { code: 'w6', target: '/r9' }],
    ['no target', { code: 'w7', target: '' }],
  ])('refuses %s', async (_, data: { code: string; target?: string }) => {
    const path = data.target === undefined ? 'code' : 'target'
    await expect(make(data)).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  it('needs the settings permission', async () => {
    for (const role of ['editor', 'sales'] as const)
      await expect(make({ code: 'not-mine' }, await asRole(role))).rejects.toThrow()
    expect(await make({ code: 'mine' }, await asRole('publisher'))).toMatchObject({ code: 'mine' })
  })
})

describe('the notification to gateways', () => {
  it('names the old and the new code', async () => {
    let id = 0
    const create = async () => {
      id = (await make({ code: 'told' })).id
    }
    expect(await notificationsOf(create)).toEqual(['edited,short-link:told'])
    const rename = () => payload.update({ collection, id, data: { code: 'told/again' } })
    expect(await notificationsOf(rename)).toEqual(['edited,short-link:told,short-link:told/again'])
    expect(await notificationsOf(() => payload.delete({ collection, id }))).toEqual(['edited,short-link:told/again'])
  })

  it('makes a saved link work at once', async () => {
    const book = new ShortLinkTable()
    const addresses = new EditorTables([book], database, log)
    const notifications = new PostgresNotifications(process.env.DATABASE_URL ?? '', log)
    notifications.start({
      onTags: (tags) => void addresses.take(tags),
      onUnit: () => undefined,
      onGap: () => undefined,
      onListening: () => addresses.readAll(),
    })
    await addresses.firstReading
    expect(book.targetOf('r9', NOW)).toContain('/condominium/nue-district-r9')
    const { id } = await make({ code: 'at/once' })
    await until(() => book.targetOf('at/once', NOW) === '/promotion')
    await payload.update({ collection, id, data: { isActive: false } })
    await until(() => book.targetOf('at/once', NOW) === undefined)
    addresses.stop()
    await notifications.stop()
  })
})

describe('the table of short links', () => {
  it('has the six seeded links', async () => {
    const book = await loaded()
    for (const { code, target } of SHORT_LINKS) expect(book.targetOf(code, NOW), code).toBe(target)
  })

  it('leaves out disabled and expired links, and has those that expire later', async () => {
    const day = 86_400_000
    const at = (days: number) => new Date(NOW + days * day).toISOString()
    await make({ code: 'is-off', isActive: false })
    await make({ code: 'is-over', expiresAt: at(-1) })
    await make({ code: 'is-on', expiresAt: at(1) })
    const book = await loaded()
    expect(['is-off', 'is-over', 'is-on'].map((code) => book.targetOf(code, NOW))).toEqual([
      undefined,
      undefined,
      '/promotion',
    ])
    expect(book.targetOf('is-on', NOW + 2 * day)).toBeUndefined()
    // Whoever scans an old print is told that it has ended, and not that there never was such an address.
    expect(['is-off', 'is-over', 'is-on', 'never'].map((code) => book.hasEnded(code, NOW))).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('has more links than fit into one batch', async () => {
    const before = (await loaded()).size
    const { drizzle } = payload.db as unknown as { drizzle: { execute: (query: unknown) => Promise<unknown> } }
    await drizzle.execute(
      sql`insert into short_links (code, target) select 'many-' || n, '/promotion' from generate_series(1, 4500) n`,
    )
    const book = await loaded()
    await drizzle.execute(sql`delete from short_links where code like 'many-%'`)
    expect(book.size).toBe(before + 4500)
    expect(book.targetOf('many-4500', NOW)).toBe('/promotion')
  })
})

describe('hits', () => {
  it('are added in one statement, change nothing else, and survive saving a stale form', async () => {
    const { id, updatedAt } = await make({ code: 'counted' })
    const find = () => payload.findByID({ collection, id })
    const hits = new ShortLinkHits(database, log)
    const at = Date.now()
    for (let times = 0; times < 3; times += 1) hits.count('counted', at)
    hits.count('is-gone-meanwhile', at)
    await hits.flush()
    await hits.flush()
    expect(await find()).toMatchObject({ hits: 3, lastHitAt: new Date(at).toISOString(), updatedAt })
    await payload.update({ collection, id, data: { campaign: 'x', hits: 0, lastHitAt: null } })
    expect(await find()).toMatchObject({ campaign: 'x', hits: 3, lastHitAt: new Date(at).toISOString() })
  })

  it('that cannot be written are retried later', async () => {
    const { id } = await make({ code: 'kept' })
    let isAway = true
    const query: Database['query'] = (text, values) =>
      isAway ? Promise.reject(new Error('away')) : database.query(text, values)
    const hits = new ShortLinkHits({ query, close: async () => undefined }, log)
    hits.count('kept', Date.now())
    await hits.flush()
    hits.count('kept', Date.now())
    isAway = false
    await hits.flush()
    expect(await payload.findByID({ collection, id })).toMatchObject({ hits: 2 })
  })
})
