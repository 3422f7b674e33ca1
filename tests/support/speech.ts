import type { IncomingMessage, RequestListener } from 'node:http'
import { openStand } from './stand'

/** One question as the speech service got it. */
interface Asked {
  path: string
  key: string | null
  config: { encoding: string; sampleRateHertz: number; languageCode: string }
  audio: { content: string }
}

/** What the service does next: what it answers and with which status, or how long it keeps one waiting. */
export interface NextSpeech {
  status?: number
  body?: unknown
  delayMs?: number
}

/** As the service answers who was understood. */
export const understood = (transcript: string) => ({
  results: [{ alternatives: [{ transcript, confidence: 0.9 }, { transcript: 'second best' }] }],
})

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/**
 * A speech service on this machine (S1§7). Journeys, which run in other processes, say what it answers by `PUT /next`
 * and read what it was asked by `GET /asked`.
 */
export async function startSpeech() {
  const stand = { asked: [] as Asked[], next: { body: understood('condo') } as NextSpeech, url: '' }
  const answer: RequestListener = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand')
    const text = await textOf(request)
    const say = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json', ...(status === 302 ? { Location: '/' } : {}) })
      response.end(typeof body === 'string' ? body : JSON.stringify(body ?? {}))
    }
    if (request.method === 'GET') return say(200, stand.asked)
    if (request.method === 'PUT') {
      stand.next = JSON.parse(text) as NextSpeech
      stand.asked.length = 0
      return say(200, {})
    }
    const { config, audio } = JSON.parse(text) as Pick<Asked, 'config' | 'audio'>
    stand.asked.push({ path: pathname, key: searchParams.get('key'), config, audio })
    const { status = 200, body, delayMs = 0 } = stand.next
    setTimeout(() => say(status, body), delayMs)
  }
  return Object.assign(stand, await openStand(answer))
}
