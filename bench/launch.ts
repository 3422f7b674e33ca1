import { drawOrder, hashOfTickets } from '@/features/launches/domain/draw'
import { ask, someNetwork } from '../drill/visitors'
import { drawnLaunch } from '../tests/support/drawn-launch'
import { quantile, report } from './report'

const WAITING = 5_000
/** So many of them look, so that it ends in a minute. */
const LOOKS = 2_000

/** Addresses asked for by so many at once, one after the other: milliseconds of each, and how many a second. */
async function poll(addresses: readonly string[], atOnce = 50) {
  const times: number[] = []
  const statuses = new Map<unknown, number>()
  let at = 0
  const since = performance.now()
  const worker = async () => {
    for (let address = addresses[at++]; address !== undefined; address = addresses[at++]) {
      const began = performance.now()
      const { seen } = await ask(address, { headers: { 'X-Forwarded-For': someNetwork() } })
      times.push(performance.now() - began)
      statuses.set(seen, (statuses.get(seen) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const second = (performance.now() - since) / 1000
  return {
    times,
    aSecond: times.length / second,
    statuses: [...statuses].map(([seen, n]) => `${n} × ${seen}`).join(', '),
  }
}

/** A launch that 5,000 people entered: its draw, and everybody looking where they stand. */
export async function measureLaunch(site: string, databaseUrl: string): Promise<void> {
  const tickets = Array.from({ length: WAITING }, (_, at) => `ticket-${at}`)
  const since = performance.now()
  await hashOfTickets(tickets)
  await drawOrder({ commitment: 'cd'.repeat(32), secret: 'ab'.repeat(32), tickets, number: '835492' })
  const drawMs = performance.now() - since
  const { code, tokens } = await drawnLaunch(databaseUrl, WAITING)
  const places = await poll(tokens.slice(0, LOOKS).map((token) => `${site}/en/launch/${code}/entry/${token}`))
  const page = await poll(Array.from({ length: 300 }, () => `${site}/en/launch/${code}`))
  const size = (await ask(`${site}/en/launch/${code}`, {})).body.length / 1024
  const proof = await poll(Array.from({ length: 200 }, () => `${site}/api/launches/${code}/proof`))
  const row = (name: string, { times, aSecond, statuses }: typeof page) =>
    [name, aSecond, quantile(times, 0.5), quantile(times, 0.99), statuses] as const
  report(
    `A launch that ${WAITING} people wait for: the draw takes ${Math.round(drawMs)} ms, its page ${Math.round(size)} KB`,
    [
      ['50 at once', 'a second', 'p50 ms', 'p99 ms', 'answers'],
      row('people look at their place', places),
      row('the page of the launch', page),
      row('the proof', proof),
    ],
  )
}
