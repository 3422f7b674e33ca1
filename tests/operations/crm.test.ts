import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { CRM_TASK } from '@/features/leads/operations/desk/crm-log'
import { listDeliveries, replayDelivery } from '@/features/leads/operations/desk/tell-crm'
import { captureLead, deliverToCrm, eraseOldLeads, subscribeMember, unsubscribeMember } from '@/features/leads/server'
import { sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { rowsOf } from '../support/bookings'
import { contentSystem, jobContext, someContext } from '../support/content-system'
import { someAsk } from '../support/leads'
import { openStubServer } from '../support/stub-server'

const SECRET = 'only in tests only in tests'
const NOW = new Date('2026-11-24T10:00:00+07:00')

interface Received {
  delivery: string
  signature: string
  body: string
}

/** What the stand-in for the CRM took, and how it answers. */
const received: Received[] = []
let answers: number[] = []
let stop = async () => {}
const settings = env as { CRM_WEBHOOK_URL?: string; CRM_WEBHOOK_SECRET?: string }

beforeAll(async () => {
  await contentSystem()
  const server = await openStubServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const headerOf = (name: string) => String(request.headers[name])
    const body = Buffer.concat(chunks).toString()
    received.push({ delivery: headerOf('x-delivery'), signature: headerOf('x-signature'), body })
    response.writeHead(answers.shift() ?? 204, { Location: 'http://127.0.0.1:1/' }).end()
  })
  stop = server.stop
  Object.assign(settings, { CRM_WEBHOOK_URL: `${server.url}/leads`, CRM_WEBHOOK_SECRET: SECRET })
})

beforeEach(() => {
  received.length = 0
  answers = []
})

afterAll(async () => {
  Object.assign(settings, { CRM_WEBHOOK_URL: undefined, CRM_WEBHOOK_SECRET: undefined })
  await stop()
})

const PERSON = { name: 'Canarya Jaidee', phone: '+66898765432', message: 'Canary words' }

async function ask() {
  const asked = someAsk({ ...PERSON, email: `canarya-${Date.now()}@example.com` })
  const captured = await captureLead(await someContext(NOW), asked)
  const lead = captured.ok ? captured.value.lead : 0
  const [row] = await rowsOf(sql`select id from crm_deliveries where lead_id = ${lead}`)
  return { lead, asked, delivery: String(row?.id) }
}

const deliver = async (id: string) => deliverToCrm(await jobContext(NOW), id)
const boss = () => someContext(NOW, { kind: 'staff', id: 1, role: 'admin' })

it('tells the CRM of a lead once, signed over time and body', async () => {
  const { lead, asked, delivery } = await ask()
  await deliver(delivery)
  await deliver(delivery)
  expect(received).toHaveLength(1)
  const [{ delivery: id, signature, body } = { delivery: '', signature: '', body: '' }] = received
  expect(id).toBe(delivery)
  const seconds = NOW.getTime() / 1000
  expect(signature).toBe(`t=${seconds},v1=${createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')}`)
  expect(JSON.parse(body)).toMatchObject({
    ...{ id: delivery, event: 'asked', number: lead },
    lead: { name: PERSON.name, email: asked.ask.email, project: 'nue-district-r9', state: 'new' },
  })
})

it('tries again after a refusal, a redirect and a dead line, and logs each try', async () => {
  const { lead, delivery } = await ask()
  answers = [500, 302]
  await expect(deliver(delivery)).rejects.toThrow('refused (500)')
  await expect(deliver(delivery)).rejects.toThrow('refused (302)')
  const url = settings.CRM_WEBHOOK_URL
  settings.CRM_WEBHOOK_URL = 'http://127.0.0.1:1/leads'
  await expect(deliver(delivery)).rejects.toThrow('unreachable')
  settings.CRM_WEBHOOK_URL = url
  const row = async () => (await listDeliveries(await boss())).find((one) => one.lead === lead)
  expect(await row()).toMatchObject({ deliveredAt: null, attempts: 3, lastFault: 'unreachable', lastStatus: null })
  await deliver(delivery)
  expect(await row()).toMatchObject({ deliveredAt: NOW, attempts: 4, lastFault: null, lastStatus: 204 })
})

it('is sent again by supervisors and admins, as the lead is then, under the same id', async () => {
  const { lead, delivery } = await ask()
  await deliver(delivery)
  await expect(async () =>
    replayDelivery(await someContext(NOW, { kind: 'staff', id: 1, role: 'sales' }), delivery),
  ).rejects.toThrow('not for the actor')
  await (await contentSystem()).update({ collection: 'leads', id: lead, data: { state: 'contacted' } })
  expect(await replayDelivery(await boss(), delivery)).toBe(true)
  expect(await replayDelivery(await boss(), 'x')).toBe(false)
  await deliver(delivery)
  expect(received.map(({ delivery: id }) => id)).toEqual([delivery, delivery])
  expect(JSON.parse(received[1]?.body ?? '{}').lead.state).toBe('contacted')
  const events = await rowsOf(sql`select event from crm_deliveries where lead_id = ${lead} order by at, event`)
  expect(events.map(({ event }) => event).sort()).toEqual(['asked', 'state'])
})

it('keeps nothing of the person in the log or in a job, and tells of an erasure by number alone', async () => {
  const { lead, asked, delivery } = await ask()
  answers = [503]
  await expect(deliver(delivery)).rejects.toThrow(/^The CRM did not take a delivery: refused \(503\)$/)
  await deliver(delivery)
  const log = await rowsOf(sql`
    select d::text as line from crm_deliveries d union all select a::text from crm_attempts a
    union all select j.payload::text from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = ${CRM_TASK}`)
  expect(log.length).toBeGreaterThan(3)
  for (const secret of [...Object.values(PERSON), asked.ask.email, 'Canary'])
    expect(JSON.stringify(log)).not.toContain(secret)
  await rowsOf(sql`update leads set updated_at = now() - interval '25 months' where id = ${lead}`)
  await eraseOldLeads(await jobContext())
  const [row] = await rowsOf(sql`select id from crm_deliveries where lead_id = ${lead} and event = 'erased'`)
  await deliver(String(row?.id))
  expect(JSON.parse(received.at(-1)?.body ?? '{}')).toMatchObject({ event: 'erased', number: lead, lead: null })
})

it('carries what the person consented to, with numbers as numbers, and tells of a consent withdrawn', async () => {
  const email = `consents-${Date.now()}@example.com`
  const asked = someAsk({ ...PERSON, email, consents: { answer: true, news: true, partners: false } })
  const captured = await captureLead(await someContext(NOW), asked)
  const lead = captured.ok ? captured.value.lead : 0
  const idOf = async (event: string) =>
    String((await rowsOf(sql`select id from crm_deliveries where lead_id = ${lead} and event = ${event}`))[0]?.id)
  await deliver(await idOf('asked'))
  const told = () => JSON.parse(received.at(-1)?.body ?? '{}')
  const given = () =>
    Object.fromEntries(
      (told().lead.consents as { purpose: string; given: boolean }[]).map((one) => [one.purpose, one.given]),
    )
  expect(given()).toEqual({ answer: true, news: true, partners: false })
  expect(told().lead).toMatchObject({ times_asked: 1, person: expect.any(Number) })
  const member = await someContext(NOW, { kind: 'member', id: randomUUID(), session: 'x' })
  const news = { email, locale: 'en', page: '/en', source: '', wording: 'Send news' } as const
  await subscribeMember(member, news)
  await unsubscribeMember({ ...member, now: new Date(NOW.getTime() + 60_000) }, email)
  await deliver(await idOf('consent'))
  const [last] = await rowsOf(sql`
    select id from crm_deliveries where lead_id = ${lead} and event = 'consent' order by seq desc limit 1`)
  await deliver(String(last?.id))
  expect(told()).toMatchObject({ event: 'consent', number: lead })
  expect(given()).toEqual({ answer: true, news: false, partners: false })
})

it('hears of a lead in the order of its events: a later one waits for the earlier one', async () => {
  const { lead, delivery } = await ask()
  await (await contentSystem()).update({ collection: 'leads', id: lead, data: { state: 'contacted' } })
  const [state] = await rowsOf(sql`select id from crm_deliveries where lead_id = ${lead} and event = 'state'`)
  answers = [500]
  await expect(deliver(String(state?.id))).rejects.toThrow('refused (500)')
  expect(received.map((one) => one.delivery)).toEqual([delivery])
  await deliver(String(state?.id))
  expect(received.map((one) => one.delivery)).toEqual([delivery, delivery, state?.id])
  await deliver(delivery)
  expect(received).toHaveLength(3)
  const lines = await rowsOf(sql`
    select distinct q.queue_name from graphile_worker._private_jobs j
      join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.payload::text like ${`%${delivery}%`} or j.payload::text like ${`%${String(state?.id)}%`}`)
  expect(lines).toEqual([{ queue_name: `crm ${lead}` }])
})

it('says nothing to a CRM that is not set up', async () => {
  const url = settings.CRM_WEBHOOK_URL
  settings.CRM_WEBHOOK_URL = undefined
  const { lead } = await ask()
  settings.CRM_WEBHOOK_URL = url
  expect(await rowsOf(sql`select id from crm_deliveries where lead_id = ${lead}`)).toEqual([])
})
