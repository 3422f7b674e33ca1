import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { QUICKNET } from './beacon-chain'
import { DRAW_METHOD, digestOfList, drawOrder, hashOfText, hashOfTickets } from './draw'
import { type Check, checkProof, holds, type Proof, type ProofDraw } from './proof'
import type { Statement } from './statement'

const SECRET = 'abcdef0123456789'.repeat(4)
const TICKETS = ['k3v9-2m7q', 'a1b2-c3d4', 'zz99-0000']
/** Round 1000 of the network, and round 123. */
const [SIGNATURE, OTHER] = [
  'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
  'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
]
const NUMBER = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'

const BEACON: Statement['number'] = {
  source: 'beacon',
  at: '2023-08-23T15:59:24.000Z',
  chain: QUICKNET.hash,
  round: 1000,
}
const NAMED: Statement['number'] = {
  source: 'named',
  at: '2023-08-23T15:59:24.000Z',
  name: { th: 'ก', en: 'a', cht: '甲', chs: '甲' },
  href: 'https://index.example.com/',
}

async function statement(number: Statement['number']): Promise<Statement> {
  return {
    ...{ method: DRAW_METHOD, launch: 'some-launch', project: 'some', units: ['A 1'], fee: 1000, holdMinutes: 15 },
    registration: { opensAt: '2023-08-20T03:00:00.000Z', closesAt: '2023-08-23T15:00:00.000Z' },
    sale: { opensAt: '2023-08-24T03:00:00.000Z', closesAt: null },
    turns: { minutes: 15, from: 9, until: 21, missed: 'end' },
    ...{ unitsPerPerson: 1, number, withdrawn: [], secret: await hashOfText(SECRET) },
  }
}

async function someProof(number = BEACON, value = NUMBER, tickets = TICKETS, change: object = {}): Promise<Proof> {
  const text = JSON.stringify({ ...(await statement(number)), ...change }, null, 1)
  const commitment = await hashOfText(text)
  const digest = await digestOfList(commitment, tickets)
  const drawn = await drawOrder({ commitment, secret: SECRET, tickets, number: value })
  const isNamed = number.source === 'named'
  return {
    method: DRAW_METHOD,
    code: 'some-launch',
    commitment: { sha256: commitment, statement: text, madeAt: '2023-08-19T02:00:00.000Z' },
    entries: { count: tickets.length, digest, tickets },
    closing: {
      ...{ closedAt: '2023-08-23T15:01:00.000Z', count: tickets.length, digest },
      sha256: await hashOfTickets(tickets),
    },
    draws: [
      {
        drawnAt: '2023-08-23T16:01:00.000Z',
        number: {
          ...{ value, round: isNamed ? null : 1000, signature: isNamed ? null : SIGNATURE },
          enteredAt: '2023-08-23T16:00:00.000Z',
          confirmedAt: isNamed ? '2023-08-23T16:01:00.000Z' : null,
        },
        secret: SECRET,
        ...drawn,
      },
    ],
    withdrawal: null,
    earlier: [],
  }
}

type Part = 'entries' | 'closing' | 'commitment'
const withPart = <Name extends Part>(proof: Proof, part: Name, change: Partial<NonNullable<Proof[Name]>>): Proof => ({
  ...proof,
  [part]: { ...proof[part], ...change },
})
const withDraw = (proof: Proof, change: Partial<ProofDraw>): Proof => ({
  ...proof,
  draws: proof.draws.map((draw) => ({ ...draw, ...change })),
})
const withNumber = (proof: Proof, change: Partial<ProofDraw['number']>): Proof => ({
  ...proof,
  draws: proof.draws.map((draw) => ({ ...draw, number: { ...draw.number, ...change } })),
})

/** The checks that fail. */
async function failed(proof: Proof): Promise<Check[]> {
  const outcome = await checkProof(proof)
  return outcome ? (Object.keys(outcome) as Check[]).filter((check) => !outcome[check]) : []
}

const FOLDER = mkdtempSync(join(tmpdir(), 'proof-'))

/** What a program of the public says of a proof. */
function runOf(command: string, program: string, proof: Proof): { isRight: boolean; said: string } {
  const file = join(FOLDER, 'proof.json')
  writeFileSync(file, JSON.stringify(proof))
  try {
    return { isRight: true, said: execFileSync(command, [`public/${program}`, file], { encoding: 'utf8' }) }
  } catch (error) {
    return { isRight: false, said: String((error as { stdout?: string }).stdout) }
  }
}
const byPython = (proof: Proof) => runOf('python3', 'launch-draw-2.py', proof)
const byNode = (proof: Proof) => runOf('node', 'launch-beacon-2.mjs', proof)

/** Every way in which a proof is not one, with the checks of the browser that say so, and which program does. */
async function bent(): Promise<[what: string, proof: Proof, checks: Check[], python: boolean, node: boolean][]> {
  const proof = await someProof()
  const [draw] = proof.draws as [ProofDraw]
  const again = await drawOrder({ commitment: '', secret: SECRET, tickets: TICKETS, number: '1' })
  const late = { ...BEACON, at: '2023-08-23T14:59:00.000Z' }
  const elsewhere = { ...BEACON, round: 123 }
  return [
    ['a second run', { ...proof, draws: [draw, draw] }, ['single'], true, true],
    ['another order', withDraw(proof, { order: [...draw.order].reverse() }), ['order'], true, false],
    ['the order of another number', withDraw(proof, again), ['order'], true, false],
    ['another number', withNumber(proof, { value: `0${NUMBER.slice(1)}` }), ['number', 'order'], true, true],
    ['another secret', withDraw(proof, { secret: SECRET.replace('a', 'b') }), ['commitment', 'order'], true, false],
    ['a number from another round', withNumber(proof, { round: 123, signature: OTHER }), ['number'], true, true],
    ['the signature of another round', withNumber(proof, { signature: OTHER }), ['number'], true, true],
    ['no signature', withNumber(proof, { signature: null }), ['number'], true, true],
    ['a draw before the moment', withDraw(proof, { drawnAt: '2023-08-23T15:59:00.000Z' }), ['number'], true, false],
    ['a ticket left out', withPart(proof, 'entries', { tickets: TICKETS.slice(1) }), ['entries', 'order'], true, false],
    [
      'a ticket added after the closing',
      withPart(proof, 'entries', { tickets: [...TICKETS, 'new'], count: 4 }),
      ...([['entries', 'order'] as Check[], true, false] as const),
    ],
    [
      'a list in another order',
      withPart(proof, 'entries', { tickets: [...TICKETS].reverse() }),
      ['entries'],
      true,
      false,
    ],
    ['a ticket twice', await someProof(BEACON, NUMBER, ['a', 'a']), ['entries'], true, false],
    ['a closing after the moment', withPart(proof, 'closing', { closedAt: BEACON.at }), ['entries'], true, false],
    [
      'an early closing',
      withPart(proof, 'closing', { closedAt: '2023-08-23T14:00:00.000Z' }),
      ['entries'],
      true,
      false,
    ],
    [
      'another statement',
      withPart(proof, 'commitment', { statement: '{}' }),
      ['commitment', 'entries', 'number'],
      true,
      true,
    ],
    [
      'no moment',
      await someProof(BEACON, NUMBER, TICKETS, { number: {} }),
      ['commitment', 'entries', 'number'],
      true,
      true,
    ],
    ['a moment before the closing', await someProof(late), ['commitment', 'entries', 'number'], true, true],
    [
      'a round that is not that of the moment',
      await someProof(elsewhere),
      ['commitment', 'entries', 'number'],
      true,
      false,
    ],
    ['the statement of another launch', { ...proof, code: 'another' }, ['commitment'], true, false],
  ]
}

describe('a proof', () => {
  it('holds as it was published, in the browser and by both programs, and cannot be checked before a draw', async () => {
    const proof = await someProof()
    expect(await failed(proof)).toEqual([])
    expect(holds((await checkProof(proof)) as Record<Check, boolean>)).toBe(true)
    expect(byPython(proof)).toEqual({ isRight: true, said: expect.stringContaining('EVERYTHING AGREES') })
    expect(byNode(proof)).toEqual({ isRight: true, said: expect.stringContaining('was signed by the network') })
    expect(await checkProof({ ...proof, draws: [] })).toBeNull()
    expect(byPython({ ...proof, draws: [] }).isRight).toBe(false)
    expect(await checkProof({ ...proof, closing: null })).toBeNull()
  })

  it('fails loudly wherever it was bent, in the browser and by the programs', { timeout: 120_000 }, async () => {
    for (const [what, proof, checks, python, node] of await bent()) {
      expect(await failed(proof), what).toEqual(checks)
      const [said, signed] = [byPython(proof), byNode(proof)]
      expect(said.isRight, `${what}, Python`).toBe(!python)
      if (python) expect(said.said, what).toContain('NOT PROVEN')
      expect(signed.isRight, `${what}, Node`).toBe(!node)
    }
  })

  it('of a number that people entered needs the second person', async () => {
    const proof = await someProof(NAMED, '835492')
    expect(await failed(proof)).toEqual([])
    expect(byPython(proof).isRight).toBe(true)
    for (const bent of [
      withNumber(proof, { confirmedAt: null }),
      withNumber(proof, { enteredAt: '2023-08-23T15:59:00.000Z' }),
    ]) {
      expect(await failed(bent)).toEqual(['number'])
      expect(byPython(bent).isRight).toBe(false)
    }
  })

  it('of an earlier method, whose statement names no moment, is not one', async () => {
    const proof = await someProof()
    expect(await failed(withPart(proof, 'commitment', { statement: null }))).toEqual([
      'commitment',
      'entries',
      'number',
    ])
  })
})
