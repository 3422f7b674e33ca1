import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './ports'

it('finds a port near the public one, however high that is', async () => {
  for (const wished of [21_000, 65_400, 66_000, 71_535]) {
    const port = await freePort(wished)
    expect(port).toBeLessThanOrEqual(65_535)
    expect(port).toBeGreaterThan(1024)
  }
})

it('skips a port in use', async () => {
  const taken = await freePort(21_400)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve))
  try {
    expect(await freePort(taken)).toBeGreaterThan(taken)
  } finally {
    server.close()
  }
})
