import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { ok, refuse } from '@/kernel/result'
import type { Charge, ChargeRequest, Provider, RawNotice } from '../domain/provider'

/** The account at Opn Payments (Omise). `webhookSecret` is base64, as its dashboard shows it. */
export interface OpnAccount {
  apiUrl: string
  secretKey: string
  webhookSecret: string
  isLive: boolean
}

const TIMEOUT_MS = 8000
/** Messages signed longer ago, or further ahead, are stale. */
const WINDOW_S = 300

const opnCharge = z.object({
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  livemode: z.boolean(),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  metadata: z.object({ invoice: z.string() }),
  authorize_uri: z.string().nullish(),
  source: z.object({ scannable_code: z.object({ image: z.object({ download_uri: z.string() }) }).nullish() }).nullish(),
})
const notice = z.object({ id: z.string(), data: opnCharge.pick({ metadata: true }) })

const EVENTS = { pending: 'wait', successful: 'pay', failed: 'fail', expired: 'expire', reversed: 'fail' } as const

const toCharge = (json: unknown): Charge => {
  const { id, amount, currency, livemode, status, metadata, authorize_uri: uri, source } = opnCharge.parse(json)
  const href = source?.scannable_code?.image.download_uri ?? uri ?? null
  return {
    id,
    invoice: metadata.invoice,
    amount,
    currency: currency.toUpperCase(),
    isLive: livemode,
    event: EVENTS[status],
    href,
  }
}

function isSigned({ body, header, now }: RawNotice, secret: string): boolean {
  const [signatures, seconds] = [header('omise-signature'), header('omise-signature-timestamp')]
  if (!signatures || !seconds || !/^\d{1,12}$/.test(seconds)) return false
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > WINDOW_S) return false
  const expected = createHmac('sha256', Buffer.from(secret, 'base64')).update(`${seconds}.${body}`).digest()
  // Two while a secret is exchanged.
  return signatures.split(',', 2).some((signature) => {
    const given = Buffer.from(signature.trim(), 'hex')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}

const read = (raw: RawNotice, secret: string) => {
  if (!isSigned(raw, secret)) return null
  try {
    const { id, data } = notice.parse(JSON.parse(raw.body))
    return { id, invoice: data.metadata.invoice }
  } catch {
    return null
  }
}

const bodyOf = ({ invoice, amount, currency, description, expiresAt }: ChargeRequest) => ({
  amount,
  currency,
  description,
  expires_at: expiresAt.toISOString(),
  metadata: { invoice },
  source: { type: 'promptpay' },
})

/** PromptPay through Opn Payments (https://docs.omise.co/charges-api). */
export function opnProvider({ apiUrl, secretKey, webhookSecret, isLive }: OpnAccount): Provider {
  const ask = (path: string, init: RequestInit = {}, key?: string) =>
    fetch(`${apiUrl}${path}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        'content-type': 'application/json',
        'omise-version': '2019-05-29',
        ...(key && { 'idempotency-key': key }),
      },
    })
  return {
    name: 'opn',
    isLive,
    charge: async (request) => {
      if (request.method !== 'promptpay') return refuse('declined')
      const init = { method: 'POST', body: JSON.stringify(bodyOf(request)) }
      const answer = await ask('/charges', init, request.invoice)
      if (answer.status >= 400 && answer.status < 500 && ![408, 409, 429].includes(answer.status))
        return refuse('declined')
      if (!answer.ok) throw new Error(`Opn answered ${answer.status}`)
      return ok(toCharge(await answer.json()))
    },
    find: async ({ charge }) => {
      if (charge === null) return null
      const answer = await ask(`/charges/${encodeURIComponent(charge)}`)
      if (answer.status === 404) return null
      if (!answer.ok) throw new Error(`Opn answered ${answer.status}`)
      return toCharge(await answer.json())
    },
    read: (raw) => read(raw, webhookSecret),
  }
}
