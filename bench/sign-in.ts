import { ADMIN } from '../tests/support/databases'
import type { RunningSite } from '../tests/support/run-site'
import { report } from './report'

/** Refusals measured of each kind, one after the other in turn, so that the machine's moods fall on all alike. */
const SAMPLES = 200
/**
 * Networks that have no try left, and the tries that take them: as many as a quarter of an hour allows. More at once
 * would be refused by the gateway, and so would many more samples of one network.
 */
const PAUSED = 40
const TRIES = 10

/** A network of documentation addresses (RFC 3849); each is counted on its own. */
const network = (kind: number, n: number) => `2001:db8:${kind.toString(16)}:${n.toString(16)}::1`

/** Milliseconds until a wrong password is refused. */
async function refusal(url: string, email: string, from: string): Promise<number> {
  const since = performance.now()
  const answer = await fetch(`${url}/api/staff/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url, 'X-Forwarded-For': from },
    body: JSON.stringify({ email, password: 'not the password of anybody' }),
  })
  await answer.arrayBuffer()
  if (answer.status !== 401) throw new Error(`A wrong password was answered ${answer.status}`)
  return performance.now() - since
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** How long refusals take for a known, an unknown and a paused account. A difference would tell who works here. */
export async function measureSignIn({ url }: RunningSite): Promise<void> {
  for (let n = 0; n < PAUSED; n += 1)
    for (let at = 0; at < TRIES; at += 1) await refusal(url, ADMIN.email, network(3, n))
  const kinds = {
    known: (n: number) => refusal(url, ADMIN.email, network(1, n)),
    unknown: (n: number) => refusal(url, `nobody-${n}@test.example`, network(2, n)),
    'known, paused': (n: number) => refusal(url, ADMIN.email, network(3, n % PAUSED)),
  }
  const taken = new Map<string, number[]>(Object.keys(kinds).map((name) => [name, []]))
  for (let n = 0; n < SAMPLES; n += 1)
    for (const [name, measure] of Object.entries(kinds)) taken.get(name)?.push(await measure(n))
  const [first = []] = taken.values()
  report(`Refused sign-ins, milliseconds, ${SAMPLES} of each in turn`, [
    ['', 'median', 'against known', 'p90', 'against known'],
    ...[...taken].map(([name, all]) => [
      name,
      quantile(all, 0.5),
      quantile(all, 0.5) / quantile(first, 0.5),
      quantile(all, 0.9),
      quantile(all, 0.9) / quantile(first, 0.9),
    ]),
  ])
}
