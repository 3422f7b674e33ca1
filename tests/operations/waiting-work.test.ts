import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { readWaitingWork } from '@/features/back-office/operations/read-waiting-work'
import { captureLead } from '@/features/leads/server'
import type { StaffRole } from '@/kernel/actor'
import { contentSystem, someContext, staffMember } from '../support/content-system'
import { someAsk } from '../support/leads'
import { callStaffApi } from '../support/staff-calls'
import { enrolled } from '../support/staff-people'

let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

const workOf = async (role: StaffRole) => readWaitingWork(await someContext(new Date(), { kind: 'staff', id: 1, role }))

describe('what the dashboard counts', () => {
  it('is a unit for sale without a price, until it has one', async () => {
    const count = async () => (await workOf('editor')).find(({ kind }) => kind === 'units-without-price')?.count ?? 0
    const { docs } = await payload.find({
      collection: 'units',
      where: { state: { equals: 'available' } },
      limit: 1,
      depth: 0,
    })
    const { id = 0, price } = docs[0] ?? {}
    const before = await count()
    await payload.update({ collection: 'units', id, data: { price: null } })
    try {
      expect(await count()).toBe(before + (price === null ? 0 : 1))
    } finally {
      await payload.update({ collection: 'units', id, data: { price } })
    }
    expect(await count()).toBe(before)
  })

  it('is a text missing in one language, and leads to the list in that language', async () => {
    const missing = async () =>
      (await workOf('editor')).find(({ collection, language }) => collection === 'unit-types' && language === 'cht')
    const { docs } = await payload.find({ collection: 'unit-types', locale: 'cht', limit: 1, depth: 0 })
    const { id = 0, name } = docs[0] ?? {}
    const before = (await missing())?.count ?? 0
    await payload.update({ collection: 'unit-types', id, locale: 'cht', data: { name: null } })
    try {
      const found = await missing()
      expect(found?.count).toBe(before + 1)
      expect(found?.href).toContain('locale=cht')
    } finally {
      await payload.update({ collection: 'unit-types', id, locale: 'cht', data: { name } })
    }
  })

  it('is first of all what is mine: leads I own and have not answered', async () => {
    const owner = await staffMember(payload, 'sales')
    const captured = await captureLead(await someContext(), someAsk())
    const id = captured.ok ? captured.value.lead : 0
    const mine = async (who: number) => {
      const work = await readWaitingWork(await someContext(new Date(), { kind: 'staff', id: who, role: 'sales' }))
      return work.findIndex(({ kind }) => kind === 'my-leads')
    }
    expect(await mine(owner.id)).toBe(-1)
    await payload.update({ collection: 'leads', id, data: { owner: owner.id } })
    expect(await mine(owner.id)).toBe(0)
    expect(await mine((await staffMember(payload, 'sales')).id)).toBe(-1)
    await payload.update({ collection: 'leads', id, data: { state: 'contacted' } })
    expect(await mine(owner.id)).toBe(-1)
  })

  it('is only what the role may read', async () => {
    const kinds = async (role: StaffRole) => new Set((await workOf(role)).map(({ collection }) => collection))
    await captureLead(await someContext(), someAsk())
    expect(await kinds('admin')).toContain('leads')
    expect(await kinds('sales')).not.toContain('leads')
    expect(await kinds('editor')).not.toContain('leads')
  })
})

describe('a bulk deletion in the back office', () => {
  it('never takes more than ten units, and says how to go on', async () => {
    const { cookies } = await enrolled()
    const before = await payload.count({ collection: 'units' })
    const refused = await callStaffApi('DELETE', 'units?where[id][exists]=true', { cookies })
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).toContain('At most 10')
    expect(await payload.count({ collection: 'units' })).toEqual(before)
  })
})
