import { setTimeout as sleep } from 'node:timers/promises'
import { postedForm } from '../../tests/support/posted-form'
import { someThaiId } from '../../tests/support/thai-id'
import type { MailServer } from '../mail-server'
import { ask, formBody, someNetwork } from '../visitors'

const PATIENCE_MS = 20_000
const PAUSE_MS = 250
/** Nobody presses "send again" more often. */
const RESEND_MS = 15_000

/** What the site has promised a buyer with an answer, in order. */
export const PROMISES = ['held', 'identified', 'verified', 'signed', 'paid', 'booked'] as const
export type Promised = (typeof PROMISES)[number]

/** What buyers share. */
export interface Market {
  site: string
  campaign: string
  mail: MailServer
  /** A unit that nobody was sent to yet. */
  nextUnit: () => number
}

let made = 0

/**
 * One buyer without JavaScript, who books a unit over HTTP. Whatever goes wrong, the buyer opens the way again and goes on
 * where the site says that the booking stands.
 */
export class Buyer {
  readonly email = `buyer-${++made}-${Date.now()}@drill.example`
  readonly number = someThaiId()
  readonly promised = new Set<Promised>()
  /** The answers other than pages and redirects. */
  faults = 0
  private cookie = ''
  private network = someNetwork()
  private readonly tried = new Set<string>()
  private askedAt = 0
  private result = ''
  private isWanted = true

  constructor(private readonly market: Market) {}

  /** Whether nothing is left to do. */
  get isDone(): boolean {
    return this.promised.has('booked')
  }

  /** Stops after the step that is being taken. */
  leave(): void {
    this.isWanted = false
  }

  /** Goes on until the unit is booked, or the buyer leaves. */
  async goOn(): Promise<void> {
    while (this.isWanted && !this.isDone) {
      const isMoved = this.cookie === '' ? await this.hold() : await this.step()
      if (!isMoved) await sleep(PAUSE_MS)
    }
  }

  private async open(path: string) {
    const headers = { 'X-Forwarded-For': this.network, ...(this.cookie && { Cookie: this.cookie }) }
    for (let hops = 0, at = path; ; hops += 1) {
      const answer = await ask(new URL(at, this.market.site).href, { headers, patienceMs: PATIENCE_MS })
      const isRedirect = typeof answer.seen === 'number' && answer.seen >= 300 && answer.seen < 400
      if (!isRedirect || hops > 4) {
        if (answer.seen !== 200) this.faults += 1
        return { path: new URL(at, this.market.site).pathname, ok: answer.seen === 200, body: answer.body }
      }
      at = answer.location
    }
  }

  /** Sends a form of a page; resolves to where the answer leads, to `null` when there is none, or to an empty text. */
  private async send(path: string, html: string, marker: string, typed: Record<string, string>) {
    const { body, headers: described } = await formBody(postedForm(html, marker, typed))
    const headers = {
      ...described,
      ...(this.cookie && { Cookie: this.cookie }),
      Origin: this.market.site,
      'X-Forwarded-For': this.network,
    }
    const url = new URL(path, this.market.site).href
    const answer = await ask(url, { method: 'POST', headers, body, patienceMs: PATIENCE_MS })
    if (typeof answer.seen !== 'number' || answer.seen >= 400) {
      this.faults += 1
      return null
    }
    const own = /(?:__Host-)?booking=[0-9a-f]{64}/.exec(answer.cookie)?.[0]
    if (own) this.cookie = own
    return answer.seen === 303 ? answer.location : ''
  }

  private async hold(): Promise<boolean> {
    const path = `/en/unit-summary?campaign=${this.market.campaign}&unit=${this.market.nextUnit()}`
    const page = await this.open(path)
    if (!page.ok) return false
    const led = await this.send(path, page.body, 'name="unit"', {})
    // The answer was lost, and the unit may be held: a network without passes has one such hold at a time.
    if (led === null) this.network = someNetwork()
    if (led && this.cookie) this.promised.add('held')
    return this.cookie !== ''
  }

  private async step(): Promise<boolean> {
    const page = await this.open(this.result || '/en/verify-otp')
    if (!page.ok) return false
    const name = page.path.replace('/en/', '')
    if (name === 'verify-id') return this.identify(page.path, page.body)
    if (name === 'verify-otp') return this.confirm(page.path, page.body, 'verify')
    if (name === 'booking-summary') return this.confirm(page.path, page.body, 'sign')
    if (name === 'booking/payment') return this.pay(page.path, page.body)
    return name.startsWith('payment/result/') ? this.approve(page.path, page.body) : false
  }

  private async identify(path: string, html: string): Promise<boolean> {
    const who = {
      'name-0': 'Somchai Drilljai',
      'document-0': 'thai_id',
      'number-0': this.number,
      'nationality-0': 'TH',
    }
    const led = await this.send(path, html, 'name="number-0"', { ...who, email: this.email, phone: '0812345678' })
    if (led) this.promised.add('identified')
    this.askedAt = Date.now()
    return Boolean(led)
  }

  /** The newest code of the mails that was not refused yet. */
  private code(): string | undefined {
    const own = this.market.mail.arrived.filter(({ to, code }) => to === this.email && code !== '')
    return own.map(({ code }) => code).findLast((code) => !this.tried.has(code))
  }

  private async confirm(path: string, html: string, purpose: 'verify' | 'sign'): Promise<boolean> {
    const code = this.code()
    if (!code) return this.askForCode(path, html, purpose)
    const typed = { code, ...(purpose === 'sign' && { signature: 'Somchai Drilljai' }) }
    const led = await this.send(path, html, 'name="code"', typed)
    if (led !== null) this.tried.add(code)
    if (!led) return false
    this.promised.add(purpose === 'sign' ? 'signed' : 'verified')
    this.askedAt = 0
    return true
  }

  private async askForCode(path: string, html: string, purpose: string): Promise<boolean> {
    if (Date.now() - this.askedAt < RESEND_MS) return false
    if ((await this.send(path, html, 'name="purpose"', { purpose })) !== null) this.askedAt = Date.now()
    return false
  }

  private async pay(path: string, html: string): Promise<boolean> {
    const led = await this.send(path, html, 'name="method"', { method: 'promptpay' })
    if (led) this.result = led
    return Boolean(led)
  }

  private async approve(path: string, html: string): Promise<boolean> {
    this.result = path
    if (html.includes('/payment/receipt/')) this.promised.add('booked')
    const bank = /href="([^"]*\/payment\/trial\/[^"]+)"/.exec(html)?.[1]
    if (!bank || this.promised.has('paid')) return this.isDone
    const page = await this.open(bank.replaceAll('&amp;', '&'))
    if (!page.ok) return false
    const led = await this.send(page.path, page.body, 'name="token"', { decision: 'pay' })
    if (led) this.promised.add('paid')
    return Boolean(led)
  }
}
