import http from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { WaitingJobs } from '@/kernel/http/waiting-jobs'

/** How a request was answered, as a metrics label. */
export type Outcome =
  | 'hit'
  | 'miss'
  | 'stale'
  | 'updating'
  | 'pass'
  | 'file'
  | 'redirect'
  | 'refused'
  | 'failed'
  | 'down'

/** The metrics of one gateway. Counting a hit is one addition; all other work happens on reading. */
export class Metrics {
  readonly registry = new Registry()
  /** A plain number, because the hottest path updates it. */
  hits = 0
  private readonly answers: Counter<'outcome' | 'status'>
  private readonly appSeconds: Histogram<'outcome'>
  private hitsReported = 0

  /** Counts a page answered from the cache. */
  readonly countHit = () => {
    this.hits += 1
  }

  constructor(read: {
    cachedPages: () => number
    cachedBytes: () => number
    connections: () => Promise<number>
    waitingJobs: () => Promise<WaitingJobs | null>
  }) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.answers = new Counter({
      name: 'gateway_answers_total',
      help: 'Answers by outcome and status',
      labelNames: ['outcome', 'status'],
      registers,
    })
    this.appSeconds = new Histogram({
      name: 'gateway_app_seconds',
      help: 'Time until an answer that needed the app was known',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    })
    new Gauge({
      name: 'gateway_cached_pages',
      help: 'Cached pages',
      registers,
      collect() {
        this.set(read.cachedPages())
      },
    })
    new Gauge({
      name: 'gateway_cached_bytes',
      help: 'Bytes of cached pages',
      registers,
      collect() {
        this.set(read.cachedBytes())
      },
    })
    new Gauge({
      name: 'gateway_connections',
      help: 'Open connections',
      registers,
      async collect() {
        this.set(await read.connections())
      },
    })
    registerJobs(registers, read.waitingJobs)
  }

  count(outcome: Outcome, status: number, seconds: number): void {
    this.answers.inc({ outcome, status: String(status) })
    if (outcome === 'miss' || outcome === 'pass') this.appSeconds.observe({ outcome }, seconds)
  }

  async text(): Promise<string> {
    this.answers.inc({ outcome: 'hit', status: '200' }, this.hits - this.hitsReported)
    this.hitsReported = this.hits
    return this.registry.metrics()
  }
}

/** The job queue, of all nodes together. Without an answer of the database there are no figures. */
function registerJobs(registers: Registry[], read: () => Promise<WaitingJobs | null>): void {
  new Gauge({
    name: 'jobs',
    help: 'Jobs: waiting (due or in hand), retrying (failed, tried again later), failed (given up)',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      const jobs = await read()
      for (const state of ['waiting', 'retrying', 'failed'] as const) if (jobs) this.set({ state }, jobs[state])
    },
  })
  new Gauge({
    name: 'jobs_oldest_seconds',
    help: 'Age of the oldest job that is waiting or retrying',
    registers,
    async collect() {
      this.set((await read())?.oldestSeconds ?? Number.NaN)
    },
  })
}

/** Serves the metrics on the loopback address only. */
export function serveMetrics(metrics: Metrics, port: number): Promise<http.Server> {
  const server = http.createServer(async (request, response) => {
    const isAsked = request.method === 'GET' && request.url === '/metrics'
    response.writeHead(isAsked ? 200 : 404, { 'Content-Type': metrics.registry.contentType })
    response.end(isAsked ? await metrics.text() : undefined)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
