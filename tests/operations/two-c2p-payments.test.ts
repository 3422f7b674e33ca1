import { describe, expect, it } from 'vitest'
import { approveRefund, askRefund, handleWebhook, sendRefund } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext, someContext } from '../support/content-system'
import { later, refusals, rowOf, settledJobs, someReference, withStand } from '../support/payments'
import { ANN, BOB, granted, PAID } from '../support/refunds'
import { openTwoC2p, posted } from '../support/two-c2p-server'

const { clock, hear, reconcile, stand, start, stateOf, view } = withStand(openTwoC2p)

describe('a payment through 2C2P', () => {
  it.each(['card', 'promptpay'] as const)('by %s is made on its page alone, and ends with its time', async (method) => {
    const [paid, declined, left, shown] = [someReference(), someReference(), someReference(), someReference()]
    for (const reference of [paid, declined, left, shown]) await start(reference, { method })
    expect(await view(paid)).toMatchObject({ state: 'pending', qr: null, isLive: false })
    expect((await view(paid))?.href).toMatch(/^https:\/\/pay\.example\/page/)
    stand().show(shown)
    await reconcile()
    const states = async () => Promise.all([paid, declined, left, shown].map(stateOf))
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending'])
    expect(await hear(stand().decide(paid))).toBe('heard')
    expect(await hear(stand().decide(declined, 'decline'))).toBe('heard')
    clock.now = later(900)
    await reconcile()
    expect(await states()).toEqual(['paid', 'failed', 'expired', 'expired'])
  })

  it('that comes after its end is still money', async () => {
    const reference = someReference()
    await start(reference)
    clock.now = later(900)
    await reconcile()
    expect(await stateOf(reference)).toBe('expired')
    expect(await hear(stand().decide(reference))).toBe('heard')
    expect([await stateOf(reference), await settledJobs(reference)]).toEqual(['paid', 1])
  })

  it('whose message is ahead of the books waits for them, and a message of before does not undo it', async () => {
    const reference = someReference()
    await start(reference)
    const early = stand().message({
      merchantID: 'JT01',
      invoiceNo: (await rowOf(reference))?.invoice,
      respCode: '0001',
    })
    stand().lag(1)
    expect(await hear(stand().decide(reference))).toBe('heard')
    expect(await stateOf(reference)).toBe('pending')
    clock.now = later(60)
    await reconcile()
    expect(await stateOf(reference)).toBe('paid')
    expect([await hear(early), await stateOf(reference)]).toEqual(['heard', 'paid'])
  })

  it('whose page was lost, and is not given out again, is neither made twice nor charged', async () => {
    const reference = someReference()
    stand().trouble('lostAnswer')
    stand().forget(true)
    await start(reference)
    clock.now = later(60)
    await reconcile()
    expect([await stateOf(reference), stand().chargesOf(reference).length]).toEqual(['unknown', 1])
    clock.now = later(900)
    await reconcile()
    stand().forget(false)
    expect(await stateOf(reference)).toBe('expired')
  })

  it('goes back by bank transfer, after two people have agreed, and never through its API', async () => {
    const reference = someReference()
    await start(reference, { method: 'card' })
    await hear(stand().decide(reference))
    const invoice = String((await rowOf(reference))?.invoice)
    const finance = (id: number) => someContext(clock.now, { kind: 'staff', id, role: 'finance' })
    const number = granted(await askRefund(await finance(ANN), { invoice, amount: PAID, reason: 'Sold by mistake' }))
    granted(await approveRefund(await finance(BOB), number))
    await sendRefund(await jobContext(clock.now), stand().provider, number)
    const [row] = await rowsOf(sql`select way, state from refunds where number = ${number}`)
    expect(row).toEqual({ way: 'transfer', state: 'approved' })
  })
})

describe('messages of 2C2P', () => {
  it('that are forged, unsigned, unreadable or of another merchant change nothing, and are kept without their text', async () => {
    const reference = someReference()
    await start(reference)
    const body = stand().decide(reference)
    const [before, ctx] = [await refusals(), await jobContext(clock.now)]
    const claims = {
      merchantID: 'JT01',
      invoiceNo: String((await rowOf(reference))?.invoice),
      email: 'canary@example.com',
    }
    const [head = '', text = '', mac = ''] = JSON.parse(body).payload.split('.')
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const wrong = [
      stand().message(claims, 'another key '.repeat(5)),
      JSON.stringify({ payload: `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${mac}` }),
      JSON.stringify({ payload: `${none}.${text}.` }),
      JSON.stringify({ payload: 'no token' }),
      JSON.stringify(claims),
      '{',
      stand().message({ merchantID: 'JT01' }),
    ]
    for (const raw of wrong) expect(await handleWebhook(ctx, stand().provider, posted(raw))).toBe('refused')
    expect(await hear(stand().message({ ...claims, merchantID: 'JT02' }))).toBe('not_ours')
    const after = await refusals()
    const added = (reason: string) => (after[reason] ?? 0) - (before[reason] ?? 0)
    expect(['forged', 'unsigned', 'malformed', 'not_ours'].map(added)).toEqual([4, 1, 2, 1])
    expect(await stateOf(reference)).toBe('pending')
    const kept = await rowsOf(sql`select r::text as text from provider_refusals r`)
    expect(JSON.stringify(kept)).not.toContain('canary')
  })

  it('are compared with the books: another merchant, or another sum paid, is for a person to look at', async () => {
    for (const part of [{ merchantID: 'JT02' }, { respCode: '5016' }, { respCode: '4120' }]) {
      const reference = someReference()
      await start(reference)
      const body = stand().decide(reference)
      stand().alter(reference, part)
      await hear(body)
      expect(await rowOf(reference)).toMatchObject({ state: 'pending', exception: 'mismatched' })
      expect(await settledJobs(reference)).toBe(0)
    }
  })
})
