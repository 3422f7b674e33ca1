import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AskedLead, captureLead, captureLeadsTogether, sendLeadMail } from '@/features/leads/server'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import { someAsk } from '../support/leads'
import { mailsOf } from '../support/saved-searches'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const leadsOf = (email: string) => payload.find({ collection: 'leads', where: { email: { equals: email } }, depth: 0 })

async function queuedFor(lead: number): Promise<string[]> {
  const database = await databaseOf(payload)
  const { rows } = await database.execute(
    sql`select payload->>'to' as receiver from graphile_worker._private_jobs where (payload->>'lead')::int = ${lead} order by id`,
  )
  return rows.map(({ receiver }) => String(receiver))
}

describe('an enquiry about a project', () => {
  it('becomes a lead with project, language, page, source, consent and a first history entry', async () => {
    const request = someAsk()
    const result = await captureLead(await someContext(), request)
    expect(result).toMatchObject({ ok: true, value: { isNew: true } })
    const [lead] = (await leadsOf(request.ask.email)).docs
    expect(lead).toMatchObject({
      name: 'Mei Lin',
      locale: 'cht',
      page: '/cht/condominium/nue-district-r9',
      source: '1072',
      sourceCategory: 'NUE',
      campaign: 'ND-R9-03',
      state: 'new',
      timesAsked: 1,
    })
    expect(lead?.consents).toMatchObject([
      { purpose: 'answer', given: true, wording: 'Answer me' },
      { purpose: 'news', given: false, wording: 'Send news' },
      { purpose: 'partners', given: false, wording: 'Tell partners' },
    ])
    expect(lead?.history).toMatchObject([{ event: 'asked', by: 'website' }])
  })

  it('keeps the unit that was asked about, with its price and state of that moment', async () => {
    const units = (
      await payload.find({
        collection: 'units',
        where: { 'project.Slug_name': { equals: 'nue-district-r9' }, state: { equals: 'available' } },
        limit: 1,
        depth: 0,
      })
    ).docs
    const [unit] = units
    const known = someAsk({ unit: unit?.number.toLowerCase() ?? '' })
    const first = await captureLead(await someContext(), known)
    expect((await leadsOf(known.ask.email)).docs).toMatchObject([
      { unit: unit?.number, unitPrice: unit?.price, unitState: 'available' },
    ])
    expect(first.ok && first.value.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    const again = await captureLead(await someContext(), { ...known, ask: { ...known.ask, unit: 'Z 1' } })
    expect(again.ok && again.value.reference).toBe(first.ok && first.value.reference)
    const [lead] = (await leadsOf(known.ask.email)).docs
    expect(lead?.history?.at(-1)).toMatchObject({ event: 'asked_again', unit: 'Z 1' })
    const unknown = someAsk({ unit: 'no such unit' })
    await captureLead(await someContext(), unknown)
    expect((await leadsOf(unknown.ask.email)).docs).toMatchObject([
      { unit: 'no such unit', unitPrice: null, unitState: 'unknown' },
    ])
  })

  it('records the project page when the browser sent no page', async () => {
    const request = someAsk({}, { page: '' })
    await captureLead(await someContext(), request)
    const [lead] = (await leadsOf(request.ask.email)).docs
    expect(lead?.page).toBe('/cht/condominium/nue-district-r9')
  })

  it('queues the mails to the visitor and to sales together with the lead', async () => {
    const result = await captureLead(await someContext(), someAsk())
    expect(result.ok && (await queuedFor(result.value.lead))).toEqual(['visitor', 'sales'])
  })

  it('skips the mail to an address over its daily limit, and still notifies sales', async () => {
    const result = await captureLead(await someContext(), someAsk({}, { isAnswered: false }))
    expect(result.ok && (await queuedFor(result.value.lead))).toEqual(['sales'])
  })

  it('sent twenty times at once makes one lead and two mails', async () => {
    const request = someAsk()
    const ctx = await someContext()
    const results = await Promise.all(Array.from({ length: 20 }, () => captureLead(ctx, request)))
    expect(results.filter((result) => result.ok && result.value.isNew)).toHaveLength(1)
    const { docs } = await leadsOf(request.ask.email)
    expect(docs).toHaveLength(1)
    expect(docs[0]?.timesAsked).toBe(20)
    expect(await queuedFor(docs[0]?.id ?? 0)).toHaveLength(2)
  })

  it('about another project makes another lead', async () => {
    const first = someAsk()
    const ctx = await someContext()
    await captureLead(ctx, first)
    await captureLead(ctx, { ...first, project: 'nue-orbit-bangna' })
    expect((await leadsOf(first.ask.email)).docs).toHaveLength(2)
  })

  it('about several projects together makes one lead for each public one, with its own reference and mails', async () => {
    const { project: _, ...request } = someAsk()
    const projects = ['nue-orbit-bangna', 'nowhere', 'nue-district-r9']
    const saved = await captureLeadsTogether(await someContext(), { ...request, projects })
    const { docs } = await leadsOf(request.ask.email)
    expect(docs).toHaveLength(2)
    for (const { id } of docs) expect(await queuedFor(id)).toEqual(['visitor', 'sales'])
    expect(saved.ok && saved.value.map(({ project }) => project)).toEqual(['nue-orbit-bangna', 'nue-district-r9'])
    const references = saved.ok ? saved.value.map(({ reference }) => reference) : []
    expect(new Set(references)).toEqual(new Set(docs.map(({ reference }) => reference)))
    const none = await captureLeadsTogether(await someContext(), { ...request, projects: ['nowhere'] })
    expect(none).toEqual({ ok: false, refusal: 'unknownProject' })
  })

  it('sent again after the lead was closed makes a new lead', async () => {
    const request = someAsk()
    const ctx = await someContext()
    const first = await captureLead(ctx, request)
    await payload.update({ collection: 'leads', id: first.ok ? first.value.lead : 0, data: { state: 'closed' } })
    expect(await captureLead(ctx, request)).toMatchObject({ ok: true, value: { isNew: true } })
  })

  it.each(['no-such-project', ''])('is refused about «%s»', async (project) => {
    const request = someAsk({}, { project })
    expect(await captureLead(await someContext(), request)).toEqual({ ok: false, refusal: 'unknownProject' })
    expect((await leadsOf(request.ask.email)).docs).toEqual([])
  })

  it('is rolled back when the queue fails', async () => {
    const request = someAsk()
    const ctx = await someContext()
    const database = await databaseOf(payload)
    await database.execute(sql`alter schema graphile_worker rename to graphile_worker_away`)
    try {
      await expect(captureLead(ctx, request)).rejects.toThrow()
    } finally {
      await database.execute(sql`alter schema graphile_worker_away rename to graphile_worker`)
    }
    expect((await leadsOf(request.ask.email)).docs).toEqual([])
  })
})

describe('a repeated enquiry', () => {
  const DAY = 24 * 60 * 60 * 1000
  const daysOn = (days: number) => someContext(new Date(Date.now() + days * DAY))
  const changed = (request: AskedLead, change: Partial<AskedLead['ask']>): AskedLead => ({
    ...request,
    ask: { ...request.ask, ...change },
  })

  /** A lead in the state `contacted`, with the request that created it. */
  async function contactedLead() {
    const request = someAsk()
    const captured = await captureLead(await someContext(), request)
    const lead = captured.ok ? captured.value.lead : 0
    const owner = await staffMember(payload, 'sales')
    await payload.update({ collection: 'leads', id: lead, data: { state: 'contacted', owner: owner.id } })
    return { request, lead, owner }
  }

  it.each<[string, Partial<AskedLead['ask']>]>([
    ['the same text', {}],
    ['the same text in other lines', { message: ' Weekend,\r\n please' }],
    ['no text', { message: '' }],
  ])('with %s is counted and notifies nobody, also days later', async (_, change) => {
    const { request, lead } = await contactedLead()
    await captureLead(await daysOn(3), changed(request, change))
    expect(await queuedFor(lead)).toEqual(['visitor', 'sales'])
    expect(await payload.findByID({ collection: 'leads', id: lead, depth: 0 })).toMatchObject({ timesAsked: 2 })
  })

  it.each<[string, Partial<AskedLead['ask']>]>([
    ['another subject', { wish: 'call', message: '' }],
    ['another text', { message: 'Monday, please' }],
  ])('with %s notifies sales once and not the visitor, and keeps the status', async (_, change) => {
    const { request, lead } = await contactedLead()
    await captureLead(await daysOn(3), changed(request, change))
    await captureLead(await daysOn(4), changed(request, change))
    expect(await queuedFor(lead)).toEqual(['visitor', 'sales', 'sales'])
    expect(await payload.findByID({ collection: 'leads', id: lead, depth: 0 })).toMatchObject({
      state: 'contacted',
      timesAsked: 3,
    })
  })

  it('is mailed to the owner of the lead with the new text and a link', async () => {
    const { request, lead, owner } = await contactedLead()
    const ctx = await daysOn(3)
    await captureLead(ctx, changed(request, { wish: 'question', message: 'Is there a pool?' }))
    await captureLead(await daysOn(5), changed(request, { wish: 'price', message: 'How much is it?' }))
    const mails = await mailsOf(async () =>
      sendLeadMail(await jobContext(), { lead, to: 'sales', askedAgainAt: ctx.now.toISOString() }, 'one-mail'),
    )
    expect(mails).toHaveLength(1)
    for (const told of [
      `To: ${owner.email}`,
      'Message-ID: <one-mail@localhost>',
      'Is there a pool?',
      `/admin/sales?lead=${lead}`,
    ])
      expect(mails[0]).toContain(told)
    for (const other of ['Weekend, please', 'How much is it?']) expect(mails[0]).not.toContain(other)
    const unknown = { lead, to: 'sales', askedAgainAt: new Date(0).toISOString() } as const
    expect(await mailsOf(async () => sendLeadMail(await jobContext(), unknown, 'no-mail'))).toEqual([])
  })
})
