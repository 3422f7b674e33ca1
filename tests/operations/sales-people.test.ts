import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFilter } from '@/features/leads/domain/desk/desk-lists'
import { nextStepVersion, sellerVersion } from '@/features/leads/domain/desk/form-versions'
import { logContact, markNotDuplicate, setNextStep } from '@/features/leads/operations/desk/lead-steps'
import { listDeskLeads } from '@/features/leads/operations/desk/list-leads'
import { joinPerson, undoMatch } from '@/features/leads/operations/desk/match-people'
import { readDeskLead } from '@/features/leads/operations/desk/read-lead'
import { readTeam, saveSeller } from '@/features/leads/operations/desk/team'
import { captureLead, matchPeople } from '@/features/leads/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'

const OTHERS = 'noble-vesper-ploenchit'
let [seller, stranger] = [0, 0]

afterAll(endSelling)

beforeAll(async () => {
  const payload = await contentSystem()
  seller = (await staffMember(payload, 'sales')).id
  stranger = (await staffMember(payload, 'sales')).id
  await sells(seller, { projects: ['nue-district-r9'] })
  await sells(stranger, { projects: [OTHERS] })
})

const as = (id: number, role: 'sales' | 'admin' = 'sales') => someContext(new Date(), { kind: 'staff', id, role })

async function ask(change: Parameters<typeof someAsk>[0] = {}, project = 'nue-district-r9'): Promise<number> {
  const captured = await captureLead(await someContext(), someAsk(change, { project }))
  return captured.ok ? captured.value.lead : 0
}

const listOf = async (list: string) =>
  (
    await listDeskLeads(
      await as(seller),
      readFilter((name) => (name === 'list' ? list : '')),
      5000,
    )
  ).leads.map(({ id }) => id)

describe('one person with many requests', () => {
  it('is matched by a proven phone, with the reason, and taken back for good', async () => {
    const phone = '+66899990001'
    const first = await ask({ phone })
    await rowsOf(sql`update leads set created_at = now() - interval '40 days' where id = ${first}`)
    const second = await ask({ phone })
    const page = async (id: number) => readDeskLead(await as(seller), id)
    expect(await page(second)).toMatchObject({ same: [], maybeSame: [{ id: first, by: 'phone' }] })
    await logContact(await as(seller), first, { way: 'call', reached: true })
    await matchPeople(await jobContext())
    const matched = await page(second)
    expect(matched).toMatchObject({ same: [{ id: first }], matches: [{ reason: 'phone', proof: 'call' }] })
    const match = matched?.matches[0]?.id ?? 0
    expect(await undoMatch(await as(seller), second, match)).toMatchObject({ ok: true })
    expect(await undoMatch(await as(seller), second, match)).toMatchObject({ refusal: 'notNow' })
    await matchPeople(await jobContext())
    expect((await page(second))?.same).toEqual([])
    expect((await page(first))?.same).toEqual([])
  })

  it('is matched at once by an address that was confirmed, and by staff who know', async () => {
    const email = `proven-${Date.now()}@example.com`
    const first = await ask({ email })
    await rowsOf(sql`insert into subscribers (email, locale, state) values (${email}, 'en', 'confirmed')`)
    const second = await ask({ email }, OTHERS)
    const seen = await readDeskLead(await as(1, 'admin'), second)
    expect(seen).toMatchObject({ same: [{ id: first }], matches: [{ reason: 'email', proof: 'newsletter' }] })
    expect((await readDeskLead(await as(stranger), second))?.same).toEqual([])
    await rowsOf(sql`delete from subscribers where email = ${email}`)
    const third = await ask()
    expect(await joinPerson(await as(seller), third, first)).toMatchObject({ ok: true })
    expect((await readDeskLead(await as(seller), third))?.matches).toMatchObject([{ reason: 'staff', proof: 'staff' }])
  })

  it('is work of its own again when it was no duplicate', async () => {
    const phone = '+66899990002'
    const first = await ask({ phone })
    const second = await ask({ phone })
    expect(await listOf('duplicates')).toContain(second)
    expect(await listOf('new')).not.toContain(second)
    expect((await readDeskLead(await as(seller), second))?.duplicateOf).toBe(first)
    await markNotDuplicate(await as(seller), second)
    expect(await listOf('new')).toContain(second)
  })
})

describe('two tabs of the sales desk', () => {
  it('keep the next step that a colleague wrote meanwhile, until the person has seen it', async () => {
    const [lead, ctx] = [await ask(), await as(seller)]
    const madeFrom = nextStepVersion({ nextStep: '', nextOn: null })
    const step = { text: 'Send the plan', on: '2026-12-08' }
    expect(await setNextStep(ctx, lead, { ...step, madeFrom })).toMatchObject({ ok: true })
    const later = { text: 'Call again', on: '2026-12-09' }
    expect(await setNextStep(ctx, lead, { ...later, madeFrom })).toEqual({ ok: false, refusal: 'changed' })
    expect(await setNextStep(ctx, lead, { text: '', on: '', madeFrom })).toEqual({ ok: false, refusal: 'changed' })
    const stands = { nextStep: step.text, nextOn: step.on }
    expect(await readDeskLead(ctx, lead)).toMatchObject(stands)
    expect(await setNextStep(ctx, lead, { ...later, madeFrom: nextStepVersion(stands) })).toMatchObject({ ok: true })
  })

  it('keep what somebody else ticked for a seller meanwhile', async () => {
    const admin = await as(900_951, 'admin')
    const found = async () => (await readTeam(admin)).find(({ id }) => id === seller)
    const opened = await found()
    const { languages = [], projects = [], supervisor = null } = opened ?? {}
    const change = { staff: seller, supervisor, projects, madeFrom: opened ? sellerVersion(opened) : '' }
    expect(await saveSeller(admin, { ...change, languages: ['en'] })).toMatchObject({ ok: true })
    expect(await saveSeller(admin, { ...change, languages: ['th'] })).toEqual({ ok: false, refusal: 'changed' })
    const stands = await found()
    expect(stands?.languages).toEqual(['en'])
    const again = { ...change, languages, madeFrom: stands ? sellerVersion(stands) : '' }
    expect(await saveSeller(admin, again)).toMatchObject({ ok: true })
  })
})
