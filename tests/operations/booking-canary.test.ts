import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { inspect } from 'node:util'
import { expect, it, vi } from 'vitest'
import { linkTokenOf } from '@/features/booking/operations/booking-secrets'
import {
  checkBookingCode,
  findBooking,
  identifyBuyers,
  sendBookingCode,
  sendBookingNews,
  signContract,
} from '@/features/booking/server'
import { thaiCheckDigit } from '@/kernel/form/identity-number'
import { sql } from '@/platform/database/database'
import { env } from '@/platform/process/env'
import { log, logTo } from '@/platform/process/log'
import { buyer, codeFor, freeUnits, held, NOW, rowsOf, someContract } from '../support/bookings'
import { contentSystem, jobContext } from '../support/content-system'

/** Nobody else has these: wherever one of them stands, it came from this booking. */
const NUMBER = `310170023070${thaiCheckDigit('310170023070')}`
const PASSPORT = 'ZK7391846'
const CANARIES = [NUMBER, '3-1017-00230-70', PASSPORT, 'Canarya', 'canarya@example.com', '0898765432']

const identity = () => ({
  email: 'canarya@example.com',
  phone: '0898765432',
  buyers: [
    { name: 'Canarya Jaidee', document: 'thai_id' as const, number: NUMBER, nationality: 'TH' },
    { name: 'Canarya Second', document: 'passport' as const, number: PASSPORT, nationality: 'CN' },
  ],
})

const found = (text: string, ...more: string[]) => [...CANARIES, ...more].filter((canary) => text.includes(canary))

/** Everything that is logged from now on, as it would be printed. */
function printedLog(): () => string {
  let text = ''
  const printed = logTo(
    new Writable({
      write: (chunk, _, done) => {
        text += String(chunk)
        done()
      },
    }),
  )
  printed.level = 'debug'
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(log, level).mockImplementation(((...all: unknown[]) =>
      (printed[level] as (...all: unknown[]) => void)(...all)) as never)
  return () => text
}

/** The error of a step whose row the database refuses, with the values it was given. */
async function refusedByDatabase(step: () => Promise<unknown>): Promise<unknown> {
  await rowsOf(sql`create function refuse_canary() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new; end $$`)
  await rowsOf(
    sql`create trigger refuse_canary before update on bookings for each row execute function refuse_canary()`,
  )
  try {
    return await step().then(
      () => null,
      (error: unknown) => error,
    )
  } finally {
    await rowsOf(sql`drop function refuse_canary cascade`)
  }
}

it('documents and names of buyers are in no log, error, address, job or subject of a mail', async () => {
  const printed = printedLog()
  const [unit] = await freeUnits(await contentSystem(), 1)
  const token = await held(unit as number)
  const ctx = await buyer()

  const error = await refusedByDatabase(() => identifyBuyers(ctx, token, identity()))
  expect(error).toBeInstanceOf(Error)
  expect(found(inspect(error, { depth: 10 }))).toEqual([])
  log.error({ err: error, ...identity().buyers[0] }, 'a step failed')

  await identifyBuyers(ctx, token, identity())
  const wrong = await checkBookingCode(ctx, token, NUMBER.slice(0, 6))
  await checkBookingCode(ctx, token, await codeFor(token, 'verify'))
  const refusedSignature = await signContract(ctx, token, {
    ...someContract(),
    name: 'Canarya Else',
    code: '000000',
  })
  expect(found(inspect([wrong, refusedSignature]))).toEqual([])

  const booking = await findBooking(ctx, token)
  const job = await jobContext(NOW)
  await sendBookingCode(job, { booking: booking?.id ?? 0, purpose: 'verify', round: 1 }, 'canary-1')
  await sendBookingNews(job, { booking: booking?.id ?? 0, news: 'booked' }, 'canary-2')

  const jobs = await rowsOf(sql`select payload::text as text from graphile_worker._private_jobs`)
  expect(found(JSON.stringify(jobs))).toEqual([])
  const events = await rowsOf(sql`select e::text as text from booking_events e`)
  expect(found(JSON.stringify(events))).toEqual([])
  const address = `${booking?.reference} ${linkTokenOf(booking?.reference ?? '')}`
  expect(found(address)).toEqual([])
  const folder = join(env.dataDir, 'outbox')
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(mails.filter((mail) => mail.includes('canarya@example.com')).length).toBeGreaterThan(0)
  for (const mail of mails) {
    expect(found(mail)).not.toContain(NUMBER)
    expect(found(mail)).not.toContain(PASSPORT)
    expect(found(/^Subject: .*(?:\r\n\s.*)*/m.exec(mail)?.[0] ?? '')).toEqual([])
  }
  expect(printed()).toContain('a step failed')
  expect(found(printed())).toEqual([])
})
