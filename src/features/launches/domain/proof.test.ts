import { describe, expect, it } from 'vitest'
import { commitmentOf, DRAW_METHOD, drawOrder, hashOfTickets } from './draw'
import { type Check, checkProof, holds, type Proof, type ProofDraw } from './proof'

const SECRET = 'abcdef0123456789'.repeat(4)
const TICKETS = ['k3v9-2m7q', 'a1b2-c3d4', 'zz99-0000']

async function someProof(): Promise<Proof> {
  const drawn = await drawOrder({ code: 'some-launch', secret: SECRET, tickets: TICKETS, number: '835492' })
  return {
    method: DRAW_METHOD,
    code: 'some-launch',
    registration: { opensAt: '2026-11-01T03:00:00.000Z', closesAt: '2026-11-15T11:00:00.000Z' },
    commitment: {
      sha256: await commitmentOf(SECRET),
      madeAt: '2026-11-01T02:00:00.000Z',
      number: { th: '', en: 'First prize', cht: '', chs: '' },
    },
    closing: {
      closedAt: '2026-11-15T11:00:00.000Z',
      count: 3,
      sha256: await hashOfTickets(TICKETS),
      tickets: [...TICKETS].sort(),
    },
    draws: [
      {
        run: 1,
        drawnAt: '2026-11-16T10:00:00.000Z',
        number: { value: '835492', href: '', publishedAt: '2026-11-16T09:00:00.000Z' },
        secret: SECRET,
        reason: '',
        ...drawn,
      },
    ],
  }
}

const withDraw = (proof: Proof, change: Partial<ProofDraw>): Proof => ({
  ...proof,
  draws: proof.draws.map((draw) => ({ ...draw, ...change })),
})

/** The checks that fail. */
async function failed(proof: Proof): Promise<Check[]> {
  const outcome = await checkProof(proof)
  return outcome ? (Object.keys(outcome) as Check[]).filter((check) => !outcome[check]) : []
}

describe('a proof', () => {
  it('holds as it was published, and cannot be checked before a draw', async () => {
    const proof = await someProof()
    expect(await failed(proof)).toEqual([])
    expect(holds((await checkProof(proof)) as Record<Check, boolean>)).toBe(true)
    expect(await checkProof({ ...proof, draws: [] })).toBeNull()
    expect(await checkProof({ ...proof, closing: null })).toBeNull()
  })

  it('fails where it was changed', async () => {
    const proof = await someProof()
    const [draw] = proof.draws as [ProofDraw]
    const closing = proof.closing as NonNullable<Proof['closing']>
    expect(await failed(withDraw(proof, { order: [...draw.order].reverse() }))).toEqual(['order'])
    expect(await failed(withDraw(proof, { number: { ...draw.number, value: '835493' } }))).toEqual(['order'])
    expect(await failed(withDraw(proof, { secret: SECRET.replace('a', 'b') }))).toEqual(['commitment', 'order'])
    expect(await failed({ ...proof, closing: { ...closing, tickets: TICKETS.slice(1) } })).toEqual(['entries', 'order'])
    expect(
      await failed(withDraw(proof, { number: { ...draw.number, publishedAt: '2026-11-15T10:59:00.000Z' } })),
    ).toEqual(['time'])
  })

  it('has each ticket once', async () => {
    const proof = await someProof()
    const tickets = ['a', 'a']
    const drawn = await drawOrder({ code: proof.code, secret: SECRET, tickets, number: '835492' })
    const closing = { closedAt: proof.closing?.closedAt ?? '', count: 2, sha256: await hashOfTickets(tickets), tickets }
    expect(await failed(withDraw({ ...proof, closing }, drawn))).toEqual(['entries'])
  })
})
