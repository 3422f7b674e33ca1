import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captureLead, eraseOldLeads } from '@/features/leads/server'
import { databaseOf, sql } from '@/platform/database/database'
import { contentSystem, jobContext, someContext, staffMember } from '../support/content-system'
import { endSelling, sells, someAsk } from '../support/leads'

let payload: Payload

afterAll(endSelling)

beforeAll(async () => {
  payload = await contentSystem()
})

describe('a lead that sales work on', () => {
  it('records who changed its status, and keeps the text of the visitor', async () => {
    const request = someAsk()
    const captured = await captureLead(await someContext(), request)
    const id = captured.ok ? captured.value.lead : 0
    const user = await staffMember(payload, 'sales')
    await sells(user.id)
    const after = await payload.update({
      collection: 'leads',
      id,
      depth: 0,
      overrideAccess: false,
      user,
      data: { state: 'contacted', owner: user.id, name: 'Somebody else', history: [], consents: [] },
    })
    expect(after.name).toBe('Mei Lin')
    expect(after.consents).toHaveLength(3)
    expect(after.history).toMatchObject([
      { event: 'asked' },
      { event: 'state', by: user.name, detail: 'new → contacted' },
      { event: 'owner', by: user.name },
    ])
  })

  it('rejects a status change that is not allowed', async () => {
    const captured = await captureLead(await someContext(), someAsk())
    const id = captured.ok ? captured.value.lead : 0
    const user = await staffMember(payload, 'sales')
    await sells(user.id)
    await expect(
      payload.update({ collection: 'leads', id, overrideAccess: false, user, data: { state: 'booked' } }),
    ).rejects.toThrow(/status|สถานะ/i)
  })
})

describe('a lead untouched for two years', () => {
  it('loses its personal data and keeps the proof of consent; a newer one is unchanged', async () => {
    const [old, young] = [someAsk(), someAsk()]
    const ctx = await someContext()
    const [first, second] = [await captureLead(ctx, old), await captureLead(ctx, young)]
    const ids = [first, second].map((result) => (result.ok ? result.value.lead : 0))
    const database = await databaseOf(payload)
    await database.execute(sql`update leads set updated_at = now() - interval '25 months' where id = ${ids[0]}`)
    expect(await eraseOldLeads(await jobContext(ctx.now))).toBe(1)
    expect(await eraseOldLeads(await jobContext(ctx.now))).toBe(0)
    const forgotten = await payload.findByID({ collection: 'leads', id: ids[0] ?? 0, depth: 0 })
    expect(forgotten).toMatchObject({ name: '–', phone: '', email: '', message: null, source: '1072' })
    expect(forgotten.fingerprint).toBeNull()
    expect(forgotten.consents).toHaveLength(3)
    expect(forgotten.history?.[0]?.detail).toBeNull()
    expect(await payload.findByID({ collection: 'leads', id: ids[1] ?? 0, depth: 0 })).toMatchObject({
      name: 'Mei Lin',
    })
  })

  it('is deleted when only its fingerprint was left', async () => {
    const captured = await captureLead(await someContext(), someAsk())
    const id = captured.ok ? captured.value.lead : 0
    const database = await databaseOf(payload)
    await database.execute(
      sql`update leads set name = '–', phone = '', email = '', updated_at = now() - interval '25 months' where id = ${id}`,
    )
    expect(await eraseOldLeads(await jobContext())).toBe(1)
    expect((await payload.findByID({ collection: 'leads', id, depth: 0 })).fingerprint).toBeNull()
  })
})
