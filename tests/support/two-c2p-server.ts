import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RawNotice } from '@/features/payments/domain/provider'
import { twoC2pProvider } from '@/features/payments/operations/two-c2p'
import type { Trouble } from './opn-server'
import { openStubServer } from './stub-server'
import { claimsOf, MERCHANT, openLedger, tokenBy } from './two-c2p-ledger'

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const sealed = (claims: object) => JSON.stringify({ payload: tokenBy(claims) })

/** A message as 2C2P posts it: all of it is the token. */
export const posted = (body: string): Omit<RawNotice, 'now'> => ({ body, header: () => null })

/** A stand-in for 2C2P on its own port, with faults on demand, and the provider that talks to it. */
export async function openTwoC2p(clock: { now: Date }) {
  const troubles: Trouble[] = []
  let isDown = false
  /** For how many more inquiries the books are behind the message. */
  let behind = 0
  let apiUrl = ''
  const ledger = openLedger(clock, (token) => `https://pay.example/${token}`)

  const say = (path: string | undefined, claims: Record<string, unknown>): object | null => {
    if (claims.merchantID !== MERCHANT.merchantId) return { respCode: '9001' }
    if (path === '/payment/4.3/paymentToken') return ledger.page(claims)
    if (path !== '/payment/4.3/paymentInquiry') return null
    behind -= 1
    return behind >= 0 ? { invoiceNo: claims.invoiceNo, respCode: '2001' } : ledger.inquiry(claims)
  }

  /** The answer to a call, when nothing goes wrong. */
  const answerTo = (path: string | undefined, payload: string): readonly [number, string] => {
    const claims = claimsOf(payload)
    if (!claims) return [200, JSON.stringify({ respCode: '9042', respDesc: 'Hash value mismatch' })]
    const said = say(path, claims)
    return said ? [200, sealed(said)] : [404, '']
  }

  /** What goes wrong before the call is heard: the status, or a line that is cut. */
  const faultOf = (trouble: Trouble | undefined): readonly [number, string] | 'cut' | null => {
    if (isDown || trouble === 'lostRequest') return 'cut'
    if (trouble === 'error') return [500, '']
    return trouble === 'declined' ? [200, JSON.stringify({ respCode: '9057', respDesc: 'Invalid channel' })] : null
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { payload } = JSON.parse(await bodyOf(request))
    const trouble = request.url?.endsWith('Token') ? troubles.shift() : undefined
    const answered = faultOf(trouble) ?? answerTo(request.url, payload)
    if (answered === 'cut' || trouble === 'lostAnswer') return void request.socket.destroy()
    response.writeHead(answered[0], { 'content-type': 'application/json' }).end(answered[1])
  }
  const server = await openStubServer((request, response) => void answer(request, response))
  apiUrl = server.url

  const entriesOf = (text: string) => [...ledger.entries.values()].filter((one) => JSON.stringify(one).includes(text))
  const entryOf = (text: string) => {
    const [entry] = entriesOf(text)
    if (!entry) throw new Error('There is no such payment')
    return entry
  }
  const ours = 'https://homes.example/api/payments/2c2p'
  return {
    provider: twoC2pProvider({ ...MERCHANT, apiUrl, webhookUrl: ours, returnUrl: `${ours}/return` }),
    stop: server.stop,
    notice: (body: string) => posted(body),
    /** Goes wrong in this way with the next requests for a page. */
    trouble: (...next: Trouble[]) => troubles.push(...next),
    setDown: (down: boolean) => {
      isDown = down
    },
    forget: ledger.forget,
    /** The next inquiries do not know yet what the messages say. */
    lag: (inquiries: number) => {
      behind = inquiries
    },
    chargesOf: (text: string): unknown[] => entriesOf(text),
    /** The payer is shown the code, and has not paid. */
    show: (text: string) => {
      entryOf(text).state = 'shown'
    },
    /** Changes what inquiries say of a payment. */
    alter: (text: string, part: object) => Object.assign(entryOf(text).altered, part),
    /** The payer decides; the message that follows, as text. */
    decide: (text: string, decision: 'pay' | 'decline' = 'pay'): string =>
      sealed(ledger.decide(entryOf(text), decision === 'pay' ? 'paid' : 'declined')),
    /** A message with these claims, signed with this key. */
    message: (claims: object, secretKey = MERCHANT.secretKey) =>
      JSON.stringify({ payload: tokenBy(claims, secretKey) }),
  }
}
