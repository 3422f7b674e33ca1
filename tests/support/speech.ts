import type { IncomingMessage, RequestListener } from 'node:http'
import { openStubServer } from './stub-server'

/** One request as the speech service received it. */
interface Asked {
  path: string
  key: string | null
  config: { encoding: string; sampleRateHertz: number; languageCode: string }
  audio: { content: string }
}

/** The next behaviour of the service: body and status, or a delay. */
export interface NextSpeech {
  status?: number
  body?: unknown
  delayMs?: number
}

/** The response of the service to recognised speech. */
export const understood = (transcript: string) => ({
  results: [{ alternatives: [{ transcript, confidence: 0.9 }, { transcript: 'second best' }] }],
})

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A fake speech service (S1§7). Tests in other processes set its response with `PUT /next`
 * and read its requests with `GET /asked`.
 */
export async function startSpeech() {
  const stub = { asked: [] as Asked[], next: { body: understood('condo') } as NextSpeech, url: '' }
  const answer: RequestListener = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand')
    const text = await textOf(request)
    const say = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...(status === 302 ? { Location: '/' } : {}) })
      response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
    }
    if (request.method === 'GET') return say(200, stub.asked)
    if (request.method === 'PUT') {
      stub.next = JSON.parse(text) as NextSpeech
      stub.asked.length = 0
      return say(200, {})
    }
    const { config, audio } = JSON.parse(text) as Pick<Asked, 'config' | 'audio'>
    stub.asked.push({ path: pathname, key: searchParams.get('key'), config, audio })
    const { status = 200, body, delayMs = 0 } = stub.next
    setTimeout(() => say(status, body), delayMs)
  }
  return Object.assign(stub, await openStubServer(answer))
}
