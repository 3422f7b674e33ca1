import { QUICKNET } from '@/features/launches/domain/beacon-chain'
import { openStubServer } from './stub-server'

/** Rounds of the network `quicknet` as it published them on 23 August 2023. */
export const ROUNDS = {
  123: 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92',
  1000: 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
} as const

/** What the network said was random in round 1000. */
export const NUMBER_OF_1000 = 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd'

/** When round 1000 was published. */
export const AT_1000 = new Date('2023-08-23T15:59:24Z')

/**
 * A stand-in for an address of the network: it tells recorded rounds, the signature of another round, a signature that is
 * none, or nothing.
 */
export async function startBeacon() {
  const stand: { next: 'true' | 'other' | 'broken' | 'down'; asked: number } = { next: 'true', asked: 0 }
  const { url, stop } = await openStubServer((request, response) => {
    stand.asked += 1
    const [, chain, , round] = (request.url ?? '').split('/')
    const signature = Object.entries(ROUNDS).find(([known]) => known === round)?.[1]
    if (stand.next === 'down' || chain !== QUICKNET.hash || !signature) {
      response.writeHead(stand.next === 'down' ? 503 : 404).end()
      return
    }
    const told = { true: signature, other: ROUNDS[123], broken: `${signature.slice(0, -1)}0` }[stand.next]
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ round: Number(round), randomness: 'ab'.repeat(32), signature: told }))
  })
  return Object.assign(stand, { url, stop })
}
