import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A fake external service on its own local port: its URL, and a function that stops it. */
export async function openStubServer(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
