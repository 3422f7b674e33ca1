import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownerVersion } from '@/features/leads/domain/desk/form-versions'
import { assignLeads, handOver } from '@/features/leads/operations/desk/assign-leads'
import { takeTurn } from '@/features/leads/operations/desk/take-turn'
import { addAbsence } from '@/features/leads/operations/desk/team'
import { captureLead } from '@/features/leads/server'
import type { StaffRole } from '@/kernel/actor'
import { sql } from '@/platform/database/database'
import { inTransaction } from '@/platform/database/transaction'
import { rowsOf } from '../support/bookings'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'

const PROJECT = 'nue-district-r9'
const OTHER = 'noble-vesper-ploenchit'
const NOW = new Date('2026-11-24T10:00:00+07:00')

let payload: Payload
let project = 0

afterAll(endSelling)

beforeAll(async () => {
  payload = await contentSystem()
})

beforeEach(async () => {
  await rowsOf(sql`delete from sales_people`)
})

const as = (id: number, role: StaffRole, now = NOW) => someContext(now, { kind: 'staff', id, role })

async function seller(projects = [PROJECT], languages = ['th', 'en', 'cht', 'chs'], supervisor: number | null = null) {
  const { id } = await staffMember(payload, 'sales')
  project = (await sells(id, { projects, languages, supervisor }))[0] ?? 0
  return id
}

async function ask(locale: 'th' | 'en' | 'cht' = 'th', now = NOW): Promise<{ id: number; owner: number | null }> {
  const captured = await captureLead(await someContext(now), someAsk({}, { locale, project: PROJECT }))
  const [row] = await rowsOf(sql`select id, owner_id from leads where id = ${captured.ok ? captured.value.lead : 0}`)
  return { id: Number(row?.id), owner: row?.owner_id === null ? null : Number(row?.owner_id) }
}

const countsOf = (owners: readonly (number | null)[], sellers: readonly number[]) =>
  sellers.map((id) => owners.filter((owner) => owner === id).length)

describe('leads given in turn', () => {
  it('reach every seller of the project equally, however many ask at once', async () => {
    const sellers = [await seller(), await seller(), await seller(), await seller()]
    const stranger = await seller([OTHER])
    const asked = await Promise.all(Array.from({ length: 24 }, () => ask()))
    const owners = asked.map(({ owner }) => owner)
    expect(countsOf(owners, sellers)).toEqual([6, 6, 6, 6])
    expect(owners).not.toContain(stranger)
  })

  it('would not be equal without the lock: the control run of the test above', async () => {
    const sellers = [await seller(), await seller(), await seller(), await seller()]
    const turn = async (lock?: () => Promise<void>) => {
      const ctx = await someContext(NOW)
      return inTransaction(ctx, (inside) => takeTurn(inside, { project, locale: 'th' }, lock))
    }
    const locked = await Promise.all(Array.from({ length: 16 }, () => turn()))
    expect(countsOf(locked, sellers)).toEqual([4, 4, 4, 4])
    let rounds = 0
    for (let isSkewed = false; !isSkewed && rounds < 10; rounds += 1) {
      const open = await Promise.all(Array.from({ length: 16 }, () => turn(async () => undefined)))
      isSkewed = countsOf(open, sellers).some((count) => count !== 4)
    }
    expect(rounds).toBeLessThan(10)
  })

  it('go to who speaks the language, and to others rather than to nobody', async () => {
    const thai = await seller([PROJECT], ['th'])
    const chinese = await seller([PROJECT], ['cht', 'chs'])
    expect([(await ask('cht')).owner, (await ask('cht')).owner]).toEqual([chinese, chinese])
    expect((await ask('th')).owner).toBe(thai)
    expect([thai, chinese]).toContain((await ask('en')).owner)
  })

  it('pass by whoever is away, to the minute, and wait for nobody when all are', async () => {
    const [here, away] = [await seller(), await seller()]
    await addAbsence(await as(away, 'sales'), { staff: away, from: '2026-12-24', until: '2026-12-25' })
    const owners = async (...times: string[]) => {
      const found: (number | null)[] = []
      for (const time of times) found.push((await ask('th', new Date(`${time}+07:00`))).owner)
      return found
    }
    expect(await owners('2026-12-24T00:00', '2026-12-25T12:00', '2026-12-25T23:59')).toEqual([here, here, here])
    expect(await owners('2026-12-26T00:00')).toEqual([away])
    await addAbsence(await as(here, 'sales'), { staff: here, from: '2026-12-24', until: '2026-12-24' })
    expect(await owners('2026-12-24T12:00')).toEqual([null])
  })

  it('stay with the seller of the same person, and the second enquiry is a duplicate', async () => {
    await Promise.all([seller(), seller()])
    const first = someAsk({}, { project: PROJECT })
    const captured = await captureLead(await someContext(NOW), first)
    const again = someAsk({ phone: first.ask.phone }, { project: PROJECT })
    const second = await captureLead(await someContext(NOW), again)
    const ids = [captured, second].map((one) => (one.ok ? one.value.lead : 0))
    const rows = await rowsOf(
      sql`select l.owner_id, w.duplicate_of from leads l join lead_work w on w.lead_id = l.id where l.id in ${ids} order by l.id`,
    )
    expect(rows[1]).toEqual({ owner_id: rows[0]?.owner_id, duplicate_of: ids[0] })
  })
})

describe('leads of an absent colleague', () => {
  it('are given to the others in turn; those that nobody else sells stay', async () => {
    const boss = (await staffMember(payload, 'supervisor')).id
    const gone = await seller([PROJECT], ['th'], boss)
    const leads = [await ask(), await ask(), await ask(), await ask()]
    expect(await handOver(await as(boss, 'supervisor'), gone)).toEqual({ ok: true, value: { given: 0, left: 4 } })
    const others = [await seller([PROJECT], ['th'], boss), await seller([PROJECT], ['th'], boss)]
    expect(await handOver(await as(boss, 'supervisor'), gone)).toEqual({ ok: true, value: { given: 4, left: 0 } })
    const rows = await rowsOf(sql`select owner_id from leads where id in ${leads.map(({ id }) => id)}`)
    expect(
      countsOf(
        rows.map((row) => Number(row.owner_id)),
        others,
      ),
    ).toEqual([2, 2])
  })

  it('are not given over the head of a colleague who gave them a moment before', async () => {
    const boss = (await staffMember(payload, 'supervisor')).id
    const [{ id }, other] = [await ask(), await ask()]
    const [one, two] = [await seller([PROJECT], ['th'], boss), await seller([PROJECT], ['th'], boss)]
    const asShown = new Map([id, other.id].map((lead) => [lead, ownerVersion(null)]))
    const give = async (ids: number[], owner: number) => assignLeads(await as(boss, 'supervisor'), ids, owner, asShown)
    expect(await give([id], one)).toEqual({ ok: true, value: 1 })
    expect(await give([id, other.id], two)).toEqual({ ok: false, refusal: 'changed' })
    const rows = await rowsOf(sql`select owner_id from leads where id in (${id}, ${other.id}) order by id`)
    expect(rows.map(({ owner_id: owner }) => owner)).toEqual([one, null])
  })

  it('are given by whoever leads the team, to the team, and by nobody else', async () => {
    const boss = (await staffMember(payload, 'supervisor')).id
    const mine = await seller([PROJECT], ['th'], boss)
    const { id } = await ask()
    const stranger = await seller([OTHER])
    const strangersBoss = (await staffMember(payload, 'supervisor')).id
    const give = async (who: number, role: StaffRole, owner: number) => assignLeads(await as(who, role), [id], owner)
    await expect(async () => give(mine, 'sales', mine)).rejects.toThrow('not for the actor')
    expect(await give(boss, 'supervisor', stranger)).toMatchObject({ refusal: 'noColleague' })
    expect(await give(strangersBoss, 'supervisor', mine)).toMatchObject({ refusal: 'noColleague' })
    expect(await handOver(await as(strangersBoss, 'supervisor'), mine)).toMatchObject({ refusal: 'noColleague' })
    expect(await give(boss, 'supervisor', boss)).toMatchObject({ refusal: 'noColleague' })
    expect(await give(1, 'admin', stranger)).toEqual({ ok: true, value: 1 })
  })
})
