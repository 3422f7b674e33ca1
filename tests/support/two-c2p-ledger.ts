import { createHmac, timingSafeEqual } from 'node:crypto'

/** The merchant of the stand-in, as its portal would show it. */
export const MERCHANT = { merchantId: 'JT01', secretKey: 'only in tests '.repeat(5) }

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const macOf = (text: string, secretKey: string) => createHmac('sha256', secretKey).update(text).digest('base64url')

/** A token as 2C2P signs it, written here without the library that the product verifies it with. */
export function tokenBy(claims: object, secretKey = MERCHANT.secretKey): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`
  return `${text}.${macOf(text, secretKey)}`
}

/** What a token asks for; null when the merchant has not signed it. */
export function claimsOf(token: string): Record<string, unknown> | null {
  const [head = '', body = '', mac = ''] = token.split('.')
  const [given, right] = [Buffer.from(mac), Buffer.from(macOf(`${head}.${body}`, MERCHANT.secretKey))]
  const isGenuine = given.length === right.length && timingSafeEqual(given, right)
  return isGenuine ? JSON.parse(Buffer.from(body, 'base64url').toString()) : null
}

/** What happened to a number: its page was made, its code is shown, or the bank said yes or no. */
type State = 'made' | 'shown' | 'paid' | 'declined'

interface Entry {
  asked: Record<string, unknown>
  page: string
  state: State
  tranRef: string
  /** What an inquiry says instead of what was asked. */
  altered: Record<string, unknown>
}

const CODES = { made: '2002', shown: '0001', paid: '0000', declined: '4005' } as const

/** Dates of requests are of Thailand: `2026-11-24 22:40:00`. */
const timeOf = (written: unknown) => new Date(`${String(written).replace(' ', 'T')}+07:00`)

/** The books of the stand-in: one entry a number, and no number twice. */
export function openLedger(clock: { now: Date }, pageOf: (token: string) => string) {
  const entries = new Map<string, Entry>()
  let last = 0
  let isForgetful = false

  const stateOf = ({ asked, state }: Entry): string =>
    ['made', 'shown'].includes(state) && timeOf(asked.paymentExpiry) <= clock.now ? '9020' : CODES[state]

  const result = (entry: Entry, respCode: string) => {
    const { merchantID, invoiceNo, amount, currencyCode, paymentChannel } = entry.asked
    return {
      ...{ merchantID, invoiceNo, amount: `${Number(amount).toFixed(5)}`, currencyCode },
      ...{ channelCode: (paymentChannel as string[])[0], tranRef: entry.tranRef, accountNo: '411111XXXXXX1111' },
      ...{ transactionDateTime: '20261124224000', respCode, respDesc: 'Said by the stand-in' },
    }
  }

  return {
    entries,
    /** A page is given out once, even to who asks in the same words. */
    forget: (forgets: boolean) => {
      isForgetful = forgets
    },
    /** A page for a number. Asked again in the same words it is the same page; in others the number is used. */
    page(asked: Record<string, unknown>): object {
      const invoice = String(asked.invoiceNo)
      const known = entries.get(invoice)
      if (known && (isForgetful || JSON.stringify(known.asked) !== JSON.stringify(asked))) return { respCode: '9015' }
      last += 1
      const page = known?.page ?? pageOf(`page${last}`)
      if (!known) entries.set(invoice, { asked, page, state: 'made', tranRef: String(2_868_820 + last), altered: {} })
      return { webPaymentUrl: page, paymentToken: page.slice(-8), respCode: '0000', respDesc: 'Success' }
    },
    inquiry({ invoiceNo }: Record<string, unknown>): object {
      const entry = entries.get(String(invoiceNo))
      const code = entry ? stateOf(entry) : '2002'
      return entry && code !== '2002' ? { ...result(entry, code), ...entry.altered } : { invoiceNo, respCode: code }
    },
    /** The payer pays or is declined on the page; what the backend of the merchant is told, once. */
    decide(entry: Entry, state: 'paid' | 'declined'): object {
      entry.state = state
      return result(entry, CODES[state])
    },
  }
}
