import net, { type AddressInfo, type Socket } from 'node:net'

const NOTIFICATION = 'A'.charCodeAt(0)

/** Answers a first packet as PgBouncer does that knows none of these parameters. */
const refusal = (parameter: string): Buffer => {
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${parameter}`]
    .map((field) => `${field}\0`)
    .join('')
  const body = Buffer.from(`${fields}\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

/** Passes on what a server says, one whole message at a time, except notifications. */
function withoutNotifications(far: Socket, near: Socket): void {
  let rest = Buffer.alloc(0)
  far.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
      const end = rest.readInt32BE(1) + 1
      if (rest[0] !== NOTIFICATION) near.write(rest.subarray(0, end))
      rest = rest.subarray(end)
    }
  })
}

/**
 * What a pooler in transaction mode does to a connection, without pooling: it delivers no notifications, and refuses
 * limits of statements unless it is told to ignore them.
 */
export async function openPooler(databaseUrl: string, { refusesLimits }: { refusesLimits: boolean }) {
  const { hostname, port } = new URL(databaseUrl)
  const server = net.createServer((near) => {
    near.once('data', (first) => {
      if (refusesLimits && first.includes('statement_timeout')) return near.end(refusal('statement_timeout'))
      const far = net.connect(Number(port), hostname)
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
      withoutNotifications(far, near)
      far.write(first)
      near.on('data', (bytes) => far.write(bytes))
      return undefined
    })
    near.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: url.href, close: () => server.close() }
}
