import { beforeAll, describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { countBookings, listDeskBookings, readDeskBooking } from '@/features/booking/operations/desk-bookings'
import {
  checkBookingCode,
  findBooking,
  findSignedContract,
  identifyBuyers,
  moveBooking,
  payAtCounter,
  recordSlipRefusal,
  requestBookingCode,
  sellAtCounter,
  sendCodeAtCounter,
  signAtCounter,
  signContract,
  takeOverBooking,
} from '@/features/booking/server'
import { refuseSlip } from '@/features/payments/server'
import { answerBuyer, listWaitingHomes, planHome, readHomeDesk } from '@/features/purchases/server'
import { sql } from '@/platform/database/database'
import { buyer, codeFor, held, NOW, rowsOf, someContract, someone } from '../support/bookings'
import { contentSystem, jobContext } from '../support/content-system'
import { codeInMail, makeSeller, money, SELLER, slipOf, stateOf, withCounter } from '../support/counter'
import { TERMS } from '../support/homes'

const { clock, finance, oneUnit, seller, signedHere, sold, staff } = withCounter()
const STRANGER = 900_809
const stranger = () => staff(STRANGER)

beforeAll(async () => {
  await contentSystem()
  const [other] = await rowsOf(sql`select id from projects where slug_name = 'noble-canopy-ari'`)
  await makeSeller(STRANGER, other?.id)
})

describe('sales of another project', () => {
  it('see no buyers of a booking, and change nothing of it', async () => {
    const reference = await sold()
    const asked = { search: reference, state: null }
    expect(await listDeskBookings(await seller(), asked)).toHaveLength(1)
    expect(await listDeskBookings(await stranger(), asked)).toEqual([])
    expect((await countBookings(await seller())).identified).toBeGreaterThan(0)
    expect((await countBookings(await stranger())).identified).toBeUndefined()
    expect(await readDeskBooking(await stranger(), reference)).toBeNull()
    const release = { name: 'release', reason: 'My buyer wants it' } as const
    expect(await moveBooking(await stranger(), reference, release)).toEqual({ ok: false, refusal: 'notYourProject' })
    expect(await stateOf(reference)).toBe('identified')
    expect(await moveBooking(await seller(), reference, release)).toEqual({ ok: true, value: 'lapsed' })
  })

  it('see and change nothing of a home after its booking', async () => {
    const reference = await sold()
    await rowsOf(sql`update bookings set state = 'booked', hold_ends_at = null where reference = ${reference}`)
    await rowsOf(sql`insert into home_messages (booking_id, author, buyer, body, at)
      select id, 'buyer', 1, 'Hello?', now() from bookings where reference = ${reference}`)
    expect(await readHomeDesk(await stranger(), reference)).toBeNull()
    expect(await planHome(await stranger(), reference, TERMS, 'x')).toEqual({ ok: false, refusal: 'gone' })
    expect(await answerBuyer(await stranger(), reference, 'x')).toEqual({ ok: false, refusal: 'gone' })
    const waiting = async (who: typeof stranger) =>
      (await listWaitingHomes(await who())).filter((one) => one.reference === reference)
    expect(await waiting(stranger)).toEqual([])
    expect(await waiting(seller)).toHaveLength(1)
    expect(await readHomeDesk(await seller(), reference)).not.toBeNull()
  })
})

describe('a seller', () => {
  it('signs nothing with codes that come to themselves, whatever address they booked with on the web', async () => {
    const own = `s${SELLER}@test.example`
    const token = await held(await oneUnit())
    await identifyBuyers(await buyer(), token, { ...someone(), email: own })
    await checkBookingCode(await buyer(), token, await codeFor(token, 'verify'))
    const reference = (await findBooking(await buyer(), token))?.reference ?? ''
    await takeOverBooking(await seller(), reference, 'My own')
    await sendCodeAtCounter(await seller(), reference, 'sign')
    const code = await codeInMail(reference, 'sign')
    const signed = { ...someContract(), name: 'Somchai Jaidee', code }
    expect(await signAtCounter(await seller(), reference, signed)).toEqual({ ok: false, refusal: 'staffSigns' })
  })

  it('cannot hide an own address behind a tag', async () => {
    const [campaign] = await rowsOf(sql`select id from booking_campaigns where code = 'vesper-first-release'`)
    const sale = { campaign: Number(campaign?.id), unit: await oneUnit(), locale: 'th' as const }
    const identity = { ...someone(), email: `S${SELLER}+buyer@test.example` }
    expect(await sellAtCounter(await seller(), { ...sale, identity })).toEqual({ ok: false, refusal: 'ofStaff' })
  })

  it('keeps a unit with payments that finance does not find three times, and no longer', async () => {
    const reference = await signedHere()
    const ends = async () => (await readDeskBooking(await seller(), reference))?.booking.holdEndsAt
    for (const _ of [1, 2, 3]) {
      expect(await payAtCounter(await seller(), reference, money('cash'))).toEqual({ ok: true, value: null })
      await refuseSlip(await finance(), await slipOf(reference), { reason: 'notReceived', note: '' })
      await recordSlipRefusal(await jobContext(clock.now), {
        ...{ reference, reason: 'notReceived', way: 'counter', until: minutesAfter(clock.now, 10) },
      })
      await rowsOf(sql`update bookings set state = 'signed' where reference = ${reference}`)
    }
    const before = await ends()
    // Money that is there must be recorded all the same.
    expect(await payAtCounter(await seller(), reference, money('cash'))).toEqual({ ok: true, value: null })
    expect(await ends()).toEqual(before)
  })

  it('writes down no number of a card, in whatever field', async () => {
    const reference = await signedHere()
    const card = '4111 1111 1111 1111'
    for (const wrong of [{ note: `Visa ${card}` }, { line: card }, { line: card.replaceAll(' ', '-') }])
      for (const method of ['cash', 'terminal'] as const)
        expect(await payAtCounter(await seller(), reference, { ...money(method), ...wrong })).toMatchObject({
          ...{ ok: false, refusal: 'note' in wrong ? 'cardNumber' : 'line' },
        })
    expect(await payAtCounter(await seller(), reference, { ...money('cash'), note: 'Tel 081 234 5678' })).toEqual({
      ...{ ok: true, value: null },
    })
  })
})

it('a contract is kept in the language in which its buyer read and signed it', async () => {
  const token = await held(await oneUnit(), NOW)
  await identifyBuyers(await buyer(), token, someone())
  await checkBookingCode(await buyer(), token, await codeFor(token, 'verify'))
  await rowsOf(sql`update bookings set locale = 'th' where id = ${(await findBooking(await buyer(), token))?.id}`)
  await requestBookingCode(await buyer(), token, 'sign')
  const signed = { ...someContract(), name: 'Somchai Jaidee', code: await codeFor(token, 'sign') }
  expect(await signContract(await buyer(), token, signed)).toEqual({ ok: true, value: null })
  const own = await findBooking(await buyer(), token)
  expect(await findSignedContract(await buyer(), own?.id ?? 0)).toMatchObject({
    locale: 'en',
    translated: signed.translated,
  })
})
