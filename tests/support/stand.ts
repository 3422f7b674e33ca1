import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An outside service on this machine, at a port of its own: its address, and what ends it. */
export async function openStand(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
