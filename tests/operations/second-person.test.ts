import { describe, expect, it } from 'vitest'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { confirmedMember, contentSystem, STAFF_PASSWORD, staffMember } from '../support/content-system'

/** What is on record of an account, in order. */
const recordOf = async (staff: number) =>
  (await rowsOf(sql`select change, by from staff_account_changes where staff = ${staff} order by id`)).map(
    ({ change, by }) => [change, by],
  )

const data = (role: 'finance' | 'sales') => ({
  ...{ email: `kept-${Math.random()}@test.example`, password: STAFF_PASSWORD, name: 'Kept', role },
})

describe('who holds an account of staff', () => {
  it('is on record from its making, through every key that somebody else gave it', async () => {
    const payload = await contentSystem()
    const admin = await confirmedMember(payload, 'admin')
    expect(await recordOf(admin.id)).toEqual([['made', null]])
    const as = { collection: 'staff', user: admin, overrideAccess: false } as const
    const { id } = await payload.create({ ...as, data: data('sales') })
    await payload.update({ ...as, id, data: { role: 'finance' } })
    await payload.update({ ...as, id, data: { email: `other-${id}@test.example` } })
    await payload.update({ ...as, id, data: { password: 'quite-another-one-5678' } })
    await payload.update({ ...as, id, data: { name: 'Renamed' } })
    const all = ['made', 'role', 'email', 'password'].map((change) => [change, admin.id])
    expect(await recordOf(id)).toEqual(all)
    await payload.delete({ ...as, id })
    expect(await recordOf(id)).toEqual(all)
  })

  it('cannot be rewritten: neither an older making nor a missing one makes a second person', async () => {
    const { id } = await staffMember(await contentSystem(), 'finance')
    await expect(rowsOf(sql`delete from staff_account_changes where staff = ${id}`)).rejects.toThrow()
    await expect(rowsOf(sql`update staff_account_changes set at = '2020-01-01' where staff = ${id}`)).rejects.toThrow()
    await expect(
      rowsOf(sql`insert into staff_account_changes (staff, change, at) values (${id}, 'made', '2020-01-01')`),
    ).rejects.toThrow()
  })
})
