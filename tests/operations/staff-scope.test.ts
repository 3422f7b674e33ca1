import { randomUUID } from 'node:crypto'
import type { CollectionSlug, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveSearch } from '@/features/alerts/server'
import { captureLead } from '@/features/leads/server'
import { viewMember } from '@/features/members/server'
import type { StaffRole } from '@/kernel/actor'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'
import { contextOf, findMembers, someAddress, someMember } from '../support/members'
import { takeOpenForm } from '../support/requests'
import { alertOf, someSearch } from '../support/saved-searches'
import { callStaffApi } from '../support/staff-calls'
import { enrolled, signedIn } from '../support/staff-people'

const [OURS, OTHERS] = ['nue-district-r9', 'noble-vesper-ploenchit']

interface Traces {
  email: string
  leads: number
  appointments: number
  requests: number
  'saved-searches': number
  units: number
}

type Person = { id: number; cookies: string; role: StaffRole }

let payload: Payload
let ours: Traces
let others: Traces
const people: Record<string, Person> = {}
const files: Record<'complaint' | 'career', number> = { complaint: 0, career: 0 }

async function someStaff(role: StaffRole): Promise<Person> {
  const { id, cookies } = await (role === 'admin' || role === 'finance' ? enrolled : signedIn)(role)
  return { id, role, cookies }
}

async function sentForm(form: 'contact' | 'complaint' | 'career', email: string): Promise<number> {
  const answers = { name: 'Mali', phone: '+66811110000', email, message: randomUUID(), subject: 'service' }
  const { reference } = await takeOpenForm(await someContext(), {
    form,
    answers,
    consents: { answer: true, news: false, partners: false },
    locale: 'th',
    page: '/th/form-contact',
    source: '',
    wordings: { answer: 'a', news: 'b', partners: 'c' },
    isAnswered: false,
  } as never)
  const { docs } = await payload.find({ collection: 'requests', where: { reference: { equals: reference } }, depth: 0 })
  return docs[0]?.id ?? 0
}

async function leaveTraces(slug: string): Promise<Traces> {
  const asked = someAsk({}, { project: slug })
  const { email } = asked.ask
  const captured = await captureLead(await someContext(), asked)
  const project = (await payload.find({ collection: 'projects', where: { Slug_name: { equals: slug } }, depth: 0 }))
    .docs[0]
  const gallery = (await payload.find({ collection: 'sales-galleries', limit: 1, depth: 0 })).docs[0]
  const visit = await payload.create({
    collection: 'appointments',
    data: {
      gallery: gallery?.id ?? 0,
      startsAt: '2026-12-24T03:00:00Z',
      kind: 'visit',
      name: 'Mali',
      email,
      locale: 'th',
      state: 'booked',
      project: project?.id,
    },
  })
  await saveSearch(await jobContext(), someSearch({ email }))
  const unit = await payload.find({
    collection: 'units',
    where: { project: { equals: project?.id } },
    limit: 1,
    depth: 0,
  })
  return {
    email,
    leads: captured.ok ? captured.value.lead : 0,
    appointments: visit.id,
    requests: await sentForm('contact', email),
    'saved-searches': (await alertOf(email)).id,
    units: unit.docs[0]?.id ?? 0,
  }
}

const get = async (who: string, path: string) =>
  (await callStaffApi('GET', path, { cookies: people[who]?.cookies, headers: { 'sec-fetch-site': 'same-origin' } }))
    .status

const patch = (who: string, path: string, body: object) =>
  callStaffApi('PATCH', path, { cookies: people[who]?.cookies, body })

beforeAll(async () => {
  payload = await contentSystem()
  for (const role of ['admin', 'sales', 'supervisor', 'care', 'editor', 'finance'] as const)
    people[role] = await someStaff(role)
  people.stranger = await someStaff('sales')
  await sells(people.sales?.id ?? 0, { projects: [OURS], supervisor: people.supervisor?.id })
  ours = await leaveTraces(OURS)
  others = await leaveTraces(OTHERS)
  files.complaint = await sentForm('complaint', someAddress())
  files.career = await sentForm('career', someAddress())
})

afterAll(endSelling)

const KINDS = ['leads', 'appointments', 'requests', 'saved-searches'] as const satisfies readonly CollectionSlug[]

describe('sales see the people of the projects they sell, and nobody else', () => {
  it.each(KINDS)('%s', async (kind) => {
    const seen = async (who: string) => [
      await get(who, `${kind}/${ours[kind]}`),
      await get(who, `${kind}/${others[kind]}`),
    ]
    expect(await seen('admin')).toEqual([200, 200])
    expect(await seen('sales')).toEqual([200, 404])
    expect(await seen('stranger')).toEqual([404, 404])
    expect(await seen('finance')).toEqual([403, 403])
    if (kind !== 'requests') expect(await seen('supervisor')).toEqual([200, 404])
  })

  it('supervisors also see the requests that nobody owns yet', async () => {
    expect(await get('supervisor', `requests/${others.requests}`)).toBe(200)
    await payload.update({ collection: 'requests', id: others.requests, data: { owner: people.stranger?.id } })
    expect(await get('supervisor', `requests/${others.requests}`)).toBe(404)
    expect(await get('stranger', `requests/${others.requests}`)).toBe(200)
  })

  it('and change the state of units of these projects alone', async () => {
    expect((await patch('stranger', `units/${ours.units}`, { state: 'withheld' })).status).toBe(403)
    expect((await patch('sales', `units/${others.units}`, { state: 'withheld' })).status).toBe(403)
    expect((await patch('sales', `units/${ours.units}`, { state: 'withheld' })).status).toBe(200)
    await payload.update({ collection: 'units', id: ours.units, data: { state: 'available' } })
  })

  it('and find and open these members alone, each look written down', async () => {
    const member = await someMember(ours.email)
    const own = await contextOf(member.token)
    const id = own?.actor.kind === 'member' ? own.actor.id : ''
    const as = async (who: string) =>
      someContext(new Date(), { kind: 'staff', id: people[who]?.id ?? 0, role: people[who]?.role ?? 'sales' })
    expect(await findMembers(await as('stranger'), ours.email)).toEqual([])
    expect(await viewMember(await as('stranger'), id)).toBeNull()
    expect((await findMembers(await as('sales'), ours.email)).map(({ email }) => email)).toEqual([ours.email])
    const views = (await viewMember(await as('sales'), id))?.views.map(({ staff, seen }) => [staff, seen])
    expect(views).toEqual([
      [people.sales?.id, 'opened'],
      [people.sales?.id, 'listed'],
    ])
  })
})

describe('what a visitor sent is not rewritten by staff', () => {
  it('in a visit: who came, what they wrote, and how it was booked', async () => {
    const before = await payload.findByID({ collection: 'appointments', id: ours.appointments, depth: 0 })
    const sent = {
      name: 'hacked',
      phone: '+66999999999',
      email: 'hacked@example.com',
      message: 'hacked',
      people: 9,
      locale: 'en',
      kind: 'walk_in',
      consents: [],
      reference: 'X',
    }
    for (const who of ['sales', 'supervisor', 'admin']) {
      await patch(who, `appointments/${ours.appointments}`, { ...sent, notes: who })
      const after = await payload.findByID({ collection: 'appointments', id: ours.appointments, depth: 0 })
      expect({ ...after, updatedAt: '' }).toEqual({ ...before, updatedAt: '', notes: who })
    }
  })

  it('while the desk corrects what it typed for a walk-in, who then belongs to whoever typed it', async () => {
    const gallery = (await payload.find({ collection: 'sales-galleries', limit: 1, depth: 0 })).docs[0]?.id
    const body = {
      gallery,
      startsAt: new Date().toISOString(),
      name: 'Mail',
      locale: 'th',
      kind: 'visit',
      state: 'attended',
    }
    const made = await callStaffApi('POST', 'appointments', { cookies: people.stranger?.cookies, body })
    const { id } = made.body.doc as { id: number }
    expect(made.body.doc).toMatchObject({ kind: 'walk_in', state: 'attended' })
    await patch('stranger', `appointments/${id}`, { name: 'Mali' })
    expect(await payload.findByID({ collection: 'appointments', id, depth: 0 })).toMatchObject({ name: 'Mali' })
  })

  it('and nobody came, or stayed away, before the time of the visit', async () => {
    for (const state of ['attended', 'missed'] as const)
      await expect(
        payload.update({ collection: 'appointments', id: ours.appointments, data: { state } }),
      ).rejects.toThrow()
  })
})

describe('complaints and their pictures are for customer care', () => {
  it.each([
    ['admin', 200, 200],
    ['care', 200, 404],
    ['supervisor', 200, 404],
    ['sales', 404, 404],
    ['stranger', 404, 404],
    ['editor', 403, 403],
    ['finance', 403, 403],
  ])('%s', async (who, complaint, career) => {
    const seen = [await get(who, `requests/${files.complaint}`), await get(who, `requests/${files.career}`)]
    expect(seen).toEqual([complaint, career])
    const listed = [
      await get(who, `requests/${files.complaint}/files`),
      await get(who, `requests/${files.career}/files`),
    ]
    expect(listed).toEqual([complaint, career].map((status) => (status === 200 ? 200 : 404)))
  })

  it('also changing one: a supervisor reads it, and only care and admins write', async () => {
    const changed = async (who: string) => (await patch(who, `requests/${files.complaint}`, { notes: who })).status
    expect([await changed('sales'), await changed('supervisor')]).toEqual([403, 403])
    expect([await changed('care'), await changed('admin')]).toEqual([200, 200])
  })
})
