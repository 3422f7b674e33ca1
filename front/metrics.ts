import http from 'node:http'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** How a request was answered, as the figures tell it. */
export type Outcome = 'hit' | 'miss' | 'stale' | 'pass' | 'file' | 'redirect' | 'refused' | 'failed' | 'down'

/** Figures of one front door. Counting a hit is one addition; everything else happens when they are read. */
export class Metrics {
  readonly registry = new Registry()
  /** Kept as a plain number: the hottest path of the program touches it. */
  hits = 0
  private readonly answers: Counter<'outcome' | 'status'>
  private readonly appSeconds: Histogram<'outcome'>
  private hitsReported = 0

  constructor(read: {
    cachedPages: () => number
    cachedBytes: () => number
    connections: () => Promise<number>
  }) {
    const registers = [this.registry]
    collectDefaultMetrics({ register: this.registry })
    this.answers = new Counter({
      name: 'front_answers_total',
      help: 'Answers by outcome and status',
      labelNames: ['outcome', 'status'],
      registers,
    })
    this.appSeconds = new Histogram({
      name: 'front_app_seconds',
      help: 'Time until an answer that needed the app was known',
      labelNames: ['outcome'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    })
    new Gauge({
      name: 'front_cached_pages',
      help: 'Pages kept',
      registers,
      collect() {
        this.set(read.cachedPages())
      },
    })
    new Gauge({
      name: 'front_cached_bytes',
      help: 'Bytes kept',
      registers,
      collect() {
        this.set(read.cachedBytes())
      },
    })
    new Gauge({
      name: 'front_connections',
      help: 'Open connections',
      registers,
      async collect() {
        this.set(await read.connections())
      },
    })
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

/** Shows the figures on the loopback address only. */
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
