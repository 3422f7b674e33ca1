import { beforeAll, describe, expect, it } from 'vitest'
import { findBooking, swapHold } from '@/features/booking/server'
import { sql } from '@/platform/database/database'
import { buyer, CAMPAIGN, freeUnits, held, hold, rowsOf } from '../support/bookings'
import { contentSystem } from '../support/content-system'

beforeAll(async () => {
  await contentSystem()
})

const swap = async (token: string, unit: number) =>
  swapHold(await buyer(), token, {
    campaign: CAMPAIGN,
    unit,
    locale: 'en',
    source: '',
    turn: null,
    network: null,
    browser: null,
  })
const find = async (token: string) => findBooking(await buyer(), token)
const statesOf = async (units: number[]) =>
  (await rowsOf(sql`select state from units where id in (${sql.join(units, sql`, `)}) order by id`)).map(
    ({ state }) => state,
  )

describe('a buyer who takes another unit', () => {
  it('holds that one and lets the first go, in one step', async () => {
    const [first = 0, second = 0] = await freeUnits(await contentSystem(), 2)
    const token = await held(first)
    const swapped = await swap(token, second)
    expect(swapped.ok && (await find(swapped.value.token))).toMatchObject({ state: 'held', unit: second })
    expect((await find(token))?.state).toBe('lapsed')
    expect(await statesOf([first, second])).toEqual(['available', 'reserved'])
  })

  it('keeps the first where the other one is gone', async () => {
    const [first = 0, second = 0] = await freeUnits(await contentSystem(), 2)
    const token = await held(first)
    await held(second)
    expect(await swap(token, second)).toEqual({ ok: false, refusal: 'taken' })
    expect(await find(token)).toMatchObject({ state: 'held', unit: first })
  })

  it('does not lose a unit whose payment is under way', async () => {
    const [first = 0, second = 0] = await freeUnits(await contentSystem(), 2)
    const token = await held(first)
    await rowsOf(sql`update bookings set state = 'paying' where unit_id = ${first} and state = 'held'`)
    expect(await swap(token, second)).toEqual({ ok: false, refusal: 'paying' })
    expect(await statesOf([first, second])).toEqual(['reserved', 'available'])
  })

  it('never ends with two units or none when two of them change places at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first = 0, second = 0, third = 0] = await freeUnits(await contentSystem(), 3)
      const [one, other] = [await held(first), await held(second)]
      const answers = await Promise.all([swap(one, third), swap(other, third), hold(third)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const open = await rowsOf(sql`select unit_id from booking_holds where freed_at is null`)
      expect(new Set(open.map(({ unit_id }) => unit_id)).size).toBe(open.length)
      expect(open.length).toBe(answers[2]?.ok ? 3 : 2)
    }
  })
})
