import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { readDeskBooking } from '@/features/booking/operations/desk-bookings'
import {
  BOOKING_NEWS_TASK,
  bookingNewsFacts,
  findBooking,
  identifyAtCounter,
  identifyBuyers,
  isTakenOver,
  moveBooking,
  payAtCounter,
  releaseHold,
  renewHold,
  sellAtCounter,
  sendBookingNews,
  sendCodeAtCounter,
  sendTakenOver,
  TAKEN_OVER_TASK,
  takeOverBooking,
} from '@/features/booking/server'
import { openContact } from '@/features/launches/operations/launch-secrets'
import { callTurns } from '@/features/launches/server'
import { approveSlip } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { buyer, held, hold, NOW, rowsOf, someone } from '../support/bookings'
import { jobContext } from '../support/content-system'
import { COLLEAGUE, money, SELLER, slipOf, stateOf, withCounter } from '../support/counter'
import { closeCampaigns, drawn, SALE } from '../support/launches'
import { settledBooking } from '../support/settled'
import { withoutUnitGuards } from '../support/unit-guards'

const { clock, finance, oneUnit, sale, seller, signedHere, staff } = withCounter()

/** The mail that a job leaves in the outbox; empty for none. */
async function mailBy(job: () => Promise<void>): Promise<string> {
  const outbox = join(env.dataDir, 'outbox')
  const before = new Set(await readdir(outbox).catch(() => []))
  await job()
  const [added] = (await readdir(outbox).catch(() => [])).filter((file) => !before.has(file))
  return added === undefined ? '' : readFile(join(outbox, added), 'utf8')
}

/** What waits to be mailed to a buyer as news. */
const newsJobsOf = async (booking: number | undefined): Promise<unknown[]> =>
  (
    await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${BOOKING_NEWS_TASK} and (j.payload->>'booking')::int = ${booking ?? 0}`)
  ).map(({ payload }) => payload)

describe('a hold', () => {
  const isHeld = async (reference: string) =>
    (
      await rowsOf(sql`select u.state, u.is_held from units u join bookings b on b.unit_id = u.id
        where b.reference = ${reference}`)
    )[0]

  it('leaves the starting price while it lasts minutes, not while money is looked for, and not once it is booked', async () => {
    const token = await held(await oneUnit())
    const of = (await findBooking(await buyer(), token))?.reference ?? ''
    expect(await isHeld(of)).toEqual({ state: 'reserved', is_held: true })
    await releaseHold(await buyer(), token)
    expect(await isHeld(of)).toEqual({ state: 'available', is_held: false })
    const reference = await signedHere()
    expect(await isHeld(reference)).toEqual({ state: 'reserved', is_held: true })
    await payAtCounter(await seller(), reference, money('cash'))
    expect(await isHeld(reference)).toEqual({ state: 'reserved', is_held: false })
    await approveSlip(await finance(), await slipOf(reference))
    await settledBooking(reference, clock.now)
    expect(await isHeld(reference)).toEqual({ state: 'reserved', is_held: false })
    // Staff withheld the unit meanwhile: the end of a hold changes nothing of that.
    const other = await held(await oneUnit())
    const withheld = (await findBooking(await buyer(), other))?.reference ?? ''
    await rowsOf(
      sql`update units set state = 'withheld' where id = (select unit_id from bookings where reference = ${withheld})`,
    )
    await renewHold(await buyer(), other)
    expect(await isHeld(withheld)).toMatchObject({ state: 'withheld' })
  })
})

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

  it('is told to a buyer who gave an address: who has it, until when, once, and nothing that opens the booking', async () => {
    const token = await held(await oneUnit())
    await identifyBuyers(await buyer(), token, someone())
    const own = await findBooking(await buyer(), token)
    await takeOverBooking(await seller(), own?.reference ?? '', 'Came to the gallery')
    const jobs = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${TAKEN_OVER_TASK} and (j.payload->>'booking')::int = ${own?.id}`)
    const until = own?.holdEndsAt as Date
    expect(jobs).toEqual([{ payload: { booking: own?.id, seller: SELLER, until: until.toISOString() } }])
    const mail = await mailBy(async () =>
      sendTakenOver(await jobContext(), { booking: own?.id ?? 0, seller: SELLER, until }, 'taken-over-1'),
    )
    expect(mail).toContain(`Seller ${SELLER}`)
    expect(mail).toContain('/en/contact')
    expect(mail).not.toContain(own?.linkToken.slice(0, 20))
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

describe('a hold that the counter lets go', () => {
  const release = async (reference: string) =>
    moveBooking(await seller(), reference, { name: 'release', reason: 'Chose another unit' })

  it('is told to a buyer who gave an address: once, with the reference and in their language', async () => {
    const token = await held(await oneUnit())
    const who = someone()
    await identifyBuyers(await buyer(), token, who)
    const own = await findBooking(await buyer(), token)
    const reference = own?.reference ?? ''
    expect(await release(reference)).toEqual({ ok: true, value: 'lapsed' })
    expect(await release(reference)).toEqual({ ok: false, refusal: 'notNow' })
    const jobs = await newsJobsOf(own?.id)
    expect(jobs).toEqual([{ booking: own?.id, news: 'released' }])
    const mail = await mailBy(async () =>
      sendBookingNews(await jobContext(), bookingNewsFacts.parse(jobs[0]), `released-${own?.id}`),
    )
    expect(mail).toMatch(/Subject: .*your unit is no longer held/)
    expect(mail).toContain(reference.toUpperCase())
    expect(mail.toLowerCase()).toContain(`to: ${who.email}`)
    // Why the counter let it go is for its own history.
    expect(mail).not.toContain('Chose another unit')
    expect(await stateOf(reference)).toBe('lapsed')
  })

  it('sends no mail where nobody gave an address, nor when the buyer gave it up', async () => {
    const unnamed = await findBooking(await buyer(), await held(await oneUnit()))
    await release(unnamed?.reference ?? '')
    const [facts] = await newsJobsOf(unnamed?.id)
    const mail = await mailBy(async () =>
      sendBookingNews(await jobContext(), bookingNewsFacts.parse(facts), `released-${unnamed?.id}`),
    )
    expect(mail).toBe('')
    const token = await held(await oneUnit())
    await identifyBuyers(await buyer(), token, someone())
    const own = await findBooking(await buyer(), token)
    await releaseHold(await buyer(), token)
    expect(await newsJobsOf(own?.id)).toEqual([])
  })
})

it('in a launch with a draw sells to whoever has the turn, by their address, and uses the turn up', async () => {
  const { campaign, units, documents } = await drawn(2)
  clock.now = SALE
  await callTurns(await jobContext(SALE), campaign)
  const entries =
    await rowsOf(sql`select e.ticket, e.contact from launch_turns t join launch_entries e on e.id = t.entry_id
    where t.campaign_id = ${campaign} order by t.place`)
  const emailOf = (at: number) => openContact(String(entries[at]?.ticket), String(entries[at]?.contact)) ?? ''
  const sell = async (email: string, unit: number | undefined, number = documents[0]) => {
    const buyer = someone(number === undefined ? {} : { number })
    const done = await sellAtCounter(await seller(), { ...sale(unit ?? 0, { ...buyer, email }), campaign })
    return done.ok || done.refusal
  }
  expect(await sell('nobody@example.com', units[0])).toBe('notYourTurn')
  expect(await sell(emailOf(0), units[0], documents[1])).toBe('otherEntrant')
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
