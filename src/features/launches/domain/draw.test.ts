import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestOfList, drawOrder, hashOfText, hashOfTickets } from './draw'

const SECRET = '0123456789abcdef'.repeat(4)
const COMMITMENT = 'ab'.repeat(32)
const ticketsOf = (count: number) => Array.from({ length: count }, (_, index) => `t-${String(index).padStart(3, '0')}`)
const launch = (count: number) => ({
  commitment: COMMITMENT,
  secret: SECRET,
  tickets: ticketsOf(count),
  number: '835492',
})

describe('the draw', () => {
  it('gives the published vectors, which a program in another language gave too', async () => {
    expect(await hashOfText(SECRET)).toBe('a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e')
    expect(await hashOfTickets(ticketsOf(5))).toBe('0cf69f9df52eb1445466ad4159654aed70589d493076c68ec75288cad2063f55')
    expect(await digestOfList(COMMITMENT, ticketsOf(5))).toBe(
      '993cbd939c9d7641d69d91cdb7d23fcb549ed604e4132155bc04a071316ea082',
    )
    expect(await digestOfList(COMMITMENT, [])).toBe(COMMITMENT)
    expect(await drawOrder(launch(5))).toEqual({
      seed: '6c8042ddf3b2db190fd173a1b4b8cebce7ccaa63c72b81eeacb13ee9c79c4c0c',
      order: ['t-003', 't-000', 't-002', 't-001', 't-004'],
    })
    expect(await drawOrder(launch(1))).toEqual({
      seed: '0a89b0c5ac14f7ddbc4d0733d6e42311d329c5ee7bae9c772d4d1a1105649555',
      order: ['t-000'],
    })
    expect((await drawOrder(launch(0))).order).toEqual([])
  })

  it('gives the vector of a hundred tickets, for which the stream has several blocks', async () => {
    const { seed, order } = await drawOrder(launch(100))
    expect(seed).toBe('3f626b355ffa66f196e27802b54ef6f74e74e871f2989aeb8232bfda0ff91993')
    expect(order.slice(0, 5)).toEqual(['t-065', 't-093', 't-039', 't-070', 't-067'])
    const text = order.map((ticket) => `${ticket}\n`).join('')
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex')
    expect(hash).toBe('428656df443851f9f4a94abbbdb58b0158c20ebd5e661bbcb56aef1b2790c7bb')
  })

  it('orders every ticket once, whatever the order of entry', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcdefgh234567'), minLength: 1 }), { maxLength: 40 }),
        fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength: 12 }),
        fc.infiniteStream(fc.nat()),
        async (tickets, number, keys) => {
          const shuffled = tickets
            .map((ticket) => [keys.next().value as number, ticket] as const)
            .sort(([a], [b]) => a - b)
            .map(([, ticket]) => ticket)
          const given = await drawOrder({ ...launch(0), tickets, number })
          expect([...given.order].sort()).toEqual([...tickets].sort())
          expect(await drawOrder({ ...launch(0), tickets: shuffled, number })).toEqual(given)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('changes with the secret, the number, the commitment and the tickets', async () => {
    const seeds = await Promise.all(
      [
        {},
        { secret: `f${SECRET.slice(1)}` },
        { number: '835493' },
        { commitment: 'ac'.repeat(32) },
        { tickets: ticketsOf(31) },
      ].map(async (change) => (await drawOrder({ ...launch(30), ...change })).seed),
    )
    expect(new Set(seeds).size).toBe(5)
  })
})

/** The sum of (seen − expected)² / expected. */
const chiSquare = (seen: readonly number[], expected: number) =>
  seen.reduce((sum, one) => sum + (one - expected) ** 2 / expected, 0)

describe('10,000 draws', () => {
  const DRAWS = 10_000
  const TICKETS = 10

  it('give each ticket each turn as often as any other (chi-square)', async () => {
    const seen = Array.from({ length: TICKETS }, () => new Array<number>(TICKETS).fill(0))
    const orders = new Map<string, number>()
    const tickets = ticketsOf(TICKETS)
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { order } = await drawOrder({ ...launch(TICKETS), number: String(draw).padStart(6, '0') })
      for (const [turn, ticket] of order.entries()) {
        const turns = seen[tickets.indexOf(ticket)] as number[]
        turns[turn] = (turns[turn] ?? 0) + 1
      }
      const first = order.filter((ticket) => ticket < 't-004').join(' ')
      orders.set(first, (orders.get(first) ?? 0) + 1)
    }
    // The 99.9 % points of chi-square with 9, 81 and 23 degrees of freedom. The draws are fixed, and so is the outcome.
    const [first, last] = [seen[0] as number[], seen[TICKETS - 1] as number[]]
    expect(chiSquare(first, DRAWS / TICKETS), 'the turns of the first ticket').toBeLessThan(27.88)
    expect(chiSquare(last, DRAWS / TICKETS), 'the turns of the last ticket').toBeLessThan(27.88)
    expect(chiSquare(seen.flat(), DRAWS / TICKETS), 'all turns of all tickets').toBeLessThan(126.1)
    expect(orders.size).toBe(24)
    expect(chiSquare([...orders.values()], DRAWS / 24), 'the orders of four tickets').toBeLessThan(49.73)
  })
})
