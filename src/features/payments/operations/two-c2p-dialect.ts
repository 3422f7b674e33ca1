import { z } from 'zod'
import { failureAt2c2p } from '../domain/payment-failure'
import type { Charge, ChargeOf, ChargeRequest, ProviderMethod } from '../domain/provider'

/** The merchant account at 2C2P, and where it sends its messages and the buyer's browser. */
export interface TwoC2pAccount {
  apiUrl: string
  merchantId: string
  secretKey: string
  webhookUrl: string
  returnUrl: string
}

/** Cards, and the PromptPay code: what its page offers is what was chosen here. */
const CHANNEL = { card: 'CC', promptpay: 'PPQR' } as const satisfies Record<ProviderMethod, string>

const BANGKOK_MS = 7 * 3_600_000

/** A time as 2C2P writes it in Thailand: `2026-11-24 22:40:00`. */
export const timeAt2c2p = (time: Date): string =>
  new Date(time.getTime() + BANGKOK_MS).toISOString().slice(0, 19).replace('T', ' ')

/** Whole satang as baht with two decimals. */
const bahtOf = (satang: number) => `${Math.floor(satang / 100)}.${String(satang % 100).padStart(2, '0')}`

/** The claims that ask for the page of a payment. The same number is one payment, however often it is asked for. */
export function tokenClaims(request: ChargeRequest, account: TwoC2pAccount): Record<string, unknown> {
  const { invoice, amount, currency, description, method, expiresAt } = request
  return {
    merchantID: account.merchantId,
    invoiceNo: invoice,
    idempotencyID: invoice,
    description: description.replace(/[<>&'"\\]/g, ' ').slice(0, 250),
    amount: bahtOf(amount),
    currencyCode: currency,
    paymentChannel: [method === 'card' ? CHANNEL.card : CHANNEL.promptpay],
    // Every card is asked for 3-D Secure.
    ...(method === 'card' ? { request3DS: 'F' } : {}),
    paymentExpiry: timeAt2c2p(expiresAt),
    backendReturnUrl: account.webhookUrl,
    frontendReturnUrl: account.returnUrl,
  }
}

/** Satang of a decimal as 2C2P writes it: `230.87`, `000000002500.90000`. Throws for a part of a satang. */
const satang = z.union([z.string(), z.number()]).transform((written, ctx) => {
  const parts = /^(\d{1,12})(?:\.(\d{1,2})0{0,3})?$/.exec(String(written))
  if (parts) return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  ctx.addIssue({ code: 'custom', message: 'is no amount in whole satang' })
  return z.NEVER
})

const answer = z.object({ respCode: z.string().regex(/^\d{4}$/) })

/** The code of an answer. Throws when it has none. */
export const codeOf = (claims: unknown): string => answer.parse(claims).respCode

const page = z.object({ webPaymentUrl: z.url({ protocol: /^https?$/ }) })

/** The charge of a page that was just made: nobody has paid on it. */
export const chargeOfPage = (
  claims: unknown,
  { invoice, amount, currency }: ChargeRequest,
  isLive: boolean,
): Charge => ({
  ...{ id: invoice, invoice, amount, currency, isLive },
  ...{ event: 'wait', href: page.parse(claims).webPaymentUrl, qr: null, failure: null },
})

const WAITING = ['0001', '1000', '1001', '1002', '1003', '1004', '1005', '2000', '2001']
const PAID = ['0000', '4110', '5017']
const EXPIRED = ['5009', '9020']
/** Too much or too little was paid, or the money went back: a person must look. */
const ODD = ['5015', '5016', '4120', '4121', '4122', '4130']

/** No transaction with this number: nobody has chosen anything on its page, or it was never made. */
export const NOT_FOUND = '2002'
/** The number was used before: its answer was lost. */
export const isUsed = (code: string): boolean => code === '9015' || code === '5005'
/** An answer that may be another one later: 2C2P could not say. */
export const isUnclear = (code: string): boolean => /^(0999|2003|5998|99\d{2})$/.test(code)
/** An inquiry that was not understood says nothing about its payment. */
const isNoWord = (code: string) => isUnclear(code) || (code.startsWith('9') && !EXPIRED.includes(code))

const transaction = z.object({
  merchantID: z.string(),
  invoiceNo: z.string(),
  amount: satang,
  currencyCode: z.string(),
})

/** How long after its end a payment may still be in the making. */
const LINGERS_MS = 60 * 60_000

/** Where a payment without a transaction stands: its page can be used until its end. */
const untouched = ({ expiresAt }: ChargeOf, now: Date, afterMs = 0): Charge['event'] =>
  now.getTime() < expiresAt.getTime() + afterMs ? 'wait' : 'expire'

function eventOf(code: string, of: ChargeOf, now: Date): Charge['event'] {
  if (PAID.includes(code) || ODD.includes(code)) return 'pay'
  if (EXPIRED.includes(code)) return 'expire'
  if (code === NOT_FOUND) return untouched(of, now)
  return WAITING.includes(code) ? untouched(of, now, LINGERS_MS) : 'fail'
}

/**
 * The charge that an inquiry tells of. Money counts only with all that it is compared by: an amount that is not the
 * asked one is 0 here, and the number of another merchant none of ours. Throws for an answer that says nothing.
 */
export function chargeOfInquiry(claims: unknown, of: ChargeOf, account: TwoC2pAccount, now: Date): Charge {
  const code = codeOf(claims)
  if (isNoWord(code)) throw new Error(`2C2P answered ${code}`)
  const event = eventOf(code, of, now)
  const charge: Charge = {
    ...{ id: of.invoice, invoice: of.invoice, amount: of.amount, currency: of.currency },
    ...{ isLive: isLiveAt(account), event, href: null, qr: null },
    failure: event === 'fail' ? failureAt2c2p(code) : null,
  }
  if (charge.event !== 'pay') return charge
  const said = transaction.parse(claims)
  const invoice = said.merchantID === account.merchantId ? said.invoiceNo : ''
  return { ...charge, invoice, amount: ODD.includes(code) ? 0 : said.amount, currency: said.currencyCode }
}

/** Whether an account moves real money: that of the sandbox, or of a stand-in on this machine, does not. */
export const isLiveAt = ({ apiUrl }: Pick<TwoC2pAccount, 'apiUrl'>): boolean =>
  !/^(sandbox[-.]|127\.0\.0\.1$|localhost$)/.test(new URL(apiUrl).hostname)

const envelope = z.object({ payload: z.string().min(1) })

/** The token of a message or an answer; null when there is none. Throws when the text is not JSON. */
export const tokenOf = (text: string): string | null => envelope.safeParse(JSON.parse(text)).data?.payload ?? null

const notice = z.object({ merchantID: z.string(), invoiceNo: z.string().min(1).max(50) })

/** The number that a message is about; none of ours when it is of another merchant. Throws when it is no message. */
export function invoiceOfNotice(claims: unknown, { merchantId }: TwoC2pAccount): string {
  const { merchantID, invoiceNo } = notice.parse(claims)
  return merchantID === merchantId ? invoiceNo : ''
}
