import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { adminToken } from '../tests/support/admin-session'
import type { RunningSite } from '../tests/support/run-site'
import { median, quantile, report } from './report'

const SLUG = 'noble-vesper-ploenchit'
/** Open pages of one project, in steps: what one more costs is the difference. */
const STEPS = [100, 1_000]
/** Changes of a unit while all are open. */
const CHANGES = 10
const PATIENCE_MS = 15_000
/** Opened at the same moment. */
const TOGETHER = 50

interface OpenStream {
  answer: IncomingMessage
  /** Called with the moment of each unit that the stream tells of. */
  onUnit: (at: number) => void
}

/** One page that listens, from a network of its own. */
function open(url: string, number: number): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const from = `198.18.${Math.floor(number / 250)}.${1 + (number % 250)}`
    const headers = { accept: 'text/event-stream', 'x-forwarded-for': from }
    const asked = request(`${url}/api/availability/${SLUG}/stream`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`A stream was answered ${answer.statusCode}`))
      const stream: OpenStream = { answer, onUnit: () => undefined }
      answer.on('data', (part: Buffer) => {
        if (part.includes('event: unit')) stream.onUnit(performance.now())
      })
      answer.on('error', () => undefined)
      resolve(stream)
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Resident megabytes of the app and the gateway. */
function memoryOf(site: RunningSite): { app: number; gateway: number } {
  const pids = JSON.parse(readFileSync(join(site.dataDir, 'processes.json'), 'utf8')) as number[]
  const megabytes = (pid = 0) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  return { app: megabytes(pids[0]), gateway: megabytes(pids[1]) }
}

/** Changes a unit, and resolves to the milliseconds after which half of the streams and all of them told of it. */
async function change(
  streams: readonly OpenStream[],
  send: () => Promise<unknown>,
): Promise<{ half: number; all: number }> {
  const told = Promise.all(
    streams.map(
      (stream) =>
        new Promise<number>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error('A stream told nothing')), PATIENCE_MS)
          stream.onUnit = (at) => {
            clearTimeout(timer)
            resolve(at)
          }
        }),
    ),
  )
  const since = performance.now()
  const [times] = await Promise.all([told, send()])
  return { half: median(times) - since, all: Math.max(...times) - since }
}

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What open availability streams cost one node, and how long a change takes until the last of them told of it. */
export async function measureStreams(site: RunningSite): Promise<void> {
  const headers = {
    'Content-Type': 'application/json',
    Origin: site.url,
    Authorization: `JWT ${await adminToken(site.url)}`,
  }
  const query = `where[project.Slug_name][equals]=${SLUG}&where[state][equals]=available&limit=1&depth=0`
  const { docs } = (await (await fetch(`${site.url}/api/units?${query}`, { headers })).json()) as {
    docs: { id: number }[]
  }
  const toggle = (state: string) => async () => {
    const body = JSON.stringify({ state })
    const answer = await fetch(`${site.url}/api/units/${docs[0]?.id}?depth=0`, { method: 'PATCH', headers, body })
    if (!answer.ok) throw new Error(`The unit stays as it is: ${answer.status}`)
  }
  const streams: OpenStream[] = []
  const rows: (string | number)[][] = [['', 'half ms', 'all ms, median', 'all ms, longest', 'app MB', 'gateway MB']]
  const memory: { app: number; gateway: number }[] = []
  for (const step of [1, ...STEPS]) {
    while (streams.length < step) {
      const first = streams.length
      const more = Math.min(TOGETHER, step - first)
      streams.push(...(await Promise.all(Array.from({ length: more }, (_, index) => open(site.url, first + index)))))
    }
    await rest(2_000)
    const took: { half: number; all: number }[] = []
    for (let n = 0; n < CHANGES; n += 1) took.push(await change(streams, toggle(n % 2 ? 'available' : 'withheld')))
    await rest(2_000)
    memory.push(memoryOf(site))
    const all = took.map((one) => one.all)
    const { app, gateway } = memory.at(-1) ?? { app: 0, gateway: 0 }
    rows.push([`${step} open`, median(took.map((one) => one.half)), median(all), quantile(all, 1), app, gateway])
  }
  report(`Open availability streams of one project, ${CHANGES} changes each`, rows)
  const [few, many] = [memory[1], memory[2]]
  const each = (name: 'app' | 'gateway') => (((many?.[name] ?? 0) - (few?.[name] ?? 0)) * 1024) / 900
  report('One more open stream, KB resident', [
    ['app', each('app')],
    ['gateway', each('gateway')],
  ])
  for (const { answer } of streams) answer.destroy()
}
