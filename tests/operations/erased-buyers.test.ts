import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { eraseOldBookings, findBooking, lapseHolds, moveBooking } from '@/features/booking/server'
import { approveRefund, eraseOldPapers, listRefundsFor } from '@/features/payments/server'
import { askAboutHome, findHome, forgetHome, inviteCoBuyer } from '@/features/purchases/server'
import { sql } from '@/platform/database/database'
import { buyer, freeUnits, NOW, rowsOf, signed } from '../support/bookings'
import { contentSystem, holderOf, jobContext } from '../support/content-system'
import { withHomes } from '../support/homes'
import { ANN, BOB, granted, withRefunds } from '../support/refunds'

const DAY = 24 * 60
const onDay = (days: number) => minutesAfter(NOW, days * DAY)
const eraseBookings = async (now: Date) => eraseOldBookings(await jobContext(now))
const bookingRow = async (id: number) => (await rowsOf(sql`select * from bookings where id = ${id}`))[0]
const notesOf = async (id: number) =>
  (await rowsOf(sql`select note from booking_events where booking_id = ${id} and note <> '' order by id`)).length
const peopleOf = (id: number) => rowsOf(sql`select 1 from booking_people where booking_id = ${id}`)
const contractsOf = (id: number) => rowsOf(sql`select 1 from booking_contracts where booking_id = ${id}`)

/** A contract of a booking on paper, with its scan. Resolves to the id of the scan. */
async function printedPaper(booking: number): Promise<string> {
  const [paper] = await rowsOf(sql`insert into booking_papers
      (booking_id, state, version, locale, text_th, text_translated, sha256, printed_by, printed_at)
    values (${booking}, 'printed', '2026-11', 'en', 'ก', 'a', 'x', ${ANN}, ${NOW.toISOString()}) returning id`)
  const scan = randomBytes(16).toString('hex')
  await rowsOf(sql`insert into uploads (id, name, kind, bytes, sha256, owner, taken_at)
    values (${scan}, 'contract.pdf', 'pdf', 10, 'x', ${`paper:${paper?.id}`}, ${NOW.toISOString()})`)
  return scan
}

const ERASED = { identity: null, document_end: null, proven_address: null }

describe('who booked', () => {
  const homes = withHomes()

  it('is erased 90 days after a hold that was never paid, with the contract that was signed', async () => {
    const [unit = 0] = await freeUnits(await contentSystem(), 1)
    const token = await signed(unit)
    await lapseHolds(await jobContext(onDay(1)))
    const { id = 0 } = (await findBooking(await buyer(), token)) ?? {}
    const scan = await printedPaper(id)
    await eraseBookings(onDay(90))
    expect((await bookingRow(id))?.identity).toEqual(expect.any(String))
    expect(await peopleOf(id)).toHaveLength(1)
    await expect(rowsOf(sql`delete from booking_papers where booking_id = ${id}`)).rejects.toThrow()
    expect(await eraseBookings(onDay(92))).toBeGreaterThan(0)
    expect(await rowsOf(sql`select 1 from booking_papers where booking_id = ${id}`)).toEqual([])
    expect(await rowsOf(sql`select 1 from uploads where id = ${scan}`)).toEqual([])
    expect(await bookingRow(id)).toMatchObject({ state: 'lapsed', ...ERASED })
    expect([await contractsOf(id), await peopleOf(id)]).toEqual([[], []])
    expect(await findBooking(await buyer(onDay(92)), token)).toMatchObject({ state: 'lapsed', buyers: null })
    expect(await eraseBookings(onDay(92))).toBe(0)
  })

  it('is kept while the booking goes on, and ten years after it is over; then what was written goes too', async () => {
    const { token, reference } = await homes.booked()
    await askAboutHome(await buyer(), token, 'When can we see it?')
    await inviteCoBuyer(await buyer(), token, { number: 2, email: 'malee@example.com' })
    const { id = 0 } = (await findBooking(await buyer(), token)) ?? {}
    await eraseBookings(onDay(11 * 366))
    expect((await bookingRow(id))?.identity).toEqual(expect.any(String))

    const cancelled = { name: 'cancelForBuyer', rule: 'buyer_changes_mind', reason: 'Changed their mind' } as const
    expect(await moveBooking(await homes.supervisor(), reference, cancelled)).toMatchObject({ ok: true })
    await eraseBookings(onDay(10 * 365))
    expect((await bookingRow(id))?.identity).toEqual(expect.any(String))
    expect(await notesOf(id)).toBeGreaterThan(0)
    await expect(rowsOf(sql`update booking_events set note = '' where booking_id = ${id}`)).rejects.toThrow()
    await eraseBookings(onDay(10 * 366))
    expect(await notesOf(id)).toBe(0)
    await expect(rowsOf(sql`update booking_events set doer = 'buyer' where booking_id = ${id}`)).rejects.toThrow()
    await expect(rowsOf(sql`delete from booking_events where booking_id = ${id}`)).rejects.toThrow()
    expect(await bookingRow(id)).toMatchObject({ state: 'cancelled_by_buyer', paid_amount: '5000000', ...ERASED })
    expect(await contractsOf(id)).toEqual([])
    const [job] = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'booking.erased' order by j.id desc limit 1`)
    expect(job?.payload).toEqual({ booking: id })
    await forgetHome(await jobContext(), id)
    expect(await rowsOf(sql`select 1 from home_messages where booking_id = ${id}`)).toEqual([])
    expect(await rowsOf(sql`select 1 from home_co_buyers where booking_id = ${id}`)).toEqual([])
    expect(await findHome(await buyer(), token)).not.toBeNull()
  })
})

describe('the papers of a payer', () => {
  const { clock, finance, named, paid, transfer } = withRefunds()
  const erase = async (days: number) => eraseOldPapers(await jobContext(minutesAfter(clock.now, days * DAY)))

  it('lose the account 90 days after the money went back, and keep its last digits', async () => {
    const { reference, invoice } = await paid('promptpay')
    await rowsOf(sql`update payments set state = 'refund_due' where invoice = ${invoice}`)
    const number = `RF-${randomBytes(4).toString('hex')}`
    await rowsOf(sql`insert into refunds (number, payment_id, amount, reason, way, state, asked_by, asked_at, changed_at)
      select ${number}, id, amount, 'Sold by mistake', 'transfer', 'asked', ${ANN}, ${clock.now.toISOString()},
        ${clock.now.toISOString()} from payments where invoice = ${invoice}`)
    const payer = await holderOf('booking', clock.now)
    await named(reference)
    granted(await approveRefund(await finance(BOB), number))
    const accountOf = async () => (await rowsOf(sql`select account from refunds where number = ${number}`))[0]?.account
    await erase(400)
    expect(await accountOf()).toEqual(expect.any(String))
    granted(await transfer(ANN, number, 'KBANK 20261123-91'))
    await erase(89)
    expect(await accountOf()).toEqual(expect.any(String))
    await erase(91)
    expect(await accountOf()).toBeNull()
    expect(await listRefundsFor(payer, 'test', reference)).toMatchObject([{ state: 'done', accountEnd: '7890' }])
  })

  it.each([
    ['refused', 89, 91],
    ['approved', 9 * 366, 10 * 366],
  ])('lose the file of a slip that was %s, and not on day %i', async (state, kept, gone) => {
    const { invoice } = await paid('promptpay')
    const number = `SL${randomBytes(8).toString('hex').toUpperCase()}`
    const now = clock.now.toISOString()
    await rowsOf(sql`insert into payment_slips (number, payment_id, state, way, sent_at, agreed_by, bank_reference)
      select ${number}, id, 'agreed', 'slip', ${now}, ${ANN}, ${number} from payments where invoice = ${invoice}`)
    await rowsOf(sql`update payment_slips set state = ${state}, decided_by = ${BOB}, decided_at = ${now},
      reason = ${state === 'refused' ? 'unreadable' : null} where number = ${number}`)
    await rowsOf(sql`insert into uploads (id, name, kind, bytes, sha256, owner, taken_at)
      values (${randomBytes(16).toString('hex')}, 'slip.png', 'picture', 10, 'x', ${`slip:${number}`}, ${now})`)
    const files = () => rowsOf(sql`select 1 from uploads where owner = ${`slip:${number}`}`)
    await erase(kept)
    expect(await files()).toHaveLength(1)
    await erase(gone)
    expect(await files()).toEqual([])
  })
})
