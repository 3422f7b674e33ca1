import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@/i18n/locales'
import { contentSystem, staffMember } from '../support/content-system'

const WHOLE = {
  name: 'สำนักงานขาย ทดสอบ',
  address: 'ถนนเพลินจิต กรุงเทพฯ',
  phone: '02 000 0101',
  hours: [{ day: '1' as const, from: '09:00', to: '17:00' }],
  slotMinutes: 60,
  capacity: 1,
  noticeMinutes: 60,
  daysAhead: 20,
}

let payload: Payload
let as: { collection: 'sales-galleries'; overrideAccess: false; user: Awaited<ReturnType<typeof staffMember>> }

beforeAll(async () => {
  payload = await contentSystem()
  as = { collection: 'sales-galleries', overrideAccess: false, user: await staffMember(payload, 'publisher') }
})

describe('a sales gallery that visitors would find without what they come for', () => {
  it.each([
    ['name', ''],
    ['name', '   '],
    ['address', ''],
    ['phone', ''],
    ['phone', 'ask Malee'],
    ['hours', []],
  ])('is not saved: %s is %j', async (field, value) => {
    await expect(payload.create({ ...as, data: { ...WHOLE, [field]: value } })).rejects.toThrow()
    const { id } = await payload.create({ ...as, data: WHOLE })
    await expect(payload.update({ ...as, id, data: { [field]: value } })).rejects.toThrow()
  })

  it('is not saved with nothing at all', async () => {
    await expect(payload.create({ ...as, data: {} as typeof WHOLE })).rejects.toThrow()
  })
})

describe('a gallery that is whole', () => {
  it('is saved, and may be without words in the languages that fall back to Thai', async () => {
    const { id } = await payload.create({ ...as, data: WHOLE })
    const other = await payload.update({ ...as, id, locale: 'chs', data: { name: '', address: '', capacity: 2 } })
    expect(other.capacity).toBe(2)
  })

  it('is what every gallery there is already was: each can be saved as it stands', async () => {
    const { docs } = await payload.find({ ...as, limit: 100, depth: 0, where: { name: { not_equals: WHOLE.name } } })
    expect(docs.length).toBeGreaterThan(1)
    for (const { id } of docs)
      for (const locale of LOCALES) await payload.update({ ...as, id, locale, data: { isOpen: true } })
  })
})
