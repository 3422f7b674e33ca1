import { describe, expect, it } from 'vitest'
import { coBuyerTokenOf } from '@/features/booking/operations/booking-secrets'
import { moveBooking } from '@/features/booking/server'
import { appointmentVersion, keeperVersion, planVersion } from '@/features/purchases/domain/form-versions'
import { endAppointment } from '@/features/purchases/operations/home-appointments'
import { chooseKeeper } from '@/features/purchases/operations/home-desk'
import {
  answerAppointment,
  answerBuyer,
  askAboutHome,
  findHome,
  findHomeContract,
  findHomeReceipt,
  inviteCoBuyer,
  listWaitingHomes,
  planHome,
  proposeAppointment,
  readHomeDesk,
  remindOfPayments,
  settleHomePayment,
} from '@/features/purchases/server'
import { sql } from '@/platform/database/database'
import { buyer, NOW, rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { mailsOf, TERMS, withHomes } from '../support/homes'

const { clock, booked, paid, staff, supervisor, start } = withHomes()

describe('the payments of a booked home', () => {
  it('are planned by sales to the last satang, planned anew around what is paid, and never changed once paid', async () => {
    const { token, reference } = await booked()
    expect((await findHome(await buyer(), token))?.payments).toEqual([])
    expect(await planHome(await staff(), reference, TERMS, ' ')).toEqual({ ok: false, refusal: 'noReason' })
    expect(await planHome(await staff(), reference, { ...TERMS, contractOn: '2026-01-01' }, 'Agreed')).toEqual({
      ok: false,
      refusal: ['contractOn'],
    })
    const opened = planVersion([])
    expect((await planHome(await staff(), reference, TERMS, 'As agreed', opened)).ok).toBe(true)
    // The same form in another tab, or of a colleague, makes no second plan over it.
    expect(await planHome(await staff(), reference, TERMS, 'As agreed', opened)).toEqual({
      ok: false,
      refusal: 'changed',
    })
    const home = await findHome(await buyer(), token)
    const sum = (home?.payments ?? []).reduce((all, { amount }) => all + amount, 0)
    expect(sum).toBe((home?.booking.price ?? 0) - (home?.booking.fee ?? 0))
    expect(await mailsOf(reference)).toEqual(['planned 1'])

    expect((await start(token, 1)).ok).toBe(true)
    expect(await paid(`${reference}-1`, 'home', settleHomePayment, 3)).toEqual(['paid', 'known', 'known'])
    const anew = { ...TERMS, contractAmount: 0, instalmentTotal: 60_000_000, instalments: 2 }
    const shown = planVersion((await readHomeDesk(await staff(), reference))?.plans ?? [])
    expect((await planHome(await staff(), reference, anew, 'Two instalments instead', shown)).ok).toBe(true)
    const again = await findHome(await buyer(), token)
    expect(again?.payments.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 contract',
      '6 instalment',
      '7 instalment',
      '8 transfer',
    ])
    expect((again?.payments ?? []).reduce((all, { amount }) => all + amount, 0)).toBe(sum)
    const first = again?.payments[0]
    expect(await findHomeReceipt(await buyer(), token, first?.receiptNumber ?? '')).toMatchObject({
      receipt: { amount: 20_000_000, isRefunded: false },
      payment: { number: 1 },
    })
    expect((await readHomeDesk(await staff(), reference))?.plans.map(({ reason }) => reason)).toEqual([
      'Two instalments instead',
      'As agreed',
    ])
    await expect(rowsOf(sql`update home_payments set amount = 1 where paid_at is not null`)).rejects.toThrow()
    await expect(rowsOf(sql`delete from home_payments`)).rejects.toThrow()
  })

  it('start one payment however often they are pressed, and money that is not due goes back', async () => {
    const { token, reference } = await booked()
    await planHome(await staff(), reference, TERMS, 'As agreed')
    const started = await Promise.all(Array.from({ length: 10 }, () => start(token, 2)))
    expect(started.every(({ ok }) => ok)).toBe(true)
    expect(await rowsOf(sql`select 1 from payments where reference = ${`${reference}-2`}`)).toHaveLength(1)
    expect(await start(token, 5)).toEqual({ ok: false, refusal: 'notNow' })
    expect(await start(token, 99)).toEqual({ ok: false, refusal: 'gone' })
    await planHome(await staff(), reference, { ...TERMS, instalments: 1 }, 'Changed while it was being paid')
    expect(await paid(`${reference}-2`, 'home', settleHomePayment, 2)).toEqual(['owed', 'known'])
    const [due] = await rowsOf(sql`select count(*) as n from refunds r join payments p on p.id = r.payment_id
      where p.reference = ${`${reference}-2`}`)
    expect(Number(due?.n)).toBe(1)
    expect(await mailsOf(reference)).toContain('paidTwice 1')
    expect(await start(token, 2)).toEqual({ ok: false, refusal: 'notNow' })
  })

  it('are reminded of a week before and a day before, each once, and not when they are paid', async () => {
    const { token, reference } = await booked()
    await planHome(await staff(), reference, TERMS, 'As agreed')
    const remind = async (day: string) => {
      const before = (await mailsOf(reference)).length
      await remindOfPayments(await jobContext(new Date(`${day}T02:00:00Z`)))
      return (await mailsOf(reference)).slice(before)
    }
    expect(await remind('2026-11-30')).toEqual([])
    expect(await remind('2026-12-01')).toEqual(['week 1'])
    expect(await remind('2026-12-02')).toEqual([])
    expect(await remind('2026-12-07')).toEqual(['day 1'])
    expect(await remind('2026-12-08')).toEqual([])
    expect(await remind('2026-12-09')).toEqual(['late 1'])
    expect(await remind('2026-12-15')).toEqual([])
    expect(await remind('2026-12-16')).toEqual(['late 1'])
    clock.now = new Date('2027-01-01T03:00:00Z')
    await start(token, 2)
    await paid(`${reference}-2`, 'home', settleHomePayment)
    expect(await remind('2027-01-02')).toEqual(['late 1'])
    expect(await listWaitingHomes(await staff(new Date('2027-01-02T03:00:00Z')))).toContainEqual(
      expect.objectContaining({ reference, kind: 'overdue' }),
    )
  })
})

describe('the people of a booked home', () => {
  it('meet: the first buyer confirms or asks for another time, and the contract day moves the booking on', async () => {
    const { token, reference } = await booked()
    const at = new Date('2026-12-05T03:00:00Z')
    const propose = async (change = {}) =>
      proposeAppointment(await staff(), reference, { kind: 'contract', at, place: 'Sales gallery', ...change })
    expect(await propose({ at: NOW })).toEqual({ ok: false, refusal: 'past' })
    expect(await propose({ place: ' ' })).toEqual({ ok: false, refusal: 'noPlace' })
    expect((await propose()).ok).toBe(true)
    const answer = async (wish: string | null) => answerAppointment(await buyer(), token, { kind: 'contract', wish })
    expect(await answer(' ')).toEqual({ ok: false, refusal: 'empty' })
    expect((await answer('Saturday afternoon')).ok).toBe(true)
    expect(await answer(null)).toEqual({ ok: false, refusal: 'notNow' })
    expect(await listWaitingHomes(await staff())).toContainEqual(
      expect.objectContaining({ reference, kind: 'otherTime' }),
    )
    await propose({ at: new Date('2026-12-06T07:00:00Z') })
    expect((await answer(null)).ok).toBe(true)
    const home = await findHome(await buyer(), token)
    expect(home?.booking.state).toBe('contract_appointed')
    expect(home?.appointments).toMatchObject([{ kind: 'contract', state: 'confirmed', wish: '' }])
    expect(await mailsOf(reference)).toEqual(['proposed 1', 'declined keeper', 'proposed 1', 'confirmed keeper'])
  })

  it('are not moved over what somebody else has just agreed: a form of staff knows what it was made from', async () => {
    const { token, reference } = await booked()
    const page = async () => {
      const shown = await readHomeDesk(await staff(), reference)
      if (!shown) throw new Error('no desk')
      return shown
    }
    const propose = async (day: string, madeFrom: string) => {
      const at = new Date(`${day}T03:00:00Z`)
      return proposeAppointment(await staff(), reference, { kind: 'contract', at, place: 'Sales gallery', madeFrom })
    }
    const formOf = async () => appointmentVersion((await page()).appointments, 'contract')
    const empty = await formOf()
    expect((await propose('2026-12-05', empty)).ok).toBe(true)
    expect(await propose('2026-12-06', empty)).toEqual({ ok: false, refusal: 'changed' })
    const proposed = await formOf()
    await answerAppointment(await buyer(), token, { kind: 'contract', wish: 'Saturday' })
    const call = async (madeFrom: string) =>
      endAppointment(await staff(), reference, { kind: 'contract', step: 'cancel', madeFrom })
    expect(await call(proposed)).toEqual({ ok: false, refusal: 'changed' })
    expect((await call(await formOf())).ok).toBe(true)

    const { keeper, staff: people } = await page()
    const one = people.find(({ id }) => id !== keeper)
    const choose = async () => chooseKeeper(await staff(), reference, one?.id ?? 0, keeperVersion(keeper))
    expect((await choose()).ok).toBe(true)
    expect(await choose()).toEqual({ ok: false, refusal: 'changed' })
    expect((await page()).keeper).toBe(one?.id)
  })

  it('ask and answer; who looks after the home is the first to act for it', async () => {
    const { token, reference } = await booked()
    expect(await askAboutHome(await buyer(), token, '  ')).toEqual({ ok: false, refusal: 'empty' })
    expect((await askAboutHome(await buyer(), token, 'May I choose the floor?')).ok).toBe(true)
    expect(await listWaitingHomes(await staff())).toContainEqual(
      expect.objectContaining({ reference, kind: 'question' }),
    )
    expect((await answerBuyer(await staff(), reference, 'Yes, until March.')).ok).toBe(true)
    const home = await findHome(await buyer(), token)
    expect(home?.keeper).toMatch(/^sales/)
    expect(home?.messages.map(({ author, by, body }) => [author, by, body])).toEqual([
      ['buyer', 'Somchai Jaidee', 'May I choose the floor?'],
      ['staff', home?.keeper, 'Yes, until March.'],
    ])
    await expect(async () => answerBuyer(await buyer(), reference, 'x')).rejects.toThrow('not for the actor')
    await expect(async () => askAboutHome(await someContext(), token, 'x')).rejects.toThrow('not for the actor')
  })

  it('are invited by the first buyer; a link of their own shows nobody’s address and replaces the one before', async () => {
    const { token, reference } = await booked()
    await planHome(await staff(), reference, TERMS, 'As agreed')
    const invite = async (email: string, number = 2, by = token) => inviteCoBuyer(await buyer(), by, { number, email })
    expect(await invite('malee@')).toEqual({ ok: false, refusal: 'notAnEmail' })
    for (const number of [1, 3, 9])
      expect(await invite('malee@example.com', number)).toEqual({ ok: false, refusal: 'gone' })
    // As a contacts app copies it, with marks that nobody sees.
    expect((await invite('\u202aMalee@Example.com\u202c')).ok).toBe(true)
    const [row] = await rowsOf(sql`select email from home_co_buyers order by invited_at desc limit 1`)
    expect(String(row?.email)).not.toContain('example.com')
    const theirs = coBuyerTokenOf(reference, 2, 1)
    const seen = await findHome(await buyer(), theirs)
    expect(seen).toMatchObject({ isFirstBuyer: false, reader: 'Malee Jaidee', coBuyers: [] })
    expect(JSON.stringify(seen)).not.toMatch(/buyer-\d+@example\.com|\b\d{13}\b/)
    expect((await start(theirs, 1)).ok).toBe(true)
    expect((await findHomeContract(await buyer(), theirs))?.contract.thai).toBe('สัญญาจอง')
    expect(await invite('else@example.com', 2, theirs)).toEqual({ ok: false, refusal: 'gone' })
    expect(await answerAppointment(await buyer(), theirs, { kind: 'contract', wish: null })).toEqual({
      ok: false,
      refusal: 'gone',
    })
    await invite('malee@example.com')
    expect(await findHome(await buyer(), theirs)).toBeNull()
    expect(await findHome(await buyer(), coBuyerTokenOf(reference, 2, 2))).not.toBeNull()
    expect(await findHome(await buyer(), coBuyerTokenOf(reference, 3, 1))).toBeNull()
    await askAboutHome(await buyer(), coBuyerTokenOf(reference, 2, 2), 'And the kitchen?')
    expect((await findHome(await buyer(), token))?.messages[0]?.by).toBe('Malee Jaidee')
    await planHome(await staff(), reference, TERMS, 'Again')
    expect((await mailsOf(reference)).slice(-2).sort()).toEqual(['planned 1', 'planned 2'])
  })

  it('take no more payments once the sale has ended, and the page says so', async () => {
    const { token, reference } = await booked()
    await planHome(await staff(), reference, TERMS, 'As agreed')
    const cancelled = await moveBooking(await supervisor(), reference, {
      name: 'cancelForCompany',
      reason: 'x',
      rule: 'company_ends',
    })
    expect(cancelled.ok).toBe(true)
    expect(await start(token, 1)).toEqual({ ok: false, refusal: 'notNow' })
    expect(await planHome(await staff(), reference, TERMS, 'Again')).toEqual({ ok: false, refusal: 'notNow' })
    expect((await findHome(await buyer(), token))?.booking.state).toBe('cancelled_by_company')
  })
})
