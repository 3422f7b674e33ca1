import { createServer } from 'node:net'

/** Whether a port can be listened on, on every address of this machine. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

/** A port of loopback that nobody uses: the wished one if it is free. */
export async function freePort(wished: number): Promise<number> {
  for (let port = wished; port < wished + 200; port++) {
    if (await isFree(port, '127.0.0.1')) return port
  }
  throw new Error(`No free port between ${wished} and ${wished + 200}`)
}
