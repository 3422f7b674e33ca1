import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './ports'

it('a port beside the public one is found, however high that is', async () => {
  for (const wished of [21_000, 65_400, 66_000, 71_535]) {
    const port = await freePort(wished)
    expect(port).toBeLessThanOrEqual(65_535)
    expect(port).toBeGreaterThan(1024)
  }
})

it('a port that somebody uses is passed over', async () => {
  const taken = await freePort(21_400)
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(taken, '127.0.0.1', resolve))
  try {
    expect(await freePort(taken)).toBeGreaterThan(taken)
  } finally {
    server.close()
  }
})
