import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Fault, Stage } from './faults'
import { describeLost, isAcknowledged, judge, missingMails, type Visitor } from './ledger'
import type { Row } from './table'
import { ask, type OpenedForm, openForm, sendLead } from './visitors'
import { KEPT_PAGE, Watch } from './watch'

/** A person needs longer than this to fill in a form, and the site knows it. */
const FILLING_MS = 2_000
const MAX_SECONDS_TO_HEALTHY = 240
const MAX_SECONDS_TO_MAILS = 300

/** How many rows each address of a drill has. */
async function rowsOf(databaseUrl: string, visitors: readonly Visitor[]): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string; count: number }>(
    'select email, count(*)::int as count from leads where email = any($1) group by email',
    [visitors.map(({ email }) => email)],
  )
  await client.end()
  return new Map(rows.map(({ email, count }) => [email, count]))
}

/** The jobs that still wait, one in a line, for whoever has to find out why a mail did not arrive. */
async function waitingJobs(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(
    `select id, task_identifier, attempts, locked_by, locked_at, run_at, left(last_error, 200) as last_error
     from graphile_worker.jobs order by id limit 20`,
  )
  await client.end()
  return rows.map((row) => JSON.stringify(row)).join('\n')
}

/** Sends the leads all at once, to the nodes in turn, and resolves when a fifth of them is answered. */
async function sendAll(visitors: readonly Visitor[], sites: readonly string[], form: OpenedForm) {
  let answered = 0
  const all = Promise.all(
    visitors.map(async (visitor, at) => {
      visitor.seen.push(await sendLead(sites[at % sites.length] ?? '', form, visitor.email))
      answered += 1
    }),
  )
  while (answered < visitors.length / 5) await sleep(5)
  return { all }
}

/** Sends the leads that were not acknowledged once more, as people do who read that something went wrong. */
async function sendAgain(visitors: readonly Visitor[], site: string): Promise<void> {
  const refused = visitors.filter((visitor) => !isAcknowledged(visitor))
  if (refused.length === 0) return
  const form = await openForm(site)
  await sleep(FILLING_MS)
  await Promise.all(refused.map(async (visitor) => visitor.seen.push(await sendLead(site, form, visitor.email))))
}

/** Waits until every mail that is owed has arrived, or the time is over. */
async function untilMailed(visitors: readonly Visitor[], { mail }: Stage): Promise<void> {
  const end = Date.now() + MAX_SECONDS_TO_MAILS * 1000
  while (missingMails(visitors, mail.arrived) > 0 && Date.now() < end) await sleep(200)
  // What would be sent twice, is sent soon after.
  await sleep(2_000)
}

/** Lets one thing go wrong while leads are in flight, and reports what visitors saw and what became of their leads. */
export async function exercise(fault: Fault, stage: Stage, leads: number, tell: (text: string) => void): Promise<Row> {
  const { node, second, mail } = stage
  const sites = [node.url, ...(second ? [second.url] : [])]
  const run = `${fault.name}-${Date.now()}`
  const visitors: Visitor[] = Array.from({ length: leads }, (_, at) => ({
    email: `${run}-${at}@drill.example`,
    seen: [],
  }))
  const form = await openForm(node.url)
  await ask(node.url + KEPT_PAGE, {})
  await fault.before?.(stage)
  await sleep(FILLING_MS)
  const { all } = await sendAll(visitors, sites, form)
  const since = Date.now()
  const watch = new Watch(node.url)
  try {
    await Promise.all([fault.strike(stage), all])
    await watch.untilHealthy(MAX_SECONDS_TO_HEALTHY)
  } finally {
    await watch.stop()
  }
  const keptAtFirst = new Set((await rowsOf(stage.databaseUrl, visitors)).keys())
  await sendAgain(visitors, node.url)
  await untilMailed(visitors, stage)
  const outcome = judge(visitors, await rowsOf(stage.databaseUrl, visitors), mail.arrived, keptAtFirst)
  if (outcome.lost > 0)
    tell(`${describeLost(visitors, mail.arrived)}\njobs that wait:\n${await waitingJobs(stage.databaseUrl)}`)
  const lastMail = Math.max(since, ...mail.arrived.map(({ at }) => at))
  return {
    ...outcome,
    what: fault.what,
    first: visitors.flatMap(({ seen }) => seen.slice(0, 1)),
    again: visitors.flatMap(({ seen }) => seen.slice(1)),
    keptPage: watch.kept,
    secondsToHealthy: watch.secondsToHealthy,
    secondsToMails: (lastMail - since) / 1000,
  }
}
