import { createHash } from 'node:crypto'
import { ok, refuse } from '@/kernel/result'
import { type ChargeOf, type ChargeRequest, PAYMENT_METHODS, type Provider } from '../domain/provider'
import {
  chargeOfInquiry,
  chargeOfPage,
  codeOf,
  invoiceOfNotice,
  isLiveAt,
  isUnclear,
  isUsed,
  NOT_FOUND,
  type TwoC2pAccount,
  tokenClaims,
  tokenOf,
} from './two-c2p-dialect'
import { openedBy, sealed } from './two-c2p-token'

const TIMEOUT_MS = 8000

/**
 * Asks the API. Its answer is a token with the same signature; a fault may come without one, and is believed only as
 * far as it says no. Throws without a clear answer.
 */
async function ask(account: TwoC2pAccount, path: string, claims: Record<string, unknown>): Promise<unknown> {
  const payload = await sealed(claims, account.secretKey)
  const answer = await fetch(`${account.apiUrl}/payment/4.3/${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ payload }),
  })
  if (!answer.ok) throw new Error(`2C2P answered ${answer.status}`)
  const text = await answer.text()
  const token = tokenOf(text)
  if (token === null) return { respCode: faultOf(JSON.parse(text)) }
  const said = await openedBy(token, account.secretKey)
  if (said === null) throw new Error('2C2P sent an answer with another signature')
  return said
}

/** The code of an unsigned answer, which may say that something is wrong, never that something is paid. */
function faultOf(said: unknown): string {
  const code = codeOf(said)
  if (!code.startsWith('9')) throw new Error('2C2P sent an answer without a signature')
  return code
}

async function charge(account: TwoC2pAccount, request: ChargeRequest): ReturnType<Provider['charge']> {
  const said = await ask(account, 'paymentToken', tokenClaims(request, account))
  const code = codeOf(said)
  if (code === '0000') return ok(chargeOfPage(said, request, isLiveAt(account)))
  // A used number is found by its inquiry.
  if (isUsed(code) || isUnclear(code)) throw new Error(`2C2P answered ${code}`)
  return refuse('declined')
}

async function find(account: TwoC2pAccount, of: ChargeOf, now: Date): ReturnType<Provider['find']> {
  const { merchantId: merchantID } = account
  const said = await ask(account, 'paymentInquiry', { merchantID, invoiceNo: of.invoice, locale: 'en' })
  return codeOf(said) === NOT_FOUND && of.charge === null ? null : chargeOfInquiry(said, of, account, now)
}

async function read(account: TwoC2pAccount, body: string): ReturnType<Provider['read']> {
  try {
    const token = tokenOf(body)
    if (token === null) return refuse('unsigned')
    const said = await openedBy(token, account.secretKey)
    if (said === null) return refuse('forged')
    const id = createHash('sha256').update(token).digest('hex')
    return ok({ id, invoice: invoiceOfNotice(said, account), charge: null })
  } catch {
    return refuse('malformed')
  }
}

/**
 * PromptPay and cards through 2C2P PGW 4.3 (https://developer.2c2p.com/docs/api-payment-token, /api-payment-inquiry,
 * /api-payment-response-backend). The buyer chooses nothing of ours on its page: the code is scanned and the card typed
 * there. Our own number is the only one, unique at 2C2P, so that a payment is looked up by it alone.
 *
 * Its refunds are another API, with RSA keys that are exchanged by hand: money goes back by bank transfer.
 */
export function twoC2pProvider(account: TwoC2pAccount): Provider {
  return {
    name: '2c2p',
    isLive: isLiveAt(account),
    methods: PAYMENT_METHODS,
    charge: (request) => charge(account, request),
    find: (of, now) => find(account, of, now),
    refund: async () => refuse('declined'),
    findRefund: async () => null,
    read: ({ body }) => read(account, body),
  }
}
