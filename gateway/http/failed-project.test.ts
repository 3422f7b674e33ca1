import { expect, test } from 'vitest'
import { openGateway } from '../test-gateway'

test('whoever opens a project whose sections cannot be loaded is sent to the 404 page for now; its form fails as any other', async () => {
  const gateway = await openGateway((_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).end('TypeError')
  })
  try {
    for (const locale of ['th', 'en', 'cht', 'chs']) {
      const { status, headers } = await gateway.get(`/${locale}/condominium/noble-a`)
      expect([status, headers.location, headers['cache-control']]).toEqual([302, `/${locale}/404`, 'no-store'])
    }
    const posted = await gateway.send('POST', '/en/condominium/noble-a', { 'content-type': 'text/plain' }, 'a=b')
    expect(posted.status).toBe(500)
  } finally {
    await gateway.close()
  }
})
