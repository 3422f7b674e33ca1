import { networkOf } from '@/kernel/http/network-of'
import { systemContext } from '@/platform/database/payload'
import { consumeToken } from '@/platform/database/rate-limit'
import { log } from '@/platform/process/log'
import { providerNamed } from '../operations/current-provider'
import { handleWebhook } from '../operations/handle-webhook'

const MAX_BYTES = 256_000
/** Refused messages of one network in a minute; more are not kept. */
const MOST_A_MINUTE = 600

const NOT_FOUND = 404
const STATUS = { refused: 400, not_ours: 200, known: 200, heard: 200 } as const

/** Takes in a message of the provider of that name, also of one that takes no new payments. What is not taken in now is sent again after an answer over 499. */
export async function takeWebhook(request: Request, name: string): Promise<Response> {
  const provider = providerNamed(name)
  if (!provider) return new Response(null, { status: NOT_FOUND })
  const ctx = await systemContext('payment webhook')
  const network = networkOf(request.headers.get('x-client-ip') ?? 'provider')
  if (!(await consumeToken(ctx.payload, 'payment-webhook', network, MOST_A_MINUTE, 60)))
    return new Response(null, { status: 429 })
  const body = await request.text()
  if (body.length > MAX_BYTES) return new Response(null, { status: 413 })
  try {
    const heard = await handleWebhook(ctx, provider, { body, header: (key) => request.headers.get(key) })
    if (heard === 'refused' || heard === 'not_ours')
      log.warn({ provider: name, heard }, 'a payment message changed nothing')
    return new Response(null, { status: STATUS[heard], headers: { 'Cache-Control': 'no-store' } })
  } catch (err) {
    log.error({ err, provider: name }, 'a payment message could not be taken in')
    return new Response(null, { status: 503 })
  }
}
