import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { beginPayment, findBooking, settleBooking } from '@/features/booking/server'
import type { PaymentFact } from '@/features/payments'
import { handleWebhook, startPayment } from '@/features/payments/server'
import type { PlanTerms } from '@/features/purchases/domain/plan'
import { startHomePayment } from '@/features/purchases/server'
import { sql } from '@/platform/database/database'
import { buyer, freeUnits, NOW, PROJECT, rowsOf, someone } from './bookings'
import { signedByAll } from './co-signing'
import { contentSystem, jobContext, someContext, staffMember } from './content-system'
import { makeSeller } from './counter'
import { signedNotice } from './opn-server'
import { withProvider } from './payments'

/** Terms whose first payment is due on 8 December, then a month apart. */
export const TERMS: PlanTerms = {
  ...{ contractAmount: 20_000_000, contractOn: '2026-12-08' },
  ...{ instalmentTotal: 90_000_000, instalments: 3, firstOn: '2027-01-08', transferOn: '2028-06-30' },
}

/** The mails that were queued for a home, in order. */
export const mailsOf = async (reference: string) =>
  (
    await rowsOf(sql`select j.payload->>'news' as news, j.payload->>'buyer' as buyer
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'purchases.send-mail' and j.payload->>'reference' = ${reference} order by j.id`)
  ).map(({ news, buyer: to }) => `${news} ${to ?? 'keeper'}`)

/** Booked homes for the tests of a file, with a stand-in of the payment provider and a salesperson. */
export function withHomes() {
  const { clock, opn } = withProvider()
  let payload: Payload
  let sales = 0
  beforeAll(async () => {
    payload = await contentSystem()
    sales = (await staffMember(payload, 'sales')).id
    const [project] = await rowsOf(sql`select id from projects where slug_name = ${PROJECT}`)
    await makeSeller(sales, project?.id)
  })

  /** The stand-in pays the newest charge of a reference, and the feature is told so often. */
  async function paid<Answer>(
    reference: string,
    kind: 'booking' | 'home',
    settle: (ctx: Awaited<ReturnType<typeof jobContext>>, fact: PaymentFact) => Promise<Answer>,
    times = 1,
  ): Promise<Answer[]> {
    const [row] = await rowsOf(
      sql`select charge from payments where reference = ${reference} and state = 'pending' order by id desc limit 1`,
    )
    const notice = signedNotice(opn().decide(String(row?.charge)), clock.now)
    await handleWebhook(await jobContext(clock.now), opn().provider, notice)
    const [job] = await rowsOf(sql`select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = ${`${kind}.payment-settled`} and j.payload->>'reference' = ${reference}
      order by j.id desc limit 1`)
    const fact = job?.payload as PaymentFact
    const answers: Answer[] = []
    for (let time = 0; time < times; time += 1)
      answers.push(await settle(await jobContext(clock.now), { ...fact, paidAt: new Date(fact.paidAt) }))
    return answers
  }

  /** A booked home of two buyers: the link of the first one, and the reference. */
  async function booked(): Promise<{ token: string; reference: string }> {
    clock.now = NOW
    const [unit = 0] = await freeUnits(payload, 1)
    const [first, second] = [someone(), someone({ name: 'Malee Jaidee' })]
    const co = second.buyers.map((one) => ({ ...one, email: second.email }))
    const token = await signedByAll(unit, { ...first, buyers: [...first.buyers, ...co] })
    await beginPayment(await buyer(NOW), token, 'promptpay', {
      methods: ['promptpay'],
      startPayment: (ctx, request) => startPayment(ctx, opn().provider, request),
    })
    const booking = await findBooking(await buyer(NOW), token)
    if (!booking) throw new Error('no booking')
    await paid(booking.reference, 'booking', settleBooking)
    return { token: booking.linkToken, reference: booking.reference }
  }

  const staffOf = async (role: 'sales' | 'supervisor', now = NOW) =>
    someContext(now, { kind: 'staff', id: sales, role })
  return {
    clock,
    booked,
    paid,
    staff: (now = NOW) => staffOf('sales', now),
    supervisor: () => staffOf('supervisor'),
    /** A buyer starts a payment at the stand-in. */
    start: async (token: string, number: number) =>
      startHomePayment(await buyer(clock.now), token, { number, method: 'promptpay' }, opn().provider),
  }
}
