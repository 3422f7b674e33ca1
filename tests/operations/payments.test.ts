import { describe, expect, it } from 'vitest'
import { checkPayments, hearProvider } from '@/features/payments/server'
import { sql } from '@/platform/database'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { signedNotice } from '../support/opn-server'
import { later, refusals, rowOf, START, settledJobs, someReference, withProvider } from '../support/payments'

const { clock, hear, opn, reconcile, start, stateOf, view } = withProvider()

describe('a payment', () => {
  it('is one charge however often it is asked with its key, and the key is for nothing else', async () => {
    const reference = someReference()
    const answers = await Promise.all(Array.from({ length: 50 }, () => start(reference)))
    expect(answers.every((answer) => answer.ok)).toBe(true)
    expect(opn().chargesOf(reference)).toHaveLength(1)
    expect(await start(reference, { amount: 1 })).toEqual({ ok: false, refusal: 'conflict' })
    expect(await view(reference)).toMatchObject({ state: 'pending', isLive: false })
    expect((await view(reference))?.qr).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  it('is not asked for after its time', async () => {
    clock.now = later(841)
    expect(await start(someReference())).toEqual({ ok: false, refusal: 'tooLate' })
  })

  it('that the provider declines has failed; another key asks again', async () => {
    const reference = someReference()
    opn().trouble('declined')
    await start(reference)
    expect(await stateOf(reference)).toBe('failed')
    await start(reference, { key: `${reference}-1` })
    expect(await stateOf(reference)).toBe('pending')
  })

  it('by card is made on the page of the provider, and withdrawn when its time is over', async () => {
    const [paid, left] = [someReference(), someReference()]
    for (const reference of [paid, left]) await start(reference, { method: 'card' })
    expect((await view(paid))?.href).toMatch(/^https:\/\/pay\.example\/link_/)
    expect(await hear(opn().decide(paid, 'decline'))).toBe('heard')
    expect(await stateOf(paid)).toBe('pending')
    expect(await hear(opn().decide(paid))).toBe('heard')
    clock.now = later(900)
    await reconcile()
    expect([await stateOf(paid), await stateOf(left)]).toEqual(['paid', 'expired'])
    expect(opn().chargesOf(left)[0]).toMatchObject({ isDeleted: true })
  })
})

describe('a request without an answer', () => {
  it('is unknown, then found by our own number and not charged twice', async () => {
    const reference = someReference()
    opn().trouble('lostAnswer')
    expect(await start(reference)).toMatchObject({ ok: true, value: { state: 'unknown' } })
    const body = opn().decide(reference)
    clock.now = later(50)
    await reconcile()
    expect([await stateOf(reference), opn().chargesOf(reference).length]).toEqual(['paid', 1])
    expect(await hear(body)).toBe('heard')
    expect(await settledJobs(reference)).toBe(1)
  })

  it('that never arrived is asked for again, also after an error and while the provider is down', async () => {
    for (const trouble of ['lostRequest', 'error'] as const) {
      clock.now = START
      const reference = someReference()
      opn().trouble(trouble)
      await start(reference)
      expect([await stateOf(reference), opn().chargesOf(reference).length]).toEqual(['unknown', 0])
      opn().setDown(true)
      clock.now = later(25)
      await reconcile()
      expect(await stateOf(reference)).toBe('unknown')
      opn().setDown(false)
      clock.now = later(50)
      await Promise.all(Array.from({ length: 5 }, reconcile))
      expect([await stateOf(reference), opn().chargesOf(reference).length]).toEqual(['pending', 1])
    }
  })

  it('that never arrived in time has failed', async () => {
    const reference = someReference()
    opn().trouble('lostRequest')
    await start(reference)
    clock.now = later(900)
    await reconcile()
    expect([await stateOf(reference), opn().chargesOf(reference).length]).toEqual(['expired', 0])
  })
})

describe('messages of the provider', () => {
  it('are taken in once, however often and in whatever order they come with polls and returns', async () => {
    for (const times of [1, 7, 100]) {
      const reference = someReference()
      clock.now = START
      await start(reference)
      const body = opn().decide(reference)
      clock.now = later(10)
      const visitor = await someContext(clock.now)
      const moves = Array.from({ length: times }, (_, index) => [
        () => hear(body),
        () => (index % 3 === 0 ? reconcile() : checkPayments(visitor, opn().provider, 'test', reference)),
      ]).flat()
      const shuffled = moves.map((move) => [Math.random(), move] as const).sort(([a], [b]) => a - b)
      await Promise.all(shuffled.map(([, move]) => move()))
      const receipts = await rowsOf(sql`select r.number from receipts r join payments p on p.id = r.payment_id
        where p.reference = ${reference}`)
      expect([await stateOf(reference), receipts.length, await settledJobs(reference)]).toEqual(['paid', 1, 1])
    }
  })

  it('that are forged, stale, unsigned or unreadable change nothing and are kept without their text', async () => {
    const reference = someReference()
    await start(reference)
    const body = opn().decide(reference).replace('"description"', '"email":"canary@example.com","description"')
    const [before, ctx] = [await refusals(), await jobContext(clock.now)]
    const wrong = [
      signedNotice(body, clock.now, Buffer.from('another secret of somebody').toString('base64')),
      { ...signedNotice(body, clock.now), body: `${body} ` },
      signedNotice(body, later(-301)),
      signedNotice(body, later(301)),
      { body, header: () => null },
      signedNotice('{', clock.now),
    ]
    for (const raw of wrong) expect(await hearProvider(ctx, opn().provider, raw)).toBe('refused')
    expect(await hear('{"id":"evnt_1","data":{"object":"customer"}}')).toBe('not_ours')
    const after = await refusals()
    const added = (reason: string) => (after[reason] ?? 0) - (before[reason] ?? 0)
    expect(['forged', 'stale', 'unsigned', 'malformed'].map(added)).toEqual([2, 2, 1, 1])
    expect(await stateOf(reference)).toBe('pending')
    const kept = await rowsOf(sql`select r::text as text from provider_refusals r`)
    expect(JSON.stringify(kept)).not.toContain('canary')
  })

  it.each([
    ['amount', { amount: 1 }],
    ['currency', { currency: 'USD' }],
    ['reference', { metadata: { invoice: 'ANOTHER' } }],
  ])('about a charge of another %s change nothing, and a person is told', async (_, part) => {
    const reference = someReference()
    await start(reference)
    const id = opn().chargesOf(reference)[0]?.id ?? ''
    const body = opn().decide(reference)
    opn().change(id, part)
    await hear(body)
    expect(await rowOf(reference)).toMatchObject({ state: 'pending', exception: 'mismatched' })
    expect(await settledJobs(reference)).toBe(0)
    expect((await refusals()).mismatched).toBeGreaterThan(0)
  })

  it('about a charge of the other mode, of test or real money, change nothing', async () => {
    const reference = someReference()
    await start(reference)
    const raw = signedNotice(opn().decide(reference), clock.now)
    await hearProvider(await jobContext(clock.now), { ...opn().provider, isLive: true }, raw)
    expect(await rowOf(reference)).toMatchObject({ state: 'pending', exception: 'mismatched' })
  })

  it('are not lost while the provider does not answer', async () => {
    const reference = someReference()
    await start(reference)
    const body = opn().decide(reference)
    opn().setDown(true)
    await expect(hear(body)).rejects.toThrow()
    opn().setDown(false)
    expect([await hear(body), await hear(body), await stateOf(reference)]).toEqual(['heard', 'known', 'paid'])
  })
})
