import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One message as search engines got it. */
interface Told {
  type: string
  message: { host: string; key: string; keyLocation: string; urlList: string[] }
}

/** A service that search engines listen to, on this machine. It answers with `answer` until told otherwise. */
export async function startIndexNow() {
  const told: Told[] = []
  const stand = { told, answer: 202, url: '' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(parts).toString('utf8')) as Told['message']
      told.push({ type: request.headers['content-type'] ?? '', message })
      response.writeHead(stand.answer, stand.answer === 302 ? { Location: '/elsewhere' } : {})
      response.end('thank you')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stand.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return Object.assign(stand, { stop })
}
