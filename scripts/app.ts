import { createServer } from 'node:http'
import next from 'next'

/**
 * The app alone, on loopback behind the front door. Ends with its parent, so that nothing is left behind when the
 * parent is killed.
 */
const dev = process.argv.includes('--dev')
const port = Number(process.env.APP_PORT)
const app = next({ dev, hostname: '127.0.0.1', port, turbopack: true })
await app.prepare()
const handle = app.getRequestHandler()
const server = createServer((request, response) => void handle(request, response))
if (dev) server.on('upgrade', app.getUpgradeHandler())
// Longer than the front door keeps its own end open, so that it never writes into a closing connection.
server.keepAliveTimeout = 65_000
server.headersTimeout = 66_000
server.requestTimeout = 0
server.listen(port, '127.0.0.1', async () => {
  await begin()
  process.send?.('ready')
})

/**
 * Asks the app whether it can answer, before anybody asks for a page: with that it reads what every page needs
 * (`src/app/api/internal/ready`). Without a database it starts all the same, and the front door says so.
 */
async function begin(): Promise<void> {
  const headers = { 'x-front-secret': process.env.FRONT_SECRET ?? '' }
  const signal = AbortSignal.timeout(10_000)
  await fetch(`http://127.0.0.1:${port}/api/internal/ready`, { headers, signal }).catch(() => undefined)
}

async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 4000).unref()
  server.close()
  server.closeAllConnections()
  await app.close().catch(() => undefined)
  process.exit(0)
}
process.on('disconnect', () => process.exit(0))
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
