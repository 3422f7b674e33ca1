import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readFilter } from '@/features/leads/domain/desk/desk-lists'
import { MOST_ASSIGNED } from '@/features/leads/operations/desk/assign-leads'
import {
  changeLeadState,
  logContact,
  markNotDuplicate,
  markSpam,
  setNextStep,
  takeLead,
} from '@/features/leads/operations/desk/lead-steps'
import { listDeskLeads } from '@/features/leads/operations/desk/list-leads'
import { joinPerson, undoMatch } from '@/features/leads/operations/desk/match-people'
import { readFigures } from '@/features/leads/operations/desk/read-figures'
import { readDeskLead } from '@/features/leads/operations/desk/read-lead'
import { addAbsence, readTeam, removeAbsence, saveSeller } from '@/features/leads/operations/desk/team'
import { captureLead, countDeskWork } from '@/features/leads/server'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'

const MINE = 'nue-district-r9'
const OTHERS = 'noble-vesper-ploenchit'
/** A Friday, half an hour before the office closes for a long weekend: the Monday after it is a holiday. */
const FRIDAY = new Date('2026-12-04T17:00:00+07:00')
const at = (text: string) => new Date(`${text}+07:00`)

let payload: Payload
let [seller, stranger, boss] = [0, 0, 0]

afterAll(endSelling)

beforeAll(async () => {
  payload = await contentSystem()
  await payload.updateGlobal({
    slug: 'office-hours',
    data: {
      ...{ opensAt: '08:30', closesAt: '17:30', days: ['1', '2', '3', '4', '5'] },
      holidays: [{ day: '2026-12-07T12:00:00+07:00', name: 'Holiday' }],
    },
  })
  await payload.updateGlobal({ slug: 'desk-settings', data: { firstContactMinutes: 120 } })
  boss = (await staffMember(payload, 'supervisor')).id
  seller = (await staffMember(payload, 'sales')).id
  stranger = (await staffMember(payload, 'sales')).id
  await sells(seller, { projects: [MINE], supervisor: boss })
  await sells(stranger, { projects: [OTHERS] })
})

const as = (id: number, role: StaffRole = 'sales', now = FRIDAY) => someContext(now, { kind: 'staff', id, role })

async function ask(change: Parameters<typeof someAsk>[0] = {}, now = FRIDAY, project = MINE): Promise<number> {
  const captured = await captureLead(await someContext(now), someAsk(change, { project }))
  if (!captured.ok) throw new Error(captured.refusal)
  return captured.value.lead
}

/** Other files of tests leave leads too. */
const EVERY = 5000

const listOf = async (query: string, ctx: Awaited<ReturnType<typeof as>>) =>
  (
    await listDeskLeads(
      ctx,
      readFilter((name) => new URLSearchParams(query).get(name) ?? ''),
      EVERY,
    )
  ).leads.map(({ id }) => id)

describe('the sales desk', () => {
  it('shows sales the people of their projects only, supervisors those of their team, admins all', async () => {
    const lead = await ask()
    const sees = async (id: number, role: StaffRole) => (await readDeskLead(await as(id, role), lead)) !== null
    expect(await sees(seller, 'sales')).toBe(true)
    expect(await sees(boss, 'supervisor')).toBe(true)
    expect(await sees(1, 'admin')).toBe(true)
    expect(await sees(stranger, 'sales')).toBe(false)
    expect(await sees((await staffMember(payload, 'supervisor')).id, 'supervisor')).toBe(false)
    expect(await listOf('list=open', await as(stranger))).not.toContain(lead)
    expect(await listOf('list=open', await as(seller))).toContain(lead)
    const found = async (id: number, role: StaffRole) => {
      const user = { ...(await payload.findByID({ collection: 'staff', id })), collection: 'staff' as const, role }
      const where = { id: { equals: lead } }
      return (await payload.find({ collection: 'leads', where, user, overrideAccess: false })).totalDocs
    }
    expect([await found(seller, 'sales'), await found(stranger, 'sales'), await found(boss, 'supervisor')]).toEqual([
      1, 0, 1,
    ])
  })

  it('lets nobody else in, and nobody change what they may not see', async () => {
    const lead = await ask()
    for (const role of ['editor', 'publisher', 'finance', 'care'] as const) {
      await expect(async () => readDeskLead(await as(1, role), lead)).rejects.toThrow('not for the actor')
      await expect(async () => logContact(await as(1, role), lead, { way: 'call', reached: true })).rejects.toThrow()
    }
    const ctx = await as(stranger)
    for (const refused of [
      await logContact(ctx, lead, { way: 'call', reached: true }),
      await changeLeadState(ctx, lead, 'closed'),
      await setNextStep(ctx, lead, { text: 'Call', on: '2026-12-08' }),
      await takeLead(ctx, lead),
      await markNotDuplicate(ctx, lead),
      await joinPerson(ctx, lead, lead),
      await undoMatch(ctx, lead, 1),
    ])
      expect(refused).toEqual({ ok: false, refusal: 'gone' })
    await expect(async () =>
      saveSeller(await as(boss, 'supervisor'), { staff: boss, supervisor: null, languages: ['th'], projects: [1] }),
    ).rejects.toThrow('not for the actor')
  })

  it('lets each enter their own absence, and a supervisor those of the team', async () => {
    const away = { from: '2027-01-04', until: '2027-01-05' }
    expect(await addAbsence(await as(seller), { staff: stranger, ...away })).toMatchObject({ refusal: 'noColleague' })
    expect(await addAbsence(await as(boss, 'supervisor'), { staff: seller, ...away })).toMatchObject({ ok: true })
    for (const [from, until] of [
      ['2027-01-05', '2027-01-04'],
      ['2027-02-29', '2027-03-02'],
    ] as const)
      expect(await addAbsence(await as(seller), { staff: seller, from, until })).toMatchObject({ refusal: 'badTime' })
    const [own] = await readTeam(await as(seller))
    expect(own?.absences).toMatchObject([{ from: at('2027-01-04T00:00'), until: at('2027-01-06T00:00') }])
    const absence = own?.absences[0]?.id ?? 0
    expect(await removeAbsence(await as(stranger), absence)).toMatchObject({ refusal: 'gone' })
    expect(await removeAbsence(await as(seller), absence)).toMatchObject({ ok: true })
  })
})

describe('the clock of the first contact', () => {
  it('counts office hours alone: over a weekend and a holiday', async () => {
    const lead = await ask()
    const left = async (now: string) => (await readDeskLead(await as(seller, 'sales', at(now)), lead))?.left
    expect((await readDeskLead(await as(seller), lead))?.due).toEqual(at('2026-12-08T10:00'))
    expect([await left('2026-12-04T17:15'), await left('2026-12-06T12:00'), await left('2026-12-08T09:00')]).toEqual([
      105, 90, 60,
    ])
    expect(await listOf('list=late', await as(seller, 'sales', at('2026-12-08T09:59')))).not.toContain(lead)
    const late = await as(seller, 'sales', at('2026-12-08T10:30'))
    expect(await left('2026-12-08T10:30')).toBe(-30)
    expect(await listOf('list=late', late)).toContain(lead)
    expect((await countDeskWork(late)).lateOfMine).toBeGreaterThan(0)
  })

  it('stops when somebody was reached or written to, not when nobody took the call', async () => {
    const lead = await ask()
    const tried = await as(seller, 'sales', at('2026-12-08T09:00'))
    expect(await logContact(tried, lead, { way: 'call', reached: false })).toMatchObject({ ok: true })
    expect(await readDeskLead(tried, lead)).toMatchObject({ state: 'new', contactedAt: null, left: 60 })
    const reached = await as(seller, 'sales', at('2026-12-08T09:30'))
    expect(await logContact(reached, lead, { way: 'mail', reached: true })).toMatchObject({ ok: true })
    const page = await readDeskLead(await as(seller, 'sales', at('2026-12-10T09:00')), lead)
    expect(page).toMatchObject({ state: 'contacted', contactedAt: at('2026-12-08T09:30'), left: null })
    expect(page?.contacts.map(({ way, reached: is }) => [way, is])).toEqual([
      ['mail', true],
      ['call', false],
    ])
  })

  it('does not cost an enquiry when the office never opens', async () => {
    await rowsOf(sql`update office_hours set opens_at = '18:00', closes_at = '09:00'`)
    const lead = await ask()
    expect((await readDeskLead(await as(seller), lead))?.due).toEqual(at('2026-12-04T19:00'))
    await rowsOf(sql`update office_hours set opens_at = '08:30', closes_at = '17:30'`)
  })
})

describe('the work of a seller', () => {
  it('is taken by one of two, has a next step, and ends with it', async () => {
    const lead = await ask()
    await rowsOf(sql`update leads set owner_id = null where id = ${lead}`)
    const colleague = (await staffMember(payload, 'sales')).id
    await sells(colleague, { projects: [MINE] })
    const taken = await Promise.all([takeLead(await as(seller), lead), takeLead(await as(colleague), lead)])
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1)
    await rowsOf(sql`delete from sales_people where staff_id = ${colleague}`)
    const ctx = await as(seller)
    expect(await setNextStep(ctx, lead, { text: ' ', on: '2026-12-08' })).toMatchObject({ refusal: 'empty' })
    for (const on of ['soon', '2027-02-29'])
      expect(await setNextStep(ctx, lead, { text: 'Send the plan', on })).toMatchObject({ refusal: 'badTime' })
    expect(await setNextStep(ctx, lead, { text: 'Send the plan', on: '2026-12-08' })).toMatchObject({ ok: true })
    expect(await listOf('list=due', ctx)).not.toContain(lead)
    expect(await listOf('list=due', await as(seller, 'sales', at('2026-12-08T00:30')))).toContain(lead)
    expect(await changeLeadState(ctx, lead, 'booked')).toMatchObject({ refusal: 'notNow' })
    expect(await changeLeadState(ctx, lead, 'spam')).toMatchObject({ ok: true })
    expect(await listOf('list=spam', ctx)).toContain(lead)
    expect(await markSpam(ctx, [])).toEqual({ ok: false, refusal: 'empty' })
    const unknown = Array.from({ length: MOST_ASSIGNED }, (_, index) => 900_000_000 + index)
    const other = await ask()
    expect(await markSpam(ctx, [...unknown, other])).toMatchObject({ ok: false })
    expect(await listOf('list=spam', ctx)).not.toContain(other)
    expect(await markSpam(ctx, [other, other])).toEqual({ ok: true, value: null })
    expect(await listOf('list=spam', ctx)).toContain(other)
    for (const list of ['open', 'all', 'new', 'mine', 'late'])
      expect(await listOf(`list=${list}`, await as(seller, 'sales', at('2027-01-08T12:00')))).not.toContain(lead)
  })

  it('goes on page by page without a gap or a double, newest first or what runs out first', async () => {
    for (let made = 0; made < 7; made += 1) await ask({}, new Date(FRIDAY.getTime() + made * 60_000))
    const ctx = await as(1, 'admin', at('2026-12-20T12:00'))
    for (const list of ['open', 'late'] as const) {
      const whole = await listDeskLeads(
        ctx,
        readFilter((name) => (name === 'list' ? list : '')),
        EVERY,
      )
      const seen: number[] = []
      let after: typeof whole.next = null
      do {
        const filter = { ...readFilter((name) => (name === 'list' ? list : '')), after }
        const page: typeof whole = await listDeskLeads(ctx, filter, 20)
        seen.push(...page.leads.map(({ id }) => id))
        after = page.next
      } while (after)
      expect(seen).toEqual(whole.leads.map(({ id }) => id))
    }
  })

  it('is counted as it is: asked, waiting and late by project and day', async () => {
    const figures = await readFigures(await as(seller, 'sales', at('2026-12-08T12:00')), 7)
    const [row] = await rowsOf(sql`
      select count(*) as asked, count(*) filter (where w.waits) as waiting,
        count(*) filter (where w.waits and w.due_at < '2026-12-08T12:00+07:00') as late
      from leads l join lead_work w on w.lead_id = l.id
      where l.project_id = (select id from projects where slug_name = ${MINE}) and l.state <> 'spam'
        and w.duplicate_of is null and w.asked_at between '2026-12-02T00:00+07:00' and '2026-12-08T12:00+07:00'`)
    const { asked, waiting, late } = figures.total
    expect({ asked, waiting, late }).toEqual({
      ...{ asked: Number(row?.asked), waiting: Number(row?.waiting), late: Number(row?.late) },
    })
    for (const rows of Object.values(figures.by)) expect(rows.reduce((sum, one) => sum + one.asked, 0)).toBe(asked)
    expect(figures.by.day.map(({ key }) => key)).toHaveLength(7)
  })
})
