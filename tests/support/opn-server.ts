import { createHmac, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RawNotice } from '@/features/payments/domain/provider'
import { opnProvider } from '@/features/payments/operations/opn'
import { type Decision, decided, eventOf } from '@/features/trial-provider/domain/decide'
import { answerOpn, type OpnCall } from '@/features/trial-provider/domain/opn-api'
import type { TrialObject, TrialStore } from '@/features/trial-provider/domain/trial-objects'
import { openStubServer } from './stub-server'

/** What goes wrong with the next call that makes a charge: before it is made, after it, or not at all. */
export type Trouble = 'lostRequest' | 'lostAnswer' | 'error' | 'declined'

const WEBHOOK_SECRET = Buffer.from('only in tests only in tests').toString('base64')

/** A store in memory. It ignores idempotency keys: whoever asks twice is charged twice. */
function memoryStore(objects: Map<string, TrialObject>): TrialStore {
  return {
    add: async (object) => {
      objects.set(object.id, object)
      return object
    },
    find: async (id) => objects.get(id) ?? null,
    list: async (kind, from) =>
      [...objects.values()].filter((one) => one.object === kind && new Date(one.createdAt) >= from).reverse(),
    replace: async (object) => {
      objects.set(object.id, object)
    },
  }
}

const readCall = async (request: IncomingMessage): Promise<OpnCall> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stub')
  const body = Buffer.concat(chunks).toString()
  return { method: request.method ?? '', path: pathname, query: searchParams, idempotencyKey: null, body }
}

const pageOf = (id: string) => `https://pay.example/${id}`

/** A stand-in for Opn Payments on its own port, with faults on demand, and the provider that talks to it. */
export async function openOpn(clock: { now: Date }) {
  const objects = new Map<string, TrialObject>()
  const troubles: Trouble[] = []
  let isDown = false
  const newId = () => randomBytes(16).toString('hex')
  const store = memoryStore(objects)
  let apiUrl = ''

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    const trouble = call.method === 'POST' ? troubles.shift() : undefined
    if (isDown || trouble === 'lostRequest') return void request.socket.destroy()
    if (trouble === 'error') return response.writeHead(503).end()
    if (trouble === 'declined') return response.writeHead(400).end('{}')
    const { status, type, body } = await answerOpn(call, { store, now: clock.now, apiUrl, pageOf, newId })
    if (trouble === 'lostAnswer') return void request.socket.destroy()
    response.writeHead(status, { 'content-type': type }).end(body)
  }
  const server = await openStubServer((request, response) => void answer(request, response))
  apiUrl = server.url

  const chargesOf = (text: string) => [...objects.values()].filter((one) => JSON.stringify(one).includes(text))
  return {
    provider: opnProvider('opn', { apiUrl, secretKey: 'skey_test_1', webhookSecret: WEBHOOK_SECRET }),
    /** The variables of an installation that has an account here. */
    variables: { OPN_API_URL: apiUrl, OPN_SECRET_KEY: 'skey_test_1', OPN_WEBHOOK_SECRET: WEBHOOK_SECRET },
    stop: server.stop,
    notice: (body: string, at: Date) => signedNotice(body, at),
    /** Goes wrong in this way with the next calls that make a charge. */
    trouble: (...next: Trouble[]) => troubles.push(...next),
    setDown: (down: boolean) => {
      isDown = down
    },
    chargesOf,
    /** Changes what the provider says of a charge. */
    change: (id: string, part: object) =>
      objects.set(id, { ...(objects.get(id) as TrialObject), ...part } as TrialObject),
    /** The payer decides; the event that follows, as text. */
    decide: (text: string, decision: Decision = 'pay'): string => {
      const object = chargesOf(text)[0]
      const charge = object && decided(object, decision, clock.now, newId())
      if (!charge) throw new Error('There is nothing to decide')
      objects.set(charge.id, charge)
      return JSON.stringify(eventOf(charge, { apiUrl, now: clock.now, pageOf }))
    },
  }
}

/** A message as the provider sends it. */
export function signedNotice(body: string, at: Date, secret = WEBHOOK_SECRET): Omit<RawNotice, 'now'> {
  const seconds = String(Math.floor(at.getTime() / 1000))
  const signature = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${seconds}.${body}`).digest('hex')
  const headers: Record<string, string> = { 'omise-signature': signature, 'omise-signature-timestamp': seconds }
  return { body, header: (name) => headers[name] ?? null }
}
