import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureLead } from '@/features/leads/server'
import { findAtDesk, findOwnCard, readAtDesk } from '@/features/rewards/server'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, someContext } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'
import { contextOf, someMember } from '../support/members'
import { callStaffApi } from '../support/staff-calls'
import { signedIn } from '../support/staff-people'

const OURS = 'nue-district-r9'

type Person = Awaited<ReturnType<typeof signedIn>>

let payload: Payload
let [seller, supervisor, stranger] = [] as unknown as [Person, Person, Person]
let email = ''
let lead = 0

const at = ({ id }: Person, role: StaffRole = 'sales') => someContext(new Date(), { kind: 'staff', id, role })

beforeAll(async () => {
  payload = await contentSystem()
  ;[seller, supervisor, stranger] = [await signedIn('sales'), await signedIn('supervisor'), await signedIn('sales')]
  await sells(seller.id, { projects: [OURS], supervisor: supervisor.id })
  const asked = someAsk({}, { project: OURS })
  email = asked.ask.email
  const captured = await captureLead(await someContext(), asked)
  lead = captured.ok ? captured.value.lead : 0
})

afterAll(() => endSelling())

describe('the desk of members', () => {
  it('finds for sales the members of their projects, by number, email and card, and opens no other', async () => {
    const member = await someMember(email)
    const own = await contextOf(member.token)
    if (own?.actor.kind !== 'member') throw new Error('nobody is signed in')
    const { id } = own.actor
    const [row] = await rowsOf(sql`select olm_id from members where id = ${id}`)
    const card = (await findOwnCard(own, 'th')).number
    const found = { kind: 'member', member: id }
    for (const typed of [String(row?.olm_id), email, card]) {
      expect(await findAtDesk(await at(seller), typed), typed).toEqual(found)
      expect(await findAtDesk(await at(supervisor, 'supervisor'), typed), typed).toEqual(found)
      expect(await findAtDesk(await at(stranger), typed), typed).toBeNull()
    }
    expect(await readAtDesk(await at(stranger), id, 'th')).toBeNull()
    expect((await readAtDesk(await at(seller), id, 'th'))?.person.email).toBe(email)
    const views = await rowsOf(sql`select distinct staff from member_views where member = ${id}`)
    expect(views.map(({ staff }) => Number(staff)).sort()).toEqual([seller.id, supervisor.id].sort())
  })
})

const SECRETS = ['hash', 'salt', 'resetPasswordToken', 'sessions.id']

describe('what protects the account of a colleague', () => {
  it.each(SECRETS)('is not asked through the leads they own: %s', async (field) => {
    await payload.update({ collection: 'leads', id: lead, data: { owner: supervisor.id } })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const ask = (query: string) => callStaffApi('GET', `leads?${query}`, { cookies: seller.cookies, headers })
    expect((await ask(`where[owner.${field}][exists]=true`)).status).toBeGreaterThanOrEqual(400)
    for (const path of [field, 'email', 'name']) expect((await ask(`sort=owner.${path}`)).status).toBe(400)
  })

  it.each(['email', 'name', 'role'] as const)('is not found out by filtering the leads they own: %s', async (field) => {
    await payload.update({ collection: 'leads', id: lead, data: { owner: supervisor.id } })
    const found = async ({ cookies }: Person, query: string) => {
      const path = `leads?where[id][equals]=${lead}&${query}`
      const { status, body } = await callStaffApi('GET', path, {
        cookies,
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      return status === 200 ? body.totalDocs : status
    }
    const value = encodeURIComponent(
      String((await payload.findByID({ collection: 'staff', id: supervisor.id }))[field]),
    )
    expect(await found(seller, '')).toBe(1)
    for (const path of [`where[owner.${field}]`, `where[or][0][owner.${field}]`]) {
      expect(await found(supervisor, `${path}[equals]=${value}`)).toBe(1)
      expect(await found(seller, `${path}[equals]=${value}`)).toBe(0)
    }
  })
})
