import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { beginPayment, findBooking } from '@/features/booking/server'
import { takeWebhook } from '@/features/payments/queries/webhook'
import { handleWebhook, startPayment } from '@/features/payments/server'
import { trialAccount } from '@/features/trial-provider/server'
import { sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { buyer, freeUnits, NOW, rowsOf, signed } from '../support/bookings'
import { contentSystem, jobContext } from '../support/content-system'
import { signedNotice } from '../support/opn-server'
import { refusals, withProvider } from '../support/payments'

const { clock, opn } = withProvider()
let payload: Payload

beforeAll(async () => {
  payload = await contentSystem()
})

/** Everything that is sold, owed, numbered, told or queued. That a payment needs a person to look at it is its mark alone. */
const TABLES = [
  'bookings',
  'booking_holds',
  'booking_events',
  'payments',
  'ledger_entries',
  'receipts',
  'receipt_counters',
  'refunds',
  'graphile_worker._private_jobs',
] as const

async function digest(): Promise<Record<string, unknown>> {
  const entries = TABLES.map(async (table) => {
    const [row] = await rowsOf(sql`select md5(string_agg(line, E'\n' order by line)) as hash
      from (select (to_jsonb(t) - 'exception' - 'checked_at')::text as line from ${sql.raw(table)} t) as lines`)
    return [table, row?.hash] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** A booking whose fee is being paid, and its charge at the provider. */
async function beingPaid(unit: number): Promise<{ reference: string; charge: string }> {
  const token = await signed(unit)
  await beginPayment(await buyer(clock.now), token, 'promptpay', {
    methods: ['promptpay'],
    startPayment: (ctx, request) => startPayment(ctx, opn().provider, request),
  })
  const { reference = '' } = (await findBooking(await buyer(clock.now), token)) ?? {}
  const [row] = await rowsOf(sql`select charge from payments where reference = ${reference}`)
  return { reference, charge: String(row?.charge) }
}

/** The same message under another id, as the provider would tell it once more. */
const another = (body: string, at: number) => body.replace('"id":"evnt_', `"id":"evnt_${at}_`)

type Wrong = (body: string, at: number) => ReturnType<typeof signedNotice>

const seconds = (count: number) => new Date(clock.now.getTime() + count * 1000)
const OTHER_SECRET = Buffer.from('the secret of somebody else').toString('base64')

/** What is wrong with the message itself, each with the reason that is kept. */
const FORGED: readonly (readonly [string, Wrong])[] = [
  ['unsigned', (body, at) => ({ body: another(body, at), header: () => null })],
  ['forged', (body, at) => signedNotice(another(body, at), clock.now, OTHER_SECRET)],
  ['forged', (body, at) => ({ ...signedNotice(body, clock.now), body: another(body, at) })],
  ['forged', (body, at) => ({ ...signedNotice(another(body, at), seconds(-600)), header: newTimeOn(body, at) })],
  ['stale', (body, at) => signedNotice(another(body, at), seconds(-301 - at))],
  ['stale', (body, at) => signedNotice(another(body, at), seconds(301 + at))],
  ['malformed', (body, at) => signedNotice(another(body, at).slice(0, -1 - (at % 200)), clock.now)],
  [
    'not_ours',
    (body, at) => signedNotice(another(body, at).replace(/"invoice":"\w+"/, `"invoice":"0${at}"`), clock.now),
  ],
]

/** The signature of an old message under the time of now. */
function newTimeOn(body: string, at: number) {
  const old = signedNotice(another(body, at), seconds(-600))
  const now = signedNotice(another(body, at), clock.now)
  return (name: string) => (name.endsWith('timestamp') ? now : old).header(name)
}

const EACH = 80

describe('wrong messages of a provider', () => {
  it('1,000 of them change nothing of bookings, payments and the ledger, and each is on record without its text', async () => {
    clock.now = NOW
    const units = await freeUnits(payload, 3)
    const [paid, waiting, marked] = await Promise.all(units.map((unit) => beingPaid(unit)))
    if (!paid || !waiting || !marked) throw new Error('There are three units')
    const booked = opn().decide(paid.charge)
    await handleWebhook(await jobContext(clock.now), opn().provider, signedNotice(booked, clock.now))
    const body = opn().decide(waiting.charge).replace('"description"', '"email":"canary@example.com","description"')
    const [before, known] = [await digest(), await refusals()]

    const ctx = await jobContext(clock.now)
    const hear = (notice: ReturnType<typeof signedNotice>, isLive = false) =>
      handleWebhook(ctx, { ...opn().provider, isLive }, notice)
    const numbers = Array.from({ length: EACH }, (_, at) => at)
    const moves = FORGED.flatMap(([, wrong]) => numbers.map((at) => () => hear(wrong(at % 2 ? body : booked, at))))
    const answers = await inShuffledBatches(moves)
    expect(new Set(answers)).toEqual(new Set(['refused', 'not_ours']))

    const charged = opn().decide(marked.charge)
    for (const [name, part] of Object.entries({ amount: { amount: 1 }, currency: { currency: 'USD' } })) {
      opn().change(marked.charge, part)
      await inShuffledBatches(
        numbers.map((at) => () => hear(signedNotice(another(charged, at + name.length * 1000), clock.now))),
      )
      opn().change(marked.charge, { amount: 5_000_000, currency: 'THB' })
    }
    await inShuffledBatches(
      Array.from(
        { length: 1000 - (FORGED.length + 2) * EACH },
        (_, at) => () => hear(signedNotice(another(charged, at + 20_000), clock.now), true),
      ),
    )

    expect(await digest()).toEqual(before)
    const after = await refusals()
    const added = Object.entries(after).map(([reason, count]) => [reason, count - (known[reason] ?? 0)] as const)
    expect(Object.fromEntries(added.filter(([, count]) => count > 0))).toEqual({
      ...{ unsigned: EACH, forged: 3 * EACH, stale: 2 * EACH, malformed: EACH, not_ours: EACH },
      mismatched: 1000 - 8 * EACH,
    })
    const kept = await rowsOf(sql`select r::text as text from provider_refusals r`)
    expect(JSON.stringify(kept)).not.toContain('canary')
    const [row] = await rowsOf(sql`select exception from payments where reference = ${marked.reference}`)
    expect(row).toEqual({ exception: 'mismatched' })
    // The control: the one message that is right does change them.
    expect(await hear(signedNotice(body, clock.now))).toBe('heard')
    expect(await digest()).not.toEqual(before)
  })

  it('that say more than the charge does are not believed', async () => {
    clock.now = NOW
    const { charge } = await beingPaid((await freeUnits(payload, 1))[0] as number)
    const told = opn().decide(charge)
    opn().change(charge, { status: 'pending' })
    const before = await digest()
    const ctx = await jobContext(clock.now)
    const lies = Array.from({ length: 50 }, (_, at) => signedNotice(another(told, at), clock.now))
    const answers = await Promise.all(lies.map((lie) => handleWebhook(ctx, opn().provider, lie)))
    expect(new Set(answers)).toEqual(new Set(['heard']))
    expect(await digest()).toEqual(before)
  })
})

describe('the address of the webhook', () => {
  const asked = (body: string, header: ReturnType<typeof signedNotice>['header'], network: string) => {
    const names = ['omise-signature', 'omise-signature-timestamp']
    const signed = names.map((name) => [name, header(name)] as const).filter((pair) => pair[1] !== null)
    const headers = { ...Object.fromEntries(signed as [string, string][]), 'x-client-ip': network }
    return new Request('http://localhost/api/payments/trial', { method: 'POST', body, headers })
  }

  it('refuses what is forged, stale, unsigned, too long or of another provider, and goes on after that', async () => {
    Object.assign(env, { APP_PORT: 1 })
    const now = new Date()
    const { webhookSecret } = trialAccount()
    const body = '{"id":"evnt_1","data":{"object":"charge","id":"chrg_1"}}'
    const before = await digest()
    const known = await refusals()
    const wrong = [
      signedNotice(body, now, OTHER_SECRET),
      signedNotice(body, new Date(now.getTime() - 301_000), webhookSecret),
      { body, header: () => null },
      signedNotice('{', now, webhookSecret),
    ]
    const answers = await inShuffledBatches(
      Array.from({ length: 100 }, (_, at) => async () => {
        const { body: sent, header } = wrong[at % wrong.length] as (typeof wrong)[number]
        return (await takeWebhook(asked(sent, header, '203.0.113.7'), 'trial')).status
      }),
    )
    expect(new Set(answers)).toEqual(new Set([400]))
    const after = await refusals()
    const added = ['forged', 'stale', 'unsigned', 'malformed'].map((name) => (after[name] ?? 0) - (known[name] ?? 0))
    expect(added).toEqual([25, 25, 25, 25])

    const status = async (sent: string, name: string, header: (name: string) => string | null = () => null) =>
      (await takeWebhook(asked(sent, header, '203.0.113.8'), name)).status
    expect([await status(body, 'opn'), await status('x'.repeat(256_001), 'trial')]).toEqual([404, 413])
    expect(await status(body, 'trial', signedNotice(body, now, webhookSecret).header)).toBe(200)
    expect(await digest()).toEqual(before)
  })
})

/** Runs so many moves in any order, twenty at once. */
async function inShuffledBatches<Value>(moves: readonly (() => Promise<Value>)[]): Promise<Value[]> {
  const shuffled = moves.map((move) => [Math.random(), move] as const).sort(([a], [b]) => a - b)
  const values: Value[] = []
  for (let from = 0; from < shuffled.length; from += 20)
    values.push(...(await Promise.all(shuffled.slice(from, from + 20).map(([, move]) => move()))))
  return values
}
