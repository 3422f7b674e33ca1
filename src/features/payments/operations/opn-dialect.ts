import { z } from 'zod'
import { failureAtOpn, type PaymentFailure } from '../domain/payment-failure'
import type { Charge, ChargeOf, ChargeRequest } from '../domain/provider'

const opnCharge = z.object({
  object: z.literal('charge'),
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  livemode: z.boolean(),
  status: z.enum(['pending', 'successful', 'failed', 'expired', 'reversed']),
  failure_code: z.string().nullish(),
  created_at: z.string().nullish(),
  metadata: z.object({ invoice: z.string().optional() }).nullish(),
  link: z.string().nullish(),
  authorize_uri: z.string().nullish(),
  source: z.object({ scannable_code: z.object({ image: z.object({ download_uri: z.url() }) }).nullish() }).nullish(),
})
type OpnCharge = z.infer<typeof opnCharge>

const opnLink = z.object({
  object: z.literal('link'),
  id: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  livemode: z.boolean(),
  title: z.string(),
  deleted: z.boolean().default(false),
  payment_uri: z.url(),
  charges: z.object({ data: z.array(opnCharge) }),
})
export type OpnLink = z.infer<typeof opnLink>

const event = z.object({
  id: z.string().min(1).max(100),
  data: z.object({ object: z.string() }).loose(),
})

/** A message about a charge; null for one about anything else. Throws when it is no message. */
export function readEvent(text: string) {
  const { id, data } = event.parse(JSON.parse(text))
  if (data.object !== 'charge') return null
  const { id: charge, link, metadata } = opnCharge.pick({ id: true, link: true, metadata: true }).parse(data)
  return { id, invoice: metadata?.invoice ?? null, charge: link ?? charge }
}

const EVENTS = { pending: 'wait', successful: 'pay', failed: 'fail', expired: 'expire', reversed: 'reverse' } as const

/** Why a charge failed; null for one that has not. */
const failureOf = ({ status, failure_code: code }: OpnCharge): PaymentFailure | null =>
  status === 'failed' ? failureAtOpn(code ?? '') : null

/** The charge of a PromptPay payment, and where the image to scan is. */
export function chargeOf(json: unknown): { charge: Charge; image: string | null } {
  const read = opnCharge.parse(json)
  const { id, amount, currency, livemode, status, metadata, authorize_uri: uri, source } = read
  const charge: Charge = {
    ...{ id, invoice: metadata?.invoice ?? '', amount, currency: currency.toUpperCase(), isLive: livemode },
    ...{ event: EVENTS[status], href: uri ?? null, qr: null, failure: failureOf(read) },
  }
  return { charge, image: source?.scannable_code?.image.download_uri ?? null }
}

/** Money that came in wins over tries that failed; a failed try may be repeated on the same page. */
function eventOf({ charges, deleted }: OpnLink): Charge['event'] {
  const has = (status: OpnCharge['status']) => charges.data.some((charge) => charge.status === status)
  if (has('successful')) return 'pay'
  if (has('reversed')) return 'reverse'
  return deleted ? 'expire' : 'wait'
}

/** Why the newest try on a link failed; null before one failed, and once money came. */
function failureOfLink({ charges: { data } }: OpnLink): PaymentFailure | null {
  if (data.some(({ status }) => status === 'successful')) return null
  const newest = data.reduce<OpnCharge | null>(
    (last, one) => (last && (last.created_at ?? '') > (one.created_at ?? '') ? last : one),
    null,
  )
  return newest && failureOf(newest)
}

/** A payment link as the charge of a card payment: the card is typed on the provider's own page. */
export function chargeOfLink(json: unknown): Charge {
  const link = opnLink.parse(json)
  const paid = link.charges.data.find(({ status }) => status === 'successful') ?? link
  return {
    ...{ id: link.id, invoice: invoiceOfTitle(link.title), amount: paid.amount },
    ...{ currency: paid.currency.toUpperCase(), isLive: paid.livemode, event: eventOf(link) },
    ...{ href: link.payment_uri, qr: null, failure: failureOfLink(link) },
  }
}

/** The title of a link names our number: links keep nothing else of ours. */
const titleOf = (invoice: string) => `Payment ${invoice}`
const invoiceOfTitle = (title: string) => /^Payment ([0-9A-F]+)$/.exec(title)?.[1] ?? ''

/** Whether an object of a list is the one of our number. */
export const isOfInvoice = (json: unknown, invoice: string): boolean => {
  const link = opnLink.safeParse(json)
  if (link.success) return link.data.title === titleOf(invoice)
  return opnCharge.safeParse(json).data?.metadata?.invoice === invoice
}

const opnRefund = z.object({ id: z.string(), metadata: z.object({ refund: z.string().optional() }).nullish() })

/** The id of a refund that the API answers. */
export const refundIdOf = (json: unknown): { id: string } => ({ id: opnRefund.parse(json).id })

/** Whether a refund of a list is the one of our number. */
export const isRefundOf = (json: unknown, number: string): boolean =>
  opnRefund.safeParse(json).data?.metadata?.refund === number

/** The charge that took the money: a payment link has charges of its own. Throws when nothing was taken. */
export function paidChargeOf(json: unknown): string {
  const link = opnLink.safeParse(json)
  const charges = link.success ? link.data.charges.data : [opnCharge.parse(json)]
  const paid = charges.find(({ status }) => status === 'successful')
  if (!paid) throw new Error('Nothing was taken that could be given back')
  return paid.id
}

/** The address of the refunds of a charge. */
export const refundsPathOf = (charge: string): string => `/charges/${encodeURIComponent(charge)}/refunds`

/** Lists of the API, newest first, as far back as the payment. */
export const LIST = z.object({ data: z.array(z.unknown()), total: z.number().int() })

/** The address and the body that make a charge. */
export function chargeCall(request: ChargeRequest): { path: string; body: Record<string, unknown> } {
  const { method, invoice, amount, currency, description, expiresAt } = request
  if (method === 'card')
    return { path: '/links', body: { amount, currency, title: titleOf(invoice), description, multiple: false } }
  const body = {
    ...{ amount, currency, description, expires_at: expiresAt.toISOString() },
    ...{ metadata: { invoice }, source: { type: 'promptpay' } },
  }
  return { path: '/charges', body }
}

/** The address of one charge, or of those of its kind. */
export const pathOf = ({ method }: Pick<ChargeOf, 'method'>, id?: string): string =>
  `/${method === 'card' ? 'links' : 'charges'}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`
