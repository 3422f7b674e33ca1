import { execFile } from 'node:child_process'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ask, someNetwork } from '../drill/visitors'
import { postedForm } from '../tests/support/posted-form'
import { median, quantile, report } from './report'

export const CAMPAIGN = 'vesper-first-release'
const CACHED = '/en/condominium/nue-district-r9'
const BUYERS = 200
const ROUNDS = 5
const KINDS = ['with', 'without'] as const
/** How a browser sends a form: by its scripts, or by itself. */
type Scripts = (typeof KINDS)[number]

/** For how long cached pages are asked for, how often, and when in it the buyers press; milliseconds. */
const PAGES = { forMs: 2_000, everyMs: 5, pressAfterMs: 500 }

/** The page of a unit, with the form that holds it. */
export const formOf = async (site: string, unit: number): Promise<string> =>
  (await ask(`${site}/en/unit-summary?campaign=${CAMPAIGN}&unit=${unit}`, {})).body

const encoded = (fields: Iterable<readonly [string, string]>): Response => {
  const data = new FormData()
  for (const [name, value] of fields) data.set(name, value)
  return new Response(data)
}

/** The form as Next's client sends it: the action by a header, its state and its fields as numbered parts. */
function sentByScripts(fields: Record<string, string>): { body: Response; headers: Record<string, string> } {
  const entries = Object.entries(fields)
  const [, reference = '{}'] = entries.find(([name]) => /^\$ACTION_\d+:0$/.test(name)) ?? []
  const [, bound = '[]'] = entries.find(([name]) => /^\$ACTION_\d+:1$/.test(name)) ?? []
  const typed = entries.filter(([name]) => !name.startsWith('$ACTION')).map(([name, value]) => [`_1_${name}`, value])
  const args = JSON.stringify([...(JSON.parse(bound) as unknown[]), '$K1'])
  const { id } = JSON.parse(reference) as { id: string }
  const body = encoded([...(typed as [string, string][]), ['0', args]])
  return { body, headers: { 'Next-Action': id, Accept: 'text/x-component' } }
}

/** A press as its buyer met it. */
export interface Pressed {
  ms: number
  isHeld: boolean
  location: string
}

/**
 * The form to hold a unit, sent by a buyer of an own network; how long the answer took, and whether the unit was got. For
 * scripts the app answers with the next page in it, with status 200.
 */
export async function pressHold(site: string, html: string, unit: number, scripts: Scripts): Promise<Pressed> {
  const fields = postedForm(html, 'name="unit"', { unit: String(unit) })
  const sent = scripts === 'with' ? sentByScripts(fields) : { body: encoded(Object.entries(fields)), headers: {} }
  const body = Buffer.from(await sent.body.arrayBuffer())
  const headers = {
    ...sent.headers,
    'Content-Type': sent.body.headers.get('content-type') ?? '',
    'Content-Length': String(body.length),
    Origin: site,
    'X-Forwarded-For': someNetwork(),
  }
  const since = performance.now()
  const url = `${site}/en/unit-summary?campaign=${CAMPAIGN}&unit=${unit}`
  const { seen, location } = await ask(url, { method: 'POST', headers, body })
  const isLed = seen === 303 || seen === 200
  return { ms: performance.now() - since, isHeld: isLed && location.endsWith('/verify-id'), location }
}

/** The milliseconds of each answer to requests for a cached page, offered at an even pace; -1 where there was none. */
export async function cachedPages(site: string, forMs: number, everyMs: number): Promise<number[]> {
  const client = ['bench/steady-client.mjs', site + CACHED, String(forMs), String(everyMs)]
  const { stdout } = await promisify(execFile)(process.execPath, client, { maxBuffer: 10_000_000 })
  return JSON.parse(stdout) as number[]
}

/** What the rounds of one way and one kind of browser gave. */
interface Rounds {
  times: number[]
  winners: number[]
  /** The time of the winner's answer, and how many were answered before or with it. */
  wonAfter: number[]
  ranks: number[]
  /** Answers that led nowhere. */
  others: number
  idle: number[]
  beside: number[]
}

async function runRound(site: string, unit: number, scripts: Scripts, rounds: Rounds): Promise<void> {
  const html = await formOf(site, unit)
  const { forMs, everyMs, pressAfterMs } = PAGES
  rounds.idle.push(...(await cachedPages(site, forMs, everyMs)))
  const pages = cachedPages(site, forMs, everyMs)
  await sleep(pressAfterMs)
  const all = await Promise.all(Array.from({ length: BUYERS }, () => pressHold(site, html, unit, scripts)))
  rounds.beside.push(...(await pages))
  const winner = all.find(({ isHeld }) => isHeld)
  rounds.winners.push(all.filter(({ isHeld }) => isHeld).length)
  rounds.others += all.filter(({ location }) => location === '').length
  rounds.times.push(...all.map(({ ms }) => ms))
  if (!winner) return
  rounds.wonAfter.push(winner.ms)
  rounds.ranks.push(all.filter(({ ms }) => ms <= winner.ms).length)
}

const good = (times: readonly number[]) => times.filter((ms) => ms >= 0)

/**
 * 200 buyers press for one unit, as browsers with scripts and without send it, where every press goes to the app and
 * where the gateway orders them, in turn: times of all answers, of the winner's, and of a cached page meanwhile.
 */
export async function measureRush(before: string, after: string, nextUnit: () => number): Promise<void> {
  const ways = [
    ['every press to the app', before],
    ['ordered by the gateway', after],
  ] as const
  const cases = ways.flatMap(([way, site]) =>
    KINDS.map((scripts) => ({
      name: `${way}, ${scripts} scripts`,
      ...{ site, scripts },
      rounds: { times: [], winners: [], wonAfter: [], ranks: [], others: 0, idle: [], beside: [] } as Rounds,
    })),
  )
  for (const { site, scripts } of cases) await pressHold(site, await formOf(site, nextUnit()), nextUnit(), scripts)
  const busy = loadavg()[0] ?? 0
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { site, scripts, rounds } of cases) await runRound(site, nextUnit(), scripts, rounds)
  report(
    `${BUYERS} buyers on one unit, ${ROUNDS} rounds in turn, milliseconds until the answer (load of the machine before: ${busy.toFixed(1)})`,
    [
      ['', 'winners', 'p50', 'p99', 'winner at', 'slowest winner', 'its rank', 'led nowhere'],
      ...cases.map(({ name, rounds: { times, winners, wonAfter, ranks, others } }) => [
        name,
        winners.join(' '),
        ...[quantile(times, 0.5), quantile(times, 0.99), median(wonAfter), Math.max(...wonAfter)].map(Math.round),
        ranks.join(' '),
        others,
      ]),
    ],
  )
  report(`A cached page asked for every ${PAGES.everyMs} ms meanwhile`, [
    ['', 'idle p50', 'idle p99', 'beside p50', 'beside p99', 'unanswered'],
    ...cases.map(({ name, rounds: { idle, beside } }) => [
      name,
      ...[quantile(good(idle), 0.5), quantile(good(idle), 0.99)],
      ...[quantile(good(beside), 0.5), quantile(good(beside), 0.99), beside.length - good(beside).length],
    ]),
  ])
}
