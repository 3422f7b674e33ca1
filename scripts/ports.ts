import { createServer } from 'node:net'

/** Whether a port can be listened on, on every address of this machine. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

const LAST_PORT = 65_535
const TRIES = 200

/** A port of loopback that nobody uses: the wished one if it is free. Where there is none so high, one far below. */
export async function freePort(wished: number): Promise<number> {
  const first = wished + TRIES > LAST_PORT ? wished - 20_000 : wished
  for (let port = first; port < first + TRIES; port++) {
    if (await isFree(port, '127.0.0.1')) return port
  }
  throw new Error(`No free port between ${first} and ${first + TRIES}`)
}
