import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { minutesAfter } from '@/features/booking/domain/hold'
import type { Buyer, Identity } from '@/features/booking/domain/identity'
import { ASKED, GUARDS, type Guard, PLACES, type Place } from '@/features/booking/domain/may-book'
import { personOf, sealIdentity } from '@/features/booking/operations/booking-secrets'
import {
  findBooking,
  identifyBuyers,
  lapseHolds,
  sellAtCounter,
  settleBooking,
  takeOverBooking,
} from '@/features/booking/server'
import { turnGuard } from '@/features/launches/server'
import { sql } from '@/platform/database/database'
import { buyer, CAMPAIGN, freeUnits, held, hold, NOW, rowsOf, soldElsewhere, someone } from '../support/bookings'
import { signedByAll } from '../support/co-signing'
import { contentSystem, jobContext } from '../support/content-system'
import { withCounter } from '../support/counter'
import { someThaiId } from '../support/thai-id'

const { sale, seller } = withCounter()

/** A couple of whom one is foreign, so that every guard has something to ask. */
const couple = (): Identity => {
  const { buyers, ...contact } = someone()
  const second: Buyer = { name: 'Anna', document: 'passport', number: `P${someThaiId().slice(4)}`, nationality: 'SE' }
  return { ...contact, buyers: [...buyers, { ...second, email: `co-${contact.email}` }] }
}

/** A step that is about to be taken. `reference` is empty before there is a booking. */
interface Ready {
  unit: number
  others: number[]
  identity: Identity
  reference: string
  token: string
}

const referenceOf = async (token: string) => (await findBooking(await buyer(), token))?.reference ?? ''

async function start(): Promise<Ready> {
  const [unit = 0, ...others] = await freeUnits(await contentSystem(), 3)
  return { unit, others, identity: couple(), reference: '', token: '' }
}

const sayOf = ({ ok, ...rest }: { ok: boolean; refusal?: unknown }) => (ok ? 'granted' : String(rest.refusal))

/** What late money comes to: the reason why it does not book stands in the history. */
async function payLate({ reference }: Ready): Promise<string> {
  await lapseHolds(await jobContext(minutesAfter(NOW, 120)))
  const [row] = await rowsOf(sql`select id, fee from bookings where reference = ${reference}`)
  const ours = { invoice: `I-${reference}`, receiptNumber: `R-${reference}`, kind: 'booking', reference }
  const fact = { ...ours, amount: Number(row?.fee), paidAt: NOW }
  const outcome = await settleBooking(await jobContext(minutesAfter(NOW, 121)), fact)
  if (outcome === 'booked') return 'granted'
  const [event] = await rowsOf(sql`select note from booking_events where booking_id = ${row?.id} and step = 'payLate'`)
  return String(event?.note)
}

/** How each step is made ready, and taken. */
const STEPS: Record<Place, { ready: () => Promise<Ready>; take: (ready: Ready) => Promise<string> }> = {
  hold: { ready: start, take: async ({ unit }) => sayOf(await hold(unit)) },
  identify: {
    ready: async () => {
      const ready = await start()
      const token = await held(ready.unit)
      return { ...ready, token, reference: await referenceOf(token) }
    },
    take: async ({ token, identity }) => sayOf(await identifyBuyers(await buyer(), token, identity)),
  },
  counter: {
    ready: start,
    take: async ({ unit, identity }) => sayOf(await sellAtCounter(await seller(), sale(unit, identity))),
  },
  takeOver: {
    ready: async () => {
      const ready = await start()
      const token = await held(ready.unit)
      await identifyBuyers(await buyer(), token, ready.identity)
      return { ...ready, token, reference: await referenceOf(token) }
    },
    take: async ({ reference }) => sayOf(await takeOverBooking(await seller(), reference, 'came to the gallery')),
  },
  revive: {
    ready: async () => {
      const ready = await start()
      const token = await signedByAll(ready.unit, ready.identity)
      return { ...ready, token, reference: await referenceOf(token) }
    },
    take: payLate,
  },
}

/** Names others in a booking, as a form would or, where nobody asks again, as the row holds them. */
async function named(ready: Ready, identity: Identity | null): Promise<Ready> {
  const sealed = identity && sealIdentity(ready.reference, identity)
  await rowsOf(sql`update bookings set identity = ${sealed} where reference = ${ready.reference}`)
  return identity ? { ...ready, identity } : { ...ready, identity: { ...ready.identity, buyers: [] } }
}

const declaredThai = ({ buyers, ...contact }: Identity): Identity => ({
  ...contact,
  buyers: buyers.map((one, at) => (at === 1 ? { ...one, nationality: 'TH' } : one)),
})

/** What each guard alone is against: the second buyer has two other homes, the quota is full, and so on. */
const AGAINST: Record<Guard, { refusal: string; spoil: (ready: Ready) => Promise<Ready> }> = {
  hold: {
    refusal: 'over',
    spoil: async (ready) => {
      await rowsOf(sql`update booking_holds set freed_at = now() where unit_id = ${ready.unit}`)
      return ready
    },
  },
  campaign: {
    refusal: 'closed',
    spoil: async (ready) => {
      await rowsOf(sql`update booking_campaigns set is_open = false where code = ${CAMPAIGN}`)
      return ready
    },
  },
  turn: {
    refusal: 'notYourTurn',
    spoil: async (ready) => {
      await rowsOf(sql`update booking_campaigns set launch_is_draw = true where code = ${CAMPAIGN}`)
      return ready
    },
  },
  unit: {
    refusal: 'taken',
    spoil: async (ready) => {
      await rowsOf(sql`update units set state = 'withheld' where id = ${ready.unit}`)
      return ready
    },
  },
  // The turn of a real launch is in `launch-turns.test.ts`.
  entrant: {
    refusal: 'otherEntrant',
    spoil: async (ready) => {
      vi.spyOn(turnGuard, 'isEntrant').mockResolvedValue(false)
      return ready
    },
  },
  named: { refusal: 'unnamed', spoil: (ready) => named(ready, null) },
  nationality: { refusal: 'nationality', spoil: (ready) => named(ready, declaredThai(ready.identity)) },
  limit: {
    refusal: 'limit',
    spoil: async (ready) => {
      const person = personOf(ready.identity.buyers[1]?.number ?? '')
      for (const unit of ready.others) {
        const token = await held(unit, minutesAfter(NOW, 110))
        await rowsOf(sql`insert into booking_people (booking_id, person)
          select id, ${person} from bookings where reference = ${await referenceOf(token)}`)
      }
      return ready
    },
  },
  quota: {
    refusal: 'quota',
    spoil: async (ready) => {
      await soldElsewhere(ready.unit, 100_000_000)
      return ready
    },
  },
}

const asked = structuredClone(ASKED)

async function undo(): Promise<void> {
  vi.restoreAllMocks()
  Object.assign(ASKED, structuredClone(asked))
  await rowsOf(sql`update booking_campaigns set is_open = true, launch_is_draw = false where code = ${CAMPAIGN}`)
  await rowsOf(sql`delete from projects_foreign_areas where id = 'elsewhere'`)
}

beforeAll(async () => {
  await contentSystem()
})

afterEach(undo)

/** The answer of a step to a sale that something is against. */
async function answer(place: Place, spoil: (ready: Ready) => Promise<Ready>): Promise<string> {
  const { ready, take } = STEPS[place]
  return take(await spoil(await ready())).catch(() => 'failed')
}

describe.each(PLACES)('a sale at %s', (place) => {
  it('is granted when nothing is against it', async () => {
    expect(await answer(place, async (ready) => ready)).toBe('granted')
  })

  it.each(GUARDS.filter((guard) => ASKED[place].includes(guard)))('is refused by the guard of %s', async (guard) => {
    const { refusal, spoil } = AGAINST[guard]
    expect(await answer(place, spoil)).toBe(refusal)
  })

  it.each(GUARDS.filter((guard) => ASKED[place].includes(guard)))(
    'would be made in spite of it without the guard of %s (control)',
    async (guard) => {
      const { refusal, spoil } = AGAINST[guard]
      ASKED[place] = ASKED[place].filter((one) => one !== guard)
      expect(await answer(place, spoil)).not.toBe(refusal)
    },
  )
})

describe('late money', () => {
  it('of a hold that is over, but was not ended yet, gets no place in the quota that somebody else has taken', async () => {
    const [unit = 0, second = 0] = await freeUnits(await contentSystem(), 2)
    await rowsOf(sql`update units set area = 30 where id in (${unit}, ${second})`)
    const first = await signedByAll(unit, couple())
    const reference = await referenceOf(first)
    const [room] = await rowsOf(sql`select floor(sum(round(area * 100)) * 0.49)::int - 3000 as elsewhere from units
      where project_id = (select project_id from units where id = ${unit})
        and building = (select building from units where id = ${unit})`)
    await soldElsewhere(unit, Number(room?.elsewhere))
    const later = minutesAfter(NOW, 121)
    const other = await held(second, later)
    expect(await identifyBuyers(await buyer(later), other, couple())).toEqual({ ok: true, value: null })
    const [row] = await rowsOf(sql`select fee from bookings where reference = ${reference}`)
    const ours = { invoice: `I-${reference}`, receiptNumber: `R-${reference}`, kind: 'booking', reference }
    const fact = { ...ours, amount: Number(row?.fee), paidAt: NOW }
    expect(await settleBooking(await jobContext(later), fact)).toBe('paid_late')
  })
})

it('the limit counts a buyer wherever they are named, and a number whatever kind of document it is entered as', async () => {
  const units = await freeUnits(await contentSystem(), 4)
  const { buyers, ...contact } = someone()
  const [first] = buyers as [Buyer]
  const asSecond = { ...contact, buyers: [someone().buyers[0] as Buyer, first] }
  const asPassport = { ...contact, buyers: [{ ...first, document: 'passport' as const, nationality: 'CN' }] }
  const answers: string[] = []
  for (const [at, identity] of [asSecond, asPassport, { ...contact, buyers }].entries())
    answers.push(sayOf(await identifyBuyers(await buyer(), await held(units[at] ?? 0), identity)))
  expect(answers).toEqual(['granted', 'granted', 'limit'])
})
