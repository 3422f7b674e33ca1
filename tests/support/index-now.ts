import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One message as search engines received it. */
interface Told {
  type: string
  message: { host: string; key: string; keyLocation: string; urlList: string[] }
}

/** A fake IndexNow service on this machine. It answers with `answer` until that changes. */
export async function startIndexNow() {
  const told: Told[] = []
  const stub = { told, answer: 202, url: '' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(parts).toString('utf8')) as Told['message']
      told.push({ type: request.headers['content-type'] ?? '', message })
      response.writeHead(stub.answer, stub.answer === 302 ? { Location: '/elsewhere' } : {})
      response.end('thank you')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return Object.assign(stub, { stop })
}
