import { z } from 'zod'
import { qrCode, qrPath } from '@/formats/qr-code'
import { chargeNow, type TrialCharge, type TrialLink, type TrialRefund, type TrialStore } from './trial-objects'

/** One call of the API of Opn Payments, without its transport. */
export interface OpnCall {
  method: string
  /** Without the address of the API: `/charges/chrg_1`. */
  path: string
  query: URLSearchParams
  idempotencyKey: string | null
  body: string
}

export interface OpnAnswer {
  status: number
  type: 'application/json' | 'image/svg+xml'
  body: string
}

interface Stand {
  store: TrialStore
  now: Date
  /** The address of this API, as its caller knows it. */
  apiUrl: string
  /** The page on which the stand-in asks the payer. */
  pageOf: (id: string) => string
  newId: () => string
}

const money = { amount: z.number().int().positive(), currency: z.string() }
const newCharge = z.object({
  ...money,
  description: z.string().default(''),
  expires_at: z.iso.datetime(),
  metadata: z.record(z.string(), z.string()).default({}),
  source: z.object({ type: z.literal('promptpay') }),
})
const newLink = z.object({ ...money, title: z.string(), description: z.string(), multiple: z.literal(false) })

const json = (body: unknown, status = 200): OpnAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
})
const fault = (status: number, code: string) => json({ object: 'error', code, message: code }, status)

/** A charge as the API writes it. */
export function chargeJson(charge: TrialCharge, { apiUrl, now, pageOf }: Pick<Stand, 'apiUrl' | 'now' | 'pageOf'>) {
  const { id, amount, currency, description, metadata, status, link, expiresAt, failureCode } = chargeNow(charge, now)
  const image = { object: 'document', download_uri: `${apiUrl}/charges/${id}/documents/qr/downloads/image` }
  return {
    ...{ object: 'charge', id, livemode: false, amount, currency, description, metadata, status, link },
    ...{
      paid: status === 'successful',
      failure_code: failureCode ?? null,
      created_at: charge.createdAt,
      expires_at: expiresAt,
      authorize_uri: pageOf(id),
    },
    source: link === null ? { object: 'source', type: 'promptpay', scannable_code: { type: 'qr', image } } : null,
  }
}

async function linkJson(link: TrialLink, stand: Stand) {
  const all = await stand.store.list('charge', new Date(link.createdAt))
  const charges = all.filter((one): one is TrialCharge => one.object === 'charge' && one.link === link.id)
  const { id, amount, currency, title, description, isDeleted } = link
  return {
    ...{ object: 'link', id, livemode: false, amount, currency, title, description, multiple: false },
    ...{ deleted: isDeleted, created_at: link.createdAt, payment_uri: stand.pageOf(id) },
    charges: { object: 'list', data: charges.map((charge) => chargeJson(charge, stand)) },
  }
}

async function addCharge(body: unknown, key: string | null, stand: Stand): Promise<OpnAnswer> {
  const read = newCharge.safeParse(body)
  if (!read.success) return fault(400, 'invalid_charge')
  const { amount, currency, description, metadata, expires_at: expiresAt } = read.data
  const made: TrialCharge = {
    ...{ object: 'charge', id: `chrg_trial_${stand.newId()}`, amount, currency, description, metadata },
    ...{ status: 'pending', link: null, createdAt: stand.now.toISOString(), expiresAt },
  }
  return json(chargeJson(await stand.store.add(made, key), stand))
}

async function addLink(body: unknown, key: string | null, stand: Stand): Promise<OpnAnswer> {
  const read = newLink.safeParse(body)
  if (!read.success) return fault(400, 'invalid_link')
  const { amount, currency, title, description } = read.data
  const made: TrialLink = {
    ...{ object: 'link', id: `link_trial_${stand.newId()}`, amount, currency, title, description },
    ...{ isDeleted: false, createdAt: stand.now.toISOString() },
  }
  return json(await linkJson(await stand.store.add(made, key), stand))
}

/** The code to scan: the page of the stand-in, as no bank knows it. */
function codeOf(id: string, { pageOf }: Stand): OpnAnswer {
  const matrix = qrCode(pageOf(id))
  if (!matrix) return fault(500, 'internal_error')
  const [size, margin] = [matrix.length, 4]
  const box = `${-margin} ${-margin} ${size + 2 * margin} ${size + 2 * margin}`
  const white = `<path fill="#fff" d="M${-margin} ${-margin}h${size + 2 * margin}v${size + 2 * margin}h-${size + 2 * margin}z"/>`
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" shape-rendering="crispEdges">${white}<path d="${qrPath(matrix)}"/></svg>`
  return { status: 200, type: 'image/svg+xml', body }
}

async function list(kind: 'charge' | 'link', query: URLSearchParams, stand: Stand): Promise<OpnAnswer> {
  const all = await stand.store.list(kind, new Date(query.get('from') ?? 0))
  const [offset, limit] = [Number(query.get('offset') ?? 0), Math.min(100, Number(query.get('limit') ?? 20))]
  const page = all.slice(offset, offset + limit)
  const data = await Promise.all(
    page.map((one) =>
      one.object === 'link' ? linkJson(one, stand) : one.object === 'charge' && chargeJson(one, stand),
    ),
  )
  return json({ object: 'list', data, total: all.length, offset, limit })
}

async function one(method: string, id: string, stand: Stand): Promise<OpnAnswer> {
  const found = await stand.store.find(id)
  if (!found || found.object === 'refund') return fault(404, 'not_found')
  if (found.object === 'charge') return json(chargeJson(found, stand))
  if (method !== 'DELETE') return json(await linkJson(found, stand))
  await stand.store.replace({ ...found, isDeleted: true })
  return json({ object: 'link', id, deleted: true })
}

const newRefund = z.object({
  amount: money.amount,
  metadata: z.record(z.string(), z.string()).default({}),
})

async function refundsOf(charge: string, stand: Stand): Promise<TrialRefund[]> {
  const all = await stand.store.list('refund', new Date(0))
  return all.filter((one): one is TrialRefund => one.object === 'refund' && one.charge === charge)
}

/** Gives money of a charge back, or lists what was given back (https://docs.omise.co/refunds-api). */
async function refunds(id: string, { method, body, idempotencyKey }: OpnCall, stand: Stand): Promise<OpnAnswer> {
  const charge = await stand.store.find(id)
  if (charge?.object !== 'charge') return fault(404, 'not_found')
  const made = await refundsOf(id, stand)
  const shown = ({ id: refund, amount, metadata }: TrialRefund) => ({
    ...{ object: 'refund', id: refund, charge: id, amount, metadata, status: 'closed' },
  })
  if (method !== 'POST') return json({ object: 'list', data: made.map(shown), total: made.length })
  const read = newRefund.safeParse(bodyOf(body))
  const known = made.find(({ metadata }) => read.success && metadata.refund === read.data.metadata.refund)
  if (known && idempotencyKey) return json(shown(known))
  const left = made.reduce((sum, { amount }) => sum - amount, charge.amount)
  if (!read.success || charge.status !== 'successful' || read.data.amount > left) return fault(400, 'failed_refund')
  const added: TrialRefund = {
    ...{ object: 'refund', id: `rfnd_trial_${stand.newId()}`, charge: id, ...read.data },
    createdAt: stand.now.toISOString(),
  }
  return json(shown(await stand.store.add(added, idempotencyKey)))
}

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const NOT_FOUND = fault(404, 'not_found')

/** Answers a call as Opn Payments would (https://docs.omise.co/charges-api, /links-api), as far as payments ask it. */
export async function answerOpn(call: OpnCall, stand: Stand): Promise<OpnAnswer> {
  const { method, query, idempotencyKey: key, body } = call
  const [, kind, id, part] = call.path.split('/')
  if (kind !== 'charges' && kind !== 'links') return NOT_FOUND
  if (id !== undefined && part === 'refunds') return refunds(id, call, stand)
  if (id !== undefined) return part === 'documents' ? codeOf(id, stand) : one(method, id, stand)
  if (method === 'POST') return (kind === 'links' ? addLink : addCharge)(bodyOf(body), key, stand)
  return list(kind === 'links' ? 'link' : 'charge', query, stand)
}
