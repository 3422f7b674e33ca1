import { qrCode, qrPath } from '@/formats/qr-code'
import { ok, refuse } from '@/kernel/result'
import { env } from '@/platform/process/env'
import { promptPayPayload } from '../domain/promptpay'
import type { Charge, ChargeOf, ChargeRequest, Provider } from '../domain/provider'
import { billReference, type TransferAccount } from '../domain/slip'

/** The account of the company; null where it is not configured. */
export function transferAccount(): (TransferAccount & { biller: string }) | null {
  const { TRANSFER_BILLER: biller, TRANSFER_BANK: bank, TRANSFER_ACCOUNT: number, TRANSFER_NAME: name } = env
  return biller && bank && number && name ? { biller, bank, number, name } : null
}

const MARGIN = 4

/** A QR code as an image, with the quiet margin that scanners need. */
function imageOf(text: string): string {
  const matrix = qrCode(text)
  if (!matrix) throw new RangeError('The text is too long for a QR code')
  const size = matrix.length + 2 * MARGIN
  const box = `viewBox="${-MARGIN} ${-MARGIN} ${size} ${size}"`
  const ground = `<rect x="${-MARGIN}" y="${-MARGIN}" width="${size}" height="${size}" fill="#fff"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} shape-rendering="crispEdges">${ground}<path d="${qrPath(matrix)}"/></svg>`
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

/**
 * Transfers to the account of the company. Nobody reports them: the code is our own, a payment is open until its time is
 * over, and two people of finance say that the money is there.
 */
export function transferProvider(account: { biller: string }): Provider {
  const chargeOf = ({ invoice, amount }: { invoice: string; amount: number }, change: Partial<Charge>): Charge => ({
    ...{
      id: `transfer-${invoice}`,
      invoice,
      amount,
      currency: 'THB',
      isLive: true,
      href: null,
      qr: null,
      failure: null,
    },
    ...{ event: 'wait', ...change },
  })
  return {
    name: 'transfer',
    isLive: true,
    methods: ['transfer'],
    charge: async (request: ChargeRequest) => {
      const { reference, amount } = request
      const text = promptPayPayload({ biller: account.biller, reference: billReference(reference), amount })
      return ok(chargeOf(request, { qr: imageOf(text) }))
    },
    find: async (of: ChargeOf, now: Date) =>
      chargeOf({ invoice: of.invoice, amount: of.amount }, { event: of.expiresAt > now ? 'wait' : 'expire' }),
    refund: async () => refuse('declined'),
    findRefund: async () => null,
    read: async () => refuse('unsigned'),
  }
}
