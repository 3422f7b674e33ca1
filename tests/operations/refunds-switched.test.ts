import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listExceptions } from '@/features/payments/operations/desk-payments'
import { takeWebhook } from '@/features/payments/queries/webhook'
import { closeException, currentProvider } from '@/features/payments/server'
import { sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { rowsOf } from '../support/bookings'
import { rowOf, someReference } from '../support/payments'
import { ANN, granted, PAID, withRefunds } from '../support/refunds'
import { runJob, runQueued } from '../support/run-job'

const { accountsOf, agreed, clock, finance, hear, opn, paid, refundRow, refundState, start, stateOf } = withRefunds()

const ACCOUNT = { TRANSFER_BANK: 'KBANK', TRANSFER_ACCOUNT: '0000000000', TRANSFER_NAME: 'Noble' }
const before = { ...env }

/** Takes an event of the provider as it posts it, now. */
async function posted(body: string): Promise<number> {
  const { header } = opn().notice(body, new Date())
  const headers = ['omise-signature', 'omise-signature-timestamp'].map((name): [string, string] => [
    name,
    header(name) ?? '',
  ])
  const request = new Request(`${env.publicUrl}/api/payments/opn`, { method: 'POST', body, headers })
  return (await takeWebhook(request, 'opn')).status
}

describe('a provider that takes no new payments, whose keys are kept', () => {
  beforeEach(() => {
    // The switch happens while payments are open: nothing of the old provider is on the list of those to look at.
    Object.assign(env, opn().variables, ACCOUNT, { PAYMENTS: 'transfer', TRANSFER_BILLER: '099400015804189' })
    // The provider is asked about one payment once in some seconds.
    clock.now = new Date(Date.now() - 60_000)
  })
  afterEach(() => {
    Object.assign(env, { OPN_API_URL: undefined, OPN_SECRET_KEY: undefined, OPN_WEBHOOK_SECRET: undefined }, before)
  })

  it('still tells of money that comes in, by its message and when it is asked', async () => {
    expect(currentProvider()?.name).toBe('transfer')
    const [told, asked] = [someReference(), someReference()]
    for (const reference of [told, asked])
      await start(reference, { method: 'promptpay', expiresAt: new Date(clock.now.getTime() + 840_000) })
    expect(await posted(opn().decide(told))).toBe(200)
    opn().decide(asked)
    await runJob('payments.reconcile', {})
    for (const reference of [told, asked]) {
      expect(await rowOf(reference)).toMatchObject({ state: 'paid', provider: 'opn', exception: null })
      expect(await accountsOf(reference)).toMatchObject({ provider: PAID })
    }
  })

  it('still gives back what it took, also where its answer was lost', async () => {
    const [plain, lost] = [await paid(), await paid()]
    const number = await agreed(plain.invoice)
    await runQueued('payments.send-refund')
    expect(await refundRow(number)).toMatchObject({ state: 'done', way: 'provider' })
    expect(await stateOf(plain.reference)).toBe('refunded')
    const second = await agreed(lost.invoice)
    opn().trouble('lostAnswer')
    await runQueued('payments.send-refund')
    expect(await refundState(second)).toBe('unknown')
    await runJob('payments.reconcile', {})
    expect(await refundState(second)).toBe('done')
    expect(opn().chargesOf(second)).toHaveLength(1)
  })
})

describe('money that the payer’s bank takes back', () => {
  const exceptionsOf = async (reference: string) =>
    (await listExceptions(await finance(ANN))).filter((one) => one.reference === reference).map((one) => one.exception)

  /** The provider says so of a charge, and tells us. */
  async function takenBack(reference: string, status: 'reversed' | 'failed') {
    const [charge] = opn()
      .chargesOf(reference)
      .filter((one) => one.object === 'charge')
    if (charge?.object !== 'charge') throw new Error('There is no charge')
    opn().change(charge.id, { status })
    const data = { object: 'charge', id: charge.id, metadata: charge.metadata, link: charge.link }
    return hear(JSON.stringify({ id: `evnt_${status}_${charge.id}`, data }))
  }

  it.each([
    ['reversed', 'promptpay'],
    ['reversed', 'card'],
    ['failed', 'promptpay'],
  ] as const)(
    'is on the list of finance until somebody closes it, when the provider says %s of a %s payment',
    async (status, method) => {
      const { reference, invoice } = await paid(method)
      expect(await takenBack(reference, status)).toBe('heard')
      expect(await rowOf(reference)).toMatchObject({ state: 'paid', exception: 'reversed' })
      expect(await exceptionsOf(reference)).toEqual(['reversed'])
      granted(await closeException(await finance(ANN), invoice, 'The buyer pays anew'))
      expect(await exceptionsOf(reference)).toEqual([])
      const kept =
        await rowsOf(sql`select e.exception, e.reason from payment_exceptions e join payments p on p.id = e.payment_id
      where p.invoice = ${invoice}`)
      expect(kept).toEqual([{ exception: 'reversed', reason: 'The buyer pays anew' }])
    },
  )
})
