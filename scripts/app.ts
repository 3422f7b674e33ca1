import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import next from 'next'
import { PAGE_DATA_HEADER } from '@/kernel/http/page-data'
import { withRequestId } from '@/platform/http/request-id'
import { runShutdown } from '@/platform/jobs/shutdown'
import { captureConsole } from '@/platform/process/console-lines'
import { isAnsweredByPayload } from '../gateway/next-adapter/protocol'
import { runtimeActionKey } from './action-keys'

/**
 * The app process, on loopback behind the gateway. Exits with its parent, so that no orphan remains when the parent
 * is killed.
 */
const dev = process.argv.includes('--dev')
if (!dev) captureConsole()
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= runtimeActionKey(process.env.PAYLOAD_SECRET ?? '')
const port = Number(process.env.APP_PORT)
const app = next({ dev, hostname: '127.0.0.1', port, turbopack: true })
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer((request, response) => {
  delete request.headers[PAGE_DATA_HEADER]
  if (isAnsweredByPayload(request.headers)) request.headers[PAGE_DATA_HEADER] = '1'
  const { 'x-request-id': id } = request.headers
  void withRequestId(typeof id === 'string' ? id : undefined, () => handle(request, response))
})
if (dev) server.on('upgrade', app.getUpgradeHandler())
// Longer than the keep-alive of the gateway, so that it never writes to a closing connection.
server.keepAliveTimeout = 65_000
server.headersTimeout = 66_000
server.requestTimeout = 0
server.listen(port, '127.0.0.1', async () => {
  await begin()
  process.send?.('ready')
  // The launcher kills a process that falls silent.
  setInterval(() => process.send?.('alive'), 1_000).unref()
})

/**
 * Requests the readiness of the app before the first visitor comes, which loads the data that every page needs
 * (`src/app/api/internal/ready`). Without a database it starts anyway, and the gateway reports it.
 */
async function begin(): Promise<void> {
  const headers = { 'x-gateway-secret': process.env.GATEWAY_SECRET ?? '' }
  const signal = AbortSignal.timeout(10_000)
  await fetch(`http://127.0.0.1:${port}/api/internal/ready`, { headers, signal }).catch(() => undefined)
}

/** How long requests in progress may take after a stop signal, in milliseconds. */
const DRAIN_MS = 20_000
/** The whole shutdown: after the requests, running jobs have three seconds. */
const MAX_STOP_MS = DRAIN_MS + 5_000

/** Takes no new connections and resolves when the requests in progress are answered. */
function drained(): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })
}

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(0), MAX_STOP_MS).unref()
  await Promise.all([Promise.race([drained(), sleep(DRAIN_MS)]), runShutdown()])
  server.closeAllConnections()
  await app.close().catch(() => undefined)
  process.exit(0)
}
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
