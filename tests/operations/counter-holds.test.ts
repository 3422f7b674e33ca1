import { describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { readDeskBooking } from '@/features/booking/operations/desk-bookings'
import {
  findBooking,
  identifyAtCounter,
  isTakenOver,
  sellAtCounter,
  sendCodeAtCounter,
  takeOverBooking,
} from '@/features/booking/server'
import { openContact } from '@/features/launches/operations/launch-secrets'
import { callTurns } from '@/features/launches/server'
import { sql } from '@/platform/database'
import { buyer, held, hold, NOW, rowsOf, someone } from '../support/bookings'
import { jobContext } from '../support/content-system'
import { COLLEAGUE, SELLER, stateOf, withCounter } from '../support/counter'
import { closeCampaigns, drawn, SALE } from '../support/launches'
import { withoutUnitGuards } from '../support/unit-guards'

const { clock, finance, oneUnit, sale, seller, staff } = withCounter()

describe('a hold that the counter takes over', () => {
  it('goes on there with its end as it was, and the browser of the buyer keeps nothing', async () => {
    const token = await held(await oneUnit())
    const own = await findBooking(await buyer(), token)
    const reference = own?.reference ?? ''
    clock.now = minutesAfter(NOW, 5)
    const over = (reason: string, id: number = SELLER) =>
      staff(id).then((ctx) => takeOverBooking(ctx, reference, reason))
    expect(await over(' ')).toEqual({ ok: false, refusal: 'noReason' })
    expect(await identifyAtCounter(await seller(), reference, someone())).toEqual({ ok: false, refusal: 'notSeller' })
    expect(await over('Came to the gallery')).toEqual({ ok: true, value: null })
    expect(await over('again')).toEqual({ ok: false, refusal: 'notNow' })
    expect(await findBooking(await buyer(clock.now), token)).toBeNull()
    expect(await isTakenOver(await buyer(clock.now), token)).toBe(true)
    expect(await isTakenOver(await buyer(clock.now), token.replace(/./g, '0'))).toBe(false)
    const page = await readDeskBooking(await seller(), reference)
    expect(page?.booking.holdEndsAt).toEqual(own?.holdEndsAt)
    expect(page?.events.at(-1)).toMatchObject({ step: 'takeOver', by: `Seller ${SELLER}`, note: 'Came to the gallery' })
    expect(await identifyAtCounter(await seller(), reference, someone())).toEqual({ ok: true, value: null })
    // A colleague goes on with it; the first browser is still told.
    expect(await over('My shift', COLLEAGUE)).toEqual({ ok: true, value: null })
    expect(await sendCodeAtCounter(await seller(), reference, 'verify')).toEqual({ ok: false, refusal: 'notSeller' })
    expect(await isTakenOver(await buyer(clock.now), token)).toBe(true)
    clock.now = minutesAfter(NOW, 16)
    expect(await over('Too late')).toEqual({ ok: false, refusal: 'notNow' })
    expect(await stateOf(reference)).toBe('lapsed')
  })

  it('is not taken from a buyer who is paying, or in a project of others', async () => {
    const token = await held(await oneUnit())
    const reference = (await findBooking(await buyer(), token))?.reference ?? ''
    await rowsOf(sql`update bookings set state = 'paying' where reference = ${reference}`)
    expect(await takeOverBooking(await seller(), reference, 'x')).toEqual({ ok: false, refusal: 'paying' })
    expect(await takeOverBooking(await staff(899), reference, 'x')).toEqual({ ok: false, refusal: 'notYourProject' })
    await expect(async () => takeOverBooking(await finance(), reference, 'x')).rejects.toThrow('not for the actor')
  })
})

it('in a launch with a draw sells to whoever has the turn, by their address, and uses the turn up', async () => {
  const { campaign, units } = await drawn(2)
  clock.now = SALE
  await callTurns(await jobContext(SALE), campaign)
  const entries =
    await rowsOf(sql`select e.ticket, e.contact from launch_turns t join launch_entries e on e.id = t.entry_id
    where t.campaign_id = ${campaign} order by t.place`)
  const emailOf = (at: number) => openContact(String(entries[at]?.ticket), String(entries[at]?.contact)) ?? ''
  const sell = async (email: string, unit: number | undefined) => {
    const done = await sellAtCounter(await seller(), { ...sale(unit ?? 0, { ...someone(), email }), campaign })
    return done.ok || done.refusal
  }
  expect(await sell(emailOf(1), units[0])).toBe('notYourTurn')
  expect(await sell('nobody@example.com', units[0])).toBe('notYourTurn')
  expect(await sell(emailOf(0), units[0])).toBe(true)
  expect(await sell(emailOf(0), units[1])).toBe('notYourTurn')
  await closeCampaigns()
})

describe('the counter and the web at once', () => {
  /** Half sell at the counter, half press on the web; how many got the unit. */
  async function rush(unit: number): Promise<{ won: number; refusals: string[] }> {
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) =>
        at % 2 === 0 ? hold(unit, NOW) : sellAtCounter(await seller(), sale(unit)),
      ),
    )
    const refusals = answers.flatMap((answer) => (answer.ok ? [] : [String(answer.refusal)]))
    return { won: answers.length - refusals.length, refusals: [...new Set(refusals)] }
  }

  it('never sell a unit twice, in 10 rounds of 40', { timeout: 120_000 }, async () => {
    for (let round = 0; round < 10; round += 1)
      expect(await rush(await oneUnit())).toEqual({ won: 1, refusals: ['taken'] })
  })

  it('oversell without the guards of the unit (control)', async () => {
    const unit = await oneUnit()
    const { won } = await withoutUnitGuards(() => rush(unit))
    expect(won).toBeGreaterThan(1)
  })
})
