import { describe, expect, it } from 'vitest'
import { handleWebhook } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { rowsOf } from '../support/bookings'
import { jobContext } from '../support/content-system'
import { signedNotice } from '../support/opn-server'
import { later, refusals, someReference, withProvider } from '../support/payments'

const { clock, hear, opn, reconcile, start, stateOf, view } = withProvider()

describe('a payment through Opn Payments', () => {
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

describe('messages of Opn Payments', () => {
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
    for (const raw of wrong) expect(await handleWebhook(ctx, opn().provider, raw)).toBe('refused')
    expect(await hear('{"id":"evnt_1","data":{"object":"customer"}}')).toBe('not_ours')
    const after = await refusals()
    const added = (reason: string) => (after[reason] ?? 0) - (before[reason] ?? 0)
    expect(['forged', 'stale', 'unsigned', 'malformed'].map(added)).toEqual([2, 2, 1, 1])
    expect(await stateOf(reference)).toBe('pending')
    const kept = await rowsOf(sql`select r::text as text from provider_refusals r`)
    expect(JSON.stringify(kept)).not.toContain('canary')
  })
})
