import { describe, expect, it } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import {
  beginPayment,
  coSign,
  findBooking,
  findCoSigning,
  findSignedContract,
  lapseHolds,
  releaseHold,
  renewHold,
  requestSignerCode,
} from '@/features/booking/server'
import { ok } from '@/kernel/result'
import type { Context } from '@/platform/database/context'
import { sql } from '@/platform/database/database'
import { buyer, codeFor, hold, NOW, rowsOf, someContract } from '../support/bookings'
import { begun, codeOfBuyer, DONE, nameOf, sign } from '../support/co-signing'
import { jobContext } from '../support/content-system'
import { queuedJobs } from '../support/queued-jobs'

const TWO_HOURS = 120
const later = (minutes: number) => minutesAfter(NOW, minutes)
const stateAt = async (token: string, now = NOW) => (await findBooking(await buyer(now), token))?.state

const port = {
  methods: ['promptpay' as const],
  startPayment: async (_: Context, { payable }: { payable: { amount: number; expiresAt: Date } }) =>
    ok({
      ...{
        state: 'pending' as const,
        method: 'promptpay' as const,
        href: null,
        qr: null,
        isLive: false,
        failure: null,
      },
      ...{ amount: payable.amount, expiresAt: payable.expiresAt },
    }),
}

describe('a contract with several buyers', () => {
  it('is concluded when the last one has signed the same text: nobody pays under one that is not', async () => {
    const of = await begun(3)
    expect(of).toMatchObject({ state: 'co_signing', holdEndsAt: later(TWO_HOURS), signedAt: null })
    expect(await findSignedContract(await buyer(), of.id)).toBeNull()
    expect(await beginPayment(await buyer(), of.token, 'promptpay', port)).toEqual({ ok: false, refusal: 'over' })
    expect(await sign(of, 2, { now: later(30) })).toEqual(DONE)
    expect(await stateAt(of.token, later(30))).toBe('co_signing')
    expect(await beginPayment(await buyer(later(30)), of.token, 'promptpay', port)).toMatchObject({ refusal: 'over' })
    expect(await sign(of, 3, { now: later(119) })).toEqual(DONE)
    // There is time left to pay.
    expect(await findBooking(await buyer(later(119)), of.token)).toMatchObject({
      ...{ state: 'signed', contractHash: someContract().hash, holdEndsAt: later(119 + 15) },
    })
    const contract = await findSignedContract(await buyer(), of.id)
    expect(contract).toMatchObject({ thai: someContract().thai, hash: someContract().hash, signedAt: later(119) })
    expect(contract?.signatures).toEqual([
      { name: nameOf(of, 1), signedAt: NOW },
      { name: nameOf(of, 2), signedAt: later(30) },
      { name: nameOf(of, 3), signedAt: later(119) },
    ])
    expect((await beginPayment(await buyer(later(119)), of.token, 'promptpay', port)).ok).toBe(true)
  })

  it('names nobody readably: neither a name nor an address of a further buyer stands in the database', async () => {
    const of = await begun(2)
    await sign(of, 2)
    const rows = await rowsOf(sql`select row_to_json(b)::text || row_to_json(s)::text || row_to_json(t)::text
        || row_to_json(l)::text as text
      from bookings b join booking_signatures s on s.booking_id = b.id join booking_signings t on t.booking_id = b.id
        join booking_signers l on l.booking_id = b.id where b.id = ${of.id}`)
    expect(rows).toHaveLength(2)
    for (const { text } of rows)
      for (const secret of ['Malee', 'Somchai', of.identity.buyers[1]?.email ?? '', await of.link(2), 'สัญญาจอง'])
        expect(String(text)).not.toContain(secret)
  })

  it('ends with its hold after two hours: the unit is free, no contract is kept, and the link says so', async () => {
    const of = await begun(2)
    expect(await renewHold(await buyer(later(5)), of.token)).toEqual({ ok: false, refusal: 'used' })
    expect(await hold(of.unitId, later(119))).toMatchObject({ refusal: 'taken' })
    const code = await codeOfBuyer(of, 2, later(119))
    await lapseHolds(await jobContext(later(TWO_HOURS)))
    const late = { name: nameOf(of, 2), hash: someContract().hash, code }
    expect(await coSign(await buyer(later(TWO_HOURS)), await of.link(2), late)).toEqual({ ok: false, refusal: 'over' })
    expect(await findCoSigning(await buyer(later(TWO_HOURS)), await of.link(2))).toMatchObject({
      ...{ state: 'lapsed', endsAt: null },
    })
    expect(await findSignedContract(await buyer(), of.id)).toBeNull()
    expect((await hold(of.unitId, later(TWO_HOURS))).ok).toBe(true)
  })

  it('can be given up by the first buyer while it waits', async () => {
    const of = await begun(2)
    expect(await releaseHold(await buyer(), of.token)).toEqual(DONE)
    expect(await sign(of, 2).catch(() => 'refused')).toBe('refused')
  })
})

describe('a further buyer', () => {
  it('signs for nobody else: neither with another name, another code nor another link', async () => {
    const of = await begun(3)
    const [second, third] = [await codeOfBuyer(of, 2), await codeOfBuyer(of, 3)]
    const { hash } = someContract()
    const try2 = async (name: string, code: string) => coSign(await buyer(), await of.link(2), { name, code, hash })
    expect(await try2(nameOf(of, 3), third)).toEqual({ ok: false, refusal: 'name' })
    expect(await try2(nameOf(of, 3), second)).toEqual({ ok: false, refusal: 'name' })
    expect(await try2(nameOf(of, 2), third)).toEqual({ ok: false, refusal: 'wrong' })
    expect(await try2(nameOf(of, 2), second)).toEqual(DONE)
    const seen = await findCoSigning(await buyer(), await of.link(3))
    expect(seen?.signers.map(({ signedAt }) => signedAt !== null)).toEqual([true, true, false])
    for (const token of ['f'.repeat(64), of.token, of.linkToken])
      expect(await requestSignerCode(await buyer(), token)).toEqual({ ok: false, refusal: 'gone' })
    // Nor is the link one to the booking.
    expect(await findBooking(await buyer(), await of.link(2))).toBeNull()
    expect(await releaseHold(await buyer(), await of.link(2))).toEqual({ ok: false, refusal: 'gone' })
  })

  it('sees the contract and who has signed, and no address, phone or number of anybody', async () => {
    const of = await begun(3)
    const seen = JSON.stringify(await findCoSigning(await buyer(), await of.link(2)))
    expect(seen).toContain(someContract().thai)
    const { email, phone, buyers } = of.identity
    const secrets = [email, phone, of.linkToken, ...buyers.flatMap((one) => [one.number, one.email ?? email])]
    for (const secret of secrets) expect(seen).not.toContain(secret)
  })

  it('has five tries a code, and a wrong one costs the others nothing', async () => {
    const of = await begun(3)
    const right = await codeOfBuyer(of, 2)
    const wrong = right === '000000' ? '111111' : '000000'
    const { hash } = someContract()
    const guess = async (code: string, now = NOW) =>
      coSign(await buyer(now), await of.link(2), { name: nameOf(of, 2), code, hash })
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(wrong)))
    expect(answers.filter((one) => !one.ok && one.refusal === 'wrong')).toHaveLength(4)
    expect(await guess(right)).toEqual({ ok: false, refusal: 'spent' })
    expect(await sign(of, 3)).toEqual(DONE)
    expect(await requestSignerCode(await buyer(), await of.link(2))).toEqual({ ok: false, refusal: 'tooSoon' })
    expect(await requestSignerCode(await buyer(later(1)), await of.link(2))).toEqual(DONE)
    expect(await guess(await codeFor(of.token, 'sign', later(1), 2), later(1))).toEqual(DONE)
  })

  it('signs the text that the first one signed, and no other', async () => {
    const of = await begun(2)
    const other = someContract('2026-11')
    expect(await sign(of, 2, { hash: other.hash })).toEqual({ ok: false, refusal: 'outdated' })
    await expect(
      rowsOf(sql`insert into booking_signatures (booking_id, buyer, sha256, signed_name, signed_at)
        values (${of.id}, 2, ${other.hash}, 'x', now())`),
    ).rejects.toThrow()
    for (const change of [
      sql`update booking_signings set text_th = 'x' where booking_id = ${of.id}`,
      sql`update booking_signatures set signed_at = now() where booking_id = ${of.id}`,
      sql`delete from booking_signatures where booking_id = ${of.id}`,
    ])
      await expect(rowsOf(change)).rejects.toThrow()
  })

  it('signs once, however often the button is pressed', async () => {
    const of = await begun(3)
    const code = await codeOfBuyer(of, 2)
    const [ctx, token] = [await buyer(), await of.link(2)]
    const press = () => coSign(ctx, token, { name: nameOf(of, 2), code, hash: someContract().hash })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.filter(({ ok: isFine }) => isFine)).toHaveLength(1)
    expect(await rowsOf(sql`select 1 from booking_signatures where booking_id = ${of.id}`)).toHaveLength(2)
    expect(await requestSignerCode(ctx, token)).toEqual({ ok: false, refusal: 'over' })
  })

  it('and another one who sign at the same moment conclude one contract, with one copy for each', async () => {
    const of = await begun(3)
    const codes = [await codeOfBuyer(of, 2), await codeOfBuyer(of, 3)]
    const links = [await of.link(2), await of.link(3)]
    const ctx = await buyer()
    const press = (at: number) =>
      coSign(ctx, links[at] ?? '', { name: nameOf(of, at + 2), code: codes[at] ?? '', hash: someContract().hash })
    expect(await Promise.all([press(0), press(1)])).toEqual([DONE, DONE])
    expect(await stateAt(of.token)).toBe('signed')
    expect(await rowsOf(sql`select 1 from booking_contracts where booking_id = ${of.id}`)).toHaveLength(1)
    const copies = (await queuedJobs('booking.send-contract-copy')).filter(
      ({ payload }) => (payload as { booking: number }).booking === of.id,
    )
    expect(copies.map(({ payload }) => (payload as { buyer: number }).buyer)).toEqual([1, 2, 3])
  })
})
