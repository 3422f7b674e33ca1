import { ok, refuse } from '@/kernel/result'
import {
  type Charge,
  type ChargeOf,
  PAYMENT_METHODS,
  type Provider,
  type RawNotice,
  type RefundCall,
} from '../domain/provider'
import {
  chargeCall,
  chargeOf,
  chargeOfLink,
  isOfInvoice,
  isRefundOf,
  LIST,
  paidChargeOf,
  pathOf,
  readEvent,
  refundIdOf,
  refundsPathOf,
} from './opn-dialect'
import { faultOfSignature } from './opn-signature'

/** The account at Opn Payments (Omise), or at the stand-in. `webhookSecret` is base64, as its dashboard shows it. */
export interface OpnAccount {
  apiUrl: string
  secretKey: string
  webhookSecret: string
}

const TIMEOUT_MS = 8000
const MAX_IMAGE_BYTES = 200_000
const PAGE = 100
/** Clocks differ: charges are looked for from a little before the payment. */
const SLACK_MS = 10 * 60_000

type Ask = (path: string, init?: RequestInit) => Promise<Response>

const askOf =
  ({ apiUrl, secretKey }: OpnAccount): Ask =>
  (path, init = {}) =>
    fetch(path.startsWith('/') ? apiUrl + path : path, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...init.headers,
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'content-type': 'application/json',
        'omise-version': '2019-05-29',
      },
    })

async function clear(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(`Opn answered ${answer.status}`)
  return answer.json()
}

/** The image to scan, to be shown on our own page: no request of the buyer's browser goes elsewhere. */
async function imageAt(ask: Ask, address: string): Promise<string> {
  const answer = await ask(address)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const type = /^image\/(svg\+xml|png)/.exec(answer.headers.get('content-type') ?? '')?.[0]
  if (!answer.ok || !type || bytes.length > MAX_IMAGE_BYTES) throw new Error('Opn sent no code to scan')
  return `data:${type};base64,${bytes.toString('base64')}`
}

type Read = Pick<ChargeOf, 'method'> & Partial<Pick<ChargeOf, 'qr'>>

/** Reads a charge, or a link as one; the image is fetched once, while it is needed. */
async function read(ask: Ask, { apiUrl }: OpnAccount, { method, qr = null }: Read, json: unknown): Promise<Charge> {
  if (method === 'card') return chargeOfLink(json)
  const { charge, image } = chargeOf(json)
  // The key of the account is sent to the API alone.
  const isOurs = image !== null && new URL(image).origin === new URL(apiUrl).origin
  return charge.event === 'wait' && isOurs && qr === null ? { ...charge, qr: await imageAt(ask, image) } : charge
}

/** Goes through the charges made since the payment for the one of our number. */
async function search(ask: Ask, of: ChargeOf): Promise<unknown> {
  const from = new Date(of.createdAt.getTime() - SLACK_MS).toISOString()
  for (let offset = 0; ; offset += PAGE) {
    const query = new URLSearchParams({
      from,
      offset: String(offset),
      limit: String(PAGE),
      order: 'reverse_chronological',
    })
    const { data, total } = LIST.parse(await clear(await ask(`${pathOf(of)}?${query}`)))
    const found = data.find((one) => isOfInvoice(one, of.invoice))
    if (found !== undefined || offset + PAGE >= total) return found ?? null
  }
}

/** A link has no end of its own: one that was not paid in time is withdrawn. */
async function withdrawn(ask: Ask, of: ChargeOf, charge: Charge, now: Date): Promise<Charge> {
  if (of.method !== 'card' || charge.event !== 'wait' || of.expiresAt > now) return charge
  await clear(await ask(pathOf(of, charge.id), { method: 'DELETE' }))
  const after = await ask(pathOf(of, charge.id))
  if (after.status === 404) return { ...charge, event: 'expire' }
  const { event, ...rest } = chargeOfLink(await clear(after))
  return { ...rest, event: event === 'pay' ? 'pay' : 'expire' }
}

async function find(ask: Ask, account: OpnAccount, of: ChargeOf, now: Date): Promise<Charge | null> {
  const answer = of.charge === null ? null : await ask(pathOf(of, of.charge))
  if (answer?.status === 404) return null
  const json = answer ? await clear(answer) : await search(ask, of)
  return json === null ? null : withdrawn(ask, of, await read(ask, account, of, json), now)
}

/** Where the refunds of a payment are. Throws when the provider knows no charge that took money. */
async function refundsOf(ask: Ask, of: ChargeOf): Promise<string> {
  if (of.charge === null) throw new Error('The payment has no charge')
  return refundsPathOf(paidChargeOf(await clear(await ask(pathOf(of, of.charge)))))
}

async function refund(ask: Ask, of: ChargeOf, { number, amount }: RefundCall): ReturnType<Provider['refund']> {
  const answer = await ask(await refundsOf(ask, of), {
    method: 'POST',
    headers: { 'idempotency-key': number },
    body: JSON.stringify({ amount, metadata: { refund: number } }),
  })
  if (answer.status >= 400 && !isUnclear(answer.status)) return refuse('declined')
  return ok(refundIdOf(await clear(answer)))
}

async function findRefund(ask: Ask, of: ChargeOf, number: string): ReturnType<Provider['findRefund']> {
  const path = await refundsOf(ask, of)
  const { data } = LIST.parse(await clear(await ask(`${path}?limit=${PAGE}&order=reverse_chronological`)))
  const found = data.find((one) => isRefundOf(one, number))
  return found === undefined ? null : refundIdOf(found)
}

function readNotice(raw: RawNotice, secret: string): Awaited<ReturnType<Provider['read']>> {
  const fault = faultOfSignature(raw, secret)
  if (fault) return refuse(fault)
  try {
    return ok(readEvent(raw.body))
  } catch {
    return refuse('malformed')
  }
}

/** An answer that may be another one later. */
const isUnclear = (status: number) => status >= 500 || [408, 409, 429].includes(status)

/**
 * PromptPay and cards through Opn Payments (https://docs.omise.co/charges-api, /links-api, /refunds-api). Cards are typed on a payment
 * link, which is the provider's own page with 3-D Secure: their numbers reach neither our server nor our pages.
 */
export function opnProvider(name: string, account: OpnAccount): Provider {
  const ask = askOf(account)
  return {
    name,
    isLive: !account.secretKey.startsWith('skey_test_'),
    methods: PAYMENT_METHODS,
    charge: async (request) => {
      const { path, body } = chargeCall(request)
      const headers = { 'idempotency-key': request.invoice }
      const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (answer.status >= 400 && !isUnclear(answer.status)) return refuse('declined')
      return ok(await read(ask, account, request, await clear(answer)))
    },
    find: (of, now) => find(ask, account, of, now),
    refund: (of, request) => refund(ask, of, request),
    findRefund: (of, number) => findRefund(ask, of, number),
    read: async (raw) => readNotice(raw, account.webhookSecret),
  }
}
