import { describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import { readDeskBooking } from '@/features/booking/operations/desk-bookings'
import {
  confirmPaper,
  coSign,
  eraseOldBookings,
  findBooking,
  findBookingOfSigner,
  findCoSigning,
  findSignedContract,
  lapseHolds,
  printContract,
  reachSigner,
  reachSignerAtCounter,
  refusePaper,
  requestSignerCode,
  sendCodeAtCounter,
  sendContractCopy,
  sendSignerLink,
  signAtCounter,
  takeOverBooking,
  verifyAtCounter,
} from '@/features/booking/server'
import { findHomeContract } from '@/features/purchases/server'
import { sql } from '@/platform/database/database'
import { buyer, NOW, rowsOf, someContract, someone } from '../support/bookings'
import { begun, codeOfBuyer, DONE, nameOf, sign } from '../support/co-signing'
import { jobContext } from '../support/content-system'
import { COLLEAGUE, codeInMail, stateOf, withCounter } from '../support/counter'
import { withPaper } from '../support/paper'
import { queuedJobs } from '../support/queued-jobs'
import { mailsIn } from '../support/sent-mails'

const TWO_HOURS = 120
const later = (minutes: number) => minutesAfter(NOW, minutes)

describe('the link to sign', () => {
  it('is mailed to its own buyer, in the language of the booking, and repeats no name', async () => {
    const of = await begun(2)
    const mails = await mailsIn(async () =>
      sendSignerLink(await jobContext(), { booking: of.id, buyer: 2, round: 1 }, 'a'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain(`To: ${of.identity.buyers[1]?.email}`)
    expect(mails[0]).toContain(`/en/booking/sign/${await of.link(2)}`)
    expect(mails[0]).not.toMatch(/Malee|Somchai/)
    // 10:00 in Bangkok, two hours later.
    expect(mails[0]).toContain('12:00')
  })

  it('goes to a corrected address: the former link and its code are void, it is kept in the history, and the first buyer is told', async () => {
    const of = await begun(3)
    const [before, code] = [await of.link(2), await codeOfBuyer(of, 2)]
    const third = of.identity.buyers[2]?.email ?? ''
    const reach = async (number: number, email: string, now = NOW) =>
      reachSigner(await buyer(now), of.token, { number, email })
    expect(await reach(2, third)).toEqual({ ok: false, refusal: 'sameEmail' })
    expect(await reach(2, of.identity.email.toUpperCase())).toEqual({ ok: false, refusal: 'sameEmail' })
    expect(await reach(2, 'nobody')).toEqual({ ok: false, refusal: 'notAnEmail' })
    for (const number of [0, 1, 4])
      expect(await reach(number, 'new@example.com')).toEqual({ ok: false, refusal: 'over' })
    const corrected = `right-${of.identity.email}`
    expect(await reach(2, ` ${corrected} `)).toEqual(DONE)
    const own = { name: nameOf(of, 2), hash: someContract().hash, code }
    expect(await coSign(await buyer(), before, own)).toEqual({ ok: false, refusal: 'gone' })
    expect(await findCoSigning(await buyer(), before)).toBeNull()
    expect(await coSign(await buyer(), await of.link(2), own)).toEqual({ ok: false, refusal: 'spent' })
    expect((await findBooking(await buyer(), of.token))?.buyers?.buyers[1]?.email).toBe(corrected)
    const [event] = await rowsOf(
      sql`select step, doer, note from booking_events where booking_id = ${of.id} order by id desc limit 1`,
    )
    expect(event).toEqual({ step: 'correctSigner', doer: 'buyer', note: '2' })
    const news = (await queuedJobs('booking.send-news')).at(-1)?.payload
    expect(news).toEqual({ booking: of.id, news: 'signer_changed' })
    // Sending it again waits, and ends after five.
    expect(await reach(2, corrected)).toEqual({ ok: false, refusal: 'tooSoon' })
    for (const at of [1, 2, 3]) expect(await reach(2, corrected, later(at))).toEqual(DONE)
    expect(await reach(2, corrected, later(5))).toEqual({ ok: false, refusal: 'tooMany' })
    expect(await sign(of, 2, { now: later(5) })).toEqual(DONE)
    expect(await reach(2, 'late@example.com', later(6))).toEqual({ ok: false, refusal: 'over' })
  })

  it('leads to the concluded contract, and to nothing before its buyer has signed', async () => {
    const of = await begun(3)
    expect(await findBookingOfSigner(await buyer(), await of.link(2))).toBeNull()
    await sign(of, 2)
    expect(await findHomeContract(await buyer(), await of.link(2))).toBeNull()
    await sign(of, 3)
    expect(await findHomeContract(await buyer(), await of.link(3))).toMatchObject({
      contract: { hash: someContract().hash },
    })
    const mails = await mailsIn(async () => sendContractCopy(await jobContext(), { booking: of.id, buyer: 3 }, 'b'))
    expect(mails[0]).toContain(`To: ${of.identity.buyers[2]?.email}`)
    expect(mails[0]).toContain(someContract().thai)
    expect(mails[0]).toContain(someContract().hash)
    expect(mails[0]).toContain(`/en/my-home/${await of.link(3)}/contract`)
    expect(mails[0]).not.toContain(of.linkToken)
  })
})

describe('what was signed', () => {
  it('is erased with who booked, 90 days after a hold that was never paid', async () => {
    const of = await begun(2)
    await lapseHolds(await jobContext(later(TWO_HOURS)))
    await eraseOldBookings(await jobContext(later(91 * 24 * 60)))
    for (const table of ['booking_signings', 'booking_signatures', 'booking_signers'])
      expect(await rowsOf(sql`select 1 from ${sql.identifier(table)} where booking_id = ${of.id}`), table).toEqual([])
    expect(await findCoSigning(await buyer(later(91 * 24 * 60)), await of.link(2))).toBeNull()
  })
})

describe('the counter', () => {
  const { staff, sold, seller } = withCounter()
  const { page: desk, print, record } = withPaper(seller)

  it('sees each signature with its time, takes a waiting contract over, and the others still sign by their link', async () => {
    const of = await begun(2)
    const colleague = await staff(COLLEAGUE)
    const page = await readDeskBooking(colleague, of.reference)
    expect(page?.signing).toEqual([
      { number: 1, name: nameOf(of, 1), email: null, signedAt: NOW },
      { number: 2, name: nameOf(of, 2), email: of.identity.buyers[1]?.email, signedAt: null },
    ])
    const reach = (email: string) => reachSignerAtCounter(colleague, of.reference, { number: 2, email })
    expect(await reach('malee@example.com')).toEqual({ ok: false, refusal: 'notSeller' })
    expect(await takeOverBooking(colleague, of.reference, 'They came to the gallery')).toEqual(DONE)
    // A code that a seller could read would sign for the buyer.
    const [own] = await rowsOf(sql`select email from staff where id = ${COLLEAGUE}`)
    expect(await reach(String(own?.email))).toEqual({ ok: false, refusal: 'ofStaff' })
    expect(await reach(`counter-${of.identity.email}`)).toEqual(DONE)
    await requestSignerCode(await buyer(), await of.link(2))
    const code = await codeInMail(of.reference, 'sign', 2)
    const signature = { name: nameOf(of, 2), code, hash: someContract().hash }
    expect(await coSign(await buyer(), await of.link(2), signature)).toEqual(DONE)
    expect((await readDeskBooking(colleague, of.reference))?.booking.state).toBe('signed')
  })

  it('has a couple with one mailbox sign on paper, where a code would let one sign for both', async () => {
    const [{ buyers, ...first }, { buyers: second }] = [someone(), someone({ name: 'Malee Jaidee' })]
    const reference = await sold({ ...first, buyers: [...buyers, ...second] })
    const code = await codeInMail(reference, 'verify')
    expect(await verifyAtCounter(await seller(), reference, code)).toEqual(DONE)
    const page = await readDeskBooking(await seller(), reference)
    expect(page?.canSignByCode).toBe(false)
    await sendCodeAtCounter(await seller(), reference, 'sign')
    const signature = { ...someContract(), name: 'Somchai Jaidee', code: await codeInMail(reference, 'sign') }
    expect(await signAtCounter(await seller(), reference, signature)).toEqual({ ok: false, refusal: 'paperOnly' })
    const { thai, translated, hash } = someContract()
    expect(await printContract(await seller(), reference, { thai, translated, hash })).toEqual(DONE)
  })

  it('prints the contract in place of codes that some buyers gave; where the paper is refused, those count again', async () => {
    const of = await begun(2)
    const { reference, id } = of
    expect(await takeOverBooking(await seller(), reference, 'They came to the gallery')).toEqual(DONE)
    const paper = await print(reference)
    expect(await record(reference, paper)).toEqual(DONE)
    const [link, { hash }] = [await of.link(2), someContract()]
    const signature = { name: nameOf(of, 2), code: '000000', hash }
    expect(await coSign(await buyer(), link, signature)).toEqual({ ok: false, refusal: 'over' })
    expect(await refusePaper(await staff(COLLEAGUE), reference, { reason: 'notSigned', note: '' })).toEqual(DONE)
    expect(await stateOf(reference)).toBe('co_signing')
    expect(await coSign(await buyer(), link, signature)).toEqual({ ok: false, refusal: 'spent' })
    expect(await record(reference, (await desk(reference))?.paper?.id ?? 0)).toEqual(DONE)
    expect(await confirmPaper(await staff(COLLEAGUE), reference)).toEqual(DONE)
    // The paper is the contract: no code was given under its text.
    expect(await findSignedContract(await buyer(), id)).toMatchObject({ isOnPaper: true, signatures: [] })
    expect(await stateOf(reference)).toBe('signed')
  })
})
