import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { writeAtomically } from './atomic-write'

/** Whether a port is free on every address of this machine. */
export function isFree(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}

const LAST_PORT = 65_535
const TRIES = 200

/** A free loopback port: the wanted one or the next free one above; when there is none, one far below. */
export async function freePort(wished: number): Promise<number> {
  const first = wished + TRIES > LAST_PORT ? wished - 20_000 : wished
  for (let port = first; port < first + TRIES; port++) {
    if (await isFree(port, '127.0.0.1')) return port
  }
  throw new Error(`No free port between ${first} and ${first + TRIES}`)
}

/** The port itself if it is free; any free one for 0. Rejects when it is in use. */
function portIfFree(port: number): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().listen(port, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address ? done(address.port) : fail(new Error('no free port'))))
    })
    probe.on('error', fail)
  })
}

/** The loopback port that a file remembers, so that clients of a restarted server find it; another if it is in use. */
export async function lastPort(file: string): Promise<number> {
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  const port = await portIfFree(Number.isInteger(last) ? last : 0).catch(() => portIfFree(0))
  writeAtomically(file, String(port), 0o600)
  return port
}
