import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureLead } from '@/features/leads/server'
import { readMemberFilter } from '@/features/members/domain/member-list'
import { exportMembers } from '@/features/members/server'
import { readCsv } from '@/formats/csv'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'
import { membersIn, someMember } from '../support/members'

const MINE = 'nue-district-r9'
const LIST = `LIST${Date.now()}`
const COUNT = 120
/** Beyond the numbers that the database gives. */
const ADMIN = 900_950

let seller = 0
let stranger = 0
let project = 0

const admin = () => someContext(new Date(), { kind: 'staff', id: ADMIN, role: 'admin' })
const sales = (id: number) => someContext(new Date(), { kind: 'staff', id, role: 'sales' })

beforeAll(async () => {
  const payload = await contentSystem()
  // One member a day from 1 January 2020, one minute after midnight in Thailand: the day before in UTC.
  await rowsOf(sql`insert into members (id, olm_id, ola_id, email, name, locale, created_at, updated_at)
    select gen_random_uuid(), ${LIST} || n, ${LIST} || n, ${LIST.toLowerCase()} || '-' || n || '@example.com', ${LIST} || ' ' || lpad(n::text, 3, '0'), 'en',
      '2019-12-31T17:01:00Z'::timestamptz + (n - 1) * interval '1 day', now() from generate_series(1, ${COUNT}) as n`)
  const [one, other] = [await staffMember(payload, 'sales'), await staffMember(payload, 'sales')]
  ;[seller, stranger] = [one.id, other.id]
  const [sold] = await sells(seller, { projects: [MINE] })
  project = sold ?? 0
  await sells(stranger, { projects: ['noble-vesper-ploenchit'] })
})
afterAll(async () => {
  await endSelling()
  await rowsOf(sql`delete from members where olm_id like ${`${LIST}%`}`)
})

const names = async (query: Record<string, string>) =>
  (await membersIn(await admin(), { search: LIST, ...query })).members.map(({ name }) => name.slice(-3))
const filterOf = (query: Record<string, string>) => readMemberFilter((name) => query[name] ?? '')

describe('the list of members', () => {
  it('reaches every member page by page, without a gap or a double, and says how many there are', async () => {
    const seen: string[] = []
    for (const page of ['1', '2', '3']) {
      const shown = await membersIn(await admin(), { search: LIST, page })
      expect(shown).toMatchObject({ total: COUNT, pages: 3, page: Number(page) })
      seen.push(...shown.members.map(({ name }) => name.slice(-3)))
    }
    expect(seen).toHaveLength(COUNT)
    expect(new Set(seen).size).toBe(COUNT)
    expect(seen[0]).toBe('120')
    // A page that is no more, after members went: the last one.
    expect(await membersIn(await admin(), { search: LIST, page: '99' })).toMatchObject({ page: 3 })
  })

  it('is ordered as asked', async () => {
    expect((await names({ sort: 'oldest' }))[0]).toBe('001')
    expect((await names({ sort: 'name' })).slice(0, 2)).toEqual(['001', '002'])
    const last = await someMember()
    const [newest] = (await membersIn(await admin(), { sort: 'seen' })).members
    expect(newest?.email).toBe(last.email)
  })

  it('is narrowed to the days of joining in Thailand, both included', async () => {
    expect(await names({ from: '2020-01-02', to: '2020-01-03' })).toEqual(['003', '002'])
    expect(await names({ to: '2020-01-01' })).toEqual(['001'])
    expect(await names({ from: '2020-04-29' })).toEqual(['120'])
  })

  it('is narrowed to a standing', async () => {
    await rowsOf(sql`update members set standing = 'blocked', blocked_at = now(), blocked_reason = 'Fraud'
      where olm_id = ${`${LIST}5`}`)
    expect(await names({ standing: 'blocked' })).toEqual(['005'])
    expect(await membersIn(await admin(), { search: LIST, standing: 'active' })).toMatchObject({ total: COUNT - 1 })
  })

  it('is narrowed to whoever asked about a project', async () => {
    const email = `${LIST.toLowerCase()}-7@example.com`
    await captureLead(await someContext(), someAsk({ email }))
    expect(await names({ project: String(project) })).toEqual(['007'])
    expect(await names({ project: '999999' })).toEqual([])
    // A project of others shows sales nobody, also if the person asked there.
    expect((await membersIn(await sales(stranger), { search: LIST, project: String(project) })).members).toEqual([])
  })
})

describe('a file of members', () => {
  const viewsOf = async (staff: number) =>
    Number(
      (await rowsOf(sql`select count(*) as n from member_views where staff = ${staff} and seen = 'exported'`))[0]?.n,
    )

  it('holds the whole list in its order, free of formulas, in Thai and English, and each member in it is on record', async () => {
    await rowsOf(sql`update members set name = ${`=cmd|' ${LIST} 001`} where olm_id = ${`${LIST}1`}`)
    const before = await viewsOf(ADMIN)
    const made = await exportMembers(await admin(), filterOf({ search: LIST.toLowerCase(), sort: 'oldest' }), 'en')
    const rows = made.ok ? readCsv(made.value) : made
    const [head, first] = rows.ok ? rows.value : []
    expect(rows.ok && rows.value).toHaveLength(COUNT + 1)
    expect(head).toEqual(['Name', 'Email', 'Phone', 'Number', 'Since', 'Last seen', 'Status'])
    expect(first?.[0]).toBe(`'=cmd|' ${LIST} 001`)
    expect(first?.[4]).toBe('2020-01-01 00:01')
    expect(await viewsOf(ADMIN)).toBe(before + COUNT)
    const thai = await exportMembers(await admin(), filterOf({ search: `${LIST}5` }), 'th')
    expect(thai.ok && thai.value).toMatch(/^\ufeffชื่อ,อีเมล,[^\n]+\r\n[^\n]+,ถูกระงับ\r\n$/)
  })

  it('holds for sales the people of their projects alone', async () => {
    const email = `${LIST.toLowerCase()}-9@example.com`
    await captureLead(await someContext(), someAsk({ email }))
    const of = async (staff: number) => {
      const made = await exportMembers(await sales(staff), filterOf({ search: LIST }), 'en')
      const rows = made.ok ? readCsv(made.value) : made
      return rows.ok ? rows.value.slice(1).map((row) => row[1]) : null
    }
    expect(await of(seller)).toContain(email)
    expect((await of(seller))?.length).toBeLessThan(COUNT)
    expect(await of(stranger)).toEqual([])
    expect(await viewsOf(stranger)).toBe(0)
  })

  it('is not given to staff who do not work with members, nor to members', async () => {
    for (const role of ['editor', 'publisher', 'finance', 'care'] as const) {
      const ctx = await someContext(new Date(), { kind: 'staff', id: ADMIN, role })
      await expect(async () => exportMembers(ctx, filterOf({}), 'en')).rejects.toThrow('not for the actor')
    }
    const member = await someContext(new Date(), { kind: 'member', id: randomUUID(), session: randomUUID() })
    await expect(async () => exportMembers(member, filterOf({}), 'en')).rejects.toThrow('not for the actor')
  })
})
