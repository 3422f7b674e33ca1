import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RunningSite } from '../tests/support/run-site'
import { median, report } from './report'

const ROUNDS = 5
const CONNECTIONS = 16
/** Between two requests of a connection: no client sends faster than the network between brings it. */
const PAUSE_MS = 20
/** Requests whose time is taken, in each half of a round. */
const MEASURED = 12
/** Between two of them: below the limit of pages for one address. */
const SPACING_MS = 60
/** The floods come from another address than the visitor, as the limits are for each address. */
const FLOOD_FROM = '127.0.0.2'
const PROJECT = '/en/condominium/nue-district-r9'

/** One kind of request that a flood consists of. */
interface Flood {
  name: string
  path: (count: number) => string
  headers?: http.OutgoingHttpHeaders
}

/** The status of an answer that was read to its end. */
function ask(url: string, options: http.RequestOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, options, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    request.once('error', reject)
  })
}

async function sharingPicture(site: RunningSite): Promise<string> {
  const html = await (await fetch(`${site.url}${PROJECT}`)).text()
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  if (!address) throw new Error(`${PROJECT} names no picture to be shared with`)
  return new URL(address).pathname
}

const floods = (picture: string): Flood[] => [
  { name: 'a cached page', path: () => PROJECT },
  { name: 'the index of sitemaps', path: () => '/sitemap.xml' },
  { name: 'a sitemap', path: (count) => `/sitemap/projects-th.xml?${count}` },
  { name: 'a feed', path: () => '/feed/news-en.xml' },
  { name: 'robots.txt', path: () => '/robots.txt' },
  { name: 'a picture to share with', path: () => picture },
  { name: 'pictures that do not exist', path: (count) => picture.replace(/[0-9a-f]{4}(?=\.\w+$)/, hex(count)) },
  { name: 'the sign-in page', path: () => '/admin/login' },
  { name: 'the back office, session forged', path: () => '/admin', headers: { cookie: 'staff-token=forged' } },
]

const hex = (count: number) => (count % 0xffff).toString(16).padStart(4, '0')

/** Sends a flood until told to stop; returns how often each status came back. */
async function send(site: RunningSite, { path, headers }: Flood, signal: AbortSignal): Promise<Map<number, number>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const statuses = new Map<number, number>()
  let count = 0
  const connection = async () => {
    while (!signal.aborted) {
      count += 1
      const status = await ask(`${site.url}${path(count)}`, { agent, headers, localAddress: FLOOD_FROM, family: 4 })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(PAUSE_MS)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  return statuses
}

let asked = 0

/** Milliseconds for a page that is made for the visitor: the median of some. */
async function pageMs(site: RunningSite): Promise<number> {
  const times: number[] = []
  for (let count = 0; count < MEASURED; count += 1) {
    asked += 1
    const startedAt = performance.now()
    const status = await ask(`${site.url}/en/search-result?keyword=thonglor+${asked}`, { agent: false, family: 4 })
    if (status !== 200) throw new Error(`The measured page answered ${status}`)
    times.push(performance.now() - startedAt)
    await sleep(SPACING_MS)
  }
  return median(times)
}

/**
 * How much slower a page gets that is made for each visitor, while sixteen connections of another address ask for
 * something else: with and without the flood in turn, in one run.
 */
export async function measureFlood(site: RunningSite): Promise<void> {
  const rows: (string | number)[][] = []
  for (let round = 0; round < 3; round += 1) await pageMs(site)
  for (const flood of floods(await sharingPicture(site))) {
    const ratios: number[] = []
    const statuses = new Map<number, number>()
    const pages: { alone: number[]; beside: number[] } = { alone: [], beside: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await pageMs(site)
      const stop = new AbortController()
      const flooding = send(site, flood, stop.signal)
      const beside = await pageMs(site)
      stop.abort()
      for (const [status, count] of await flooding) statuses.set(status, (statuses.get(status) ?? 0) + count)
      ratios.push(beside / alone)
      pages.alone.push(alone)
      pages.beside.push(beside)
    }
    const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    rows.push([flood.name, median(pages.alone), median(pages.beside), median(ratios), answered])
  }
  report(`A page made for its visitor beside ${CONNECTIONS} connections asking for`, [
    ['', 'ms alone', 'ms beside', 'ratio', 'the flood got'],
    ...rows,
  ])
}
