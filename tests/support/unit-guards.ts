import { vi } from 'vitest'
import { unitGuard } from '@/features/booking/operations/unit-guard'
import { databaseOf, sql } from '@/platform/database/database'
import { freeUnits, rowsOf } from './bookings'
import { contentSystem } from './content-system'

/** Runs a race without the lock and the index of a unit, for control runs that must oversell. */
export async function withoutUnitGuards<Value>(race: () => Promise<Value>): Promise<Value> {
  const lock = vi.spyOn(unitGuard, 'lock').mockImplementation(async (ctx) => {
    await (await databaseOf(ctx.payload, ctx.req)).execute(sql`select pg_sleep(0.05)`)
  })
  await rowsOf(sql`drop index booking_holds_one_per_unit`)
  await rowsOf(sql`create index booking_holds_control on booking_holds (unit_id)`)
  const addHold = vi.spyOn(unitGuard, 'addHold').mockImplementation(async (ctx, booking, of) => {
    const database = await databaseOf(ctx.payload, ctx.req)
    await database.execute(
      sql`insert into booking_holds (booking_id, unit_id, since) values (${booking}, ${of}, now())`,
    )
    return true
  })
  try {
    return await race()
  } finally {
    for (const spy of [lock, addHold]) spy.mockRestore()
    await freeUnits(await contentSystem(), 1)
    await rowsOf(sql`drop index booking_holds_control`)
    await rowsOf(sql`create unique index booking_holds_one_per_unit on booking_holds (unit_id) where freed_at is null`)
  }
}
