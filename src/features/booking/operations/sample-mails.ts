import type { Locale } from '@/i18n/locales'
import type { Context } from '@/platform/database/context'
import { requireActor } from '@/platform/database/require-actor'
import type { SampleMail } from '@/platform/mail/mail'
import { env } from '@/platform/process/env'
import type { SignedContract } from '../domain/booking'
import { may } from '../domain/permissions'
import { type BookingMail, codeMail, newsMail, takenOverMail } from '../emails/booking-mails'
import { receiptMail } from '../emails/receipt-mail'
import { contractCopyMail, signerLinkMail } from '../emails/signing-mails'

const PROJECT = 'noble vesper ploenchit'
const FEE = 5_000_000

/** A contract of one clause, as two buyers signed it. */
const contractOf = (locale: Locale, now: Date): SignedContract => ({
  ...{ version: '2026-11-28', locale, thai: '1. คู่สัญญา\nบริษัทและผู้จอง', translated: '', hash: '0'.repeat(64) },
  ...{ signedAt: now, isOnPaper: false, signatures: [{ name: 'Mali Jaidee', signedAt: now }] },
})

/** The mails about bookings in a language, with invented facts. */
export async function sampleMails(ctx: Context, locale: Locale): Promise<SampleMail[]> {
  requireActor(ctx, may.sampleMails)

  const content: BookingMail = {
    ...{ locale, email: 'mali@example.com', reference: 'nb-7k2m9xqt', project: PROJECT, brand: 'noble' },
    ...{ unit: 'A12/04', isTrial: true, href: env.publicUrl },
  }
  const receipt = {
    ...{ number: 'TRIAL-2026-000123', issuedAt: ctx.now, paidAt: ctx.now, amount: FEE, method: 'promptpay' as const },
    ...{ isLive: false, isRefunded: false },
  }
  const title = { th: PROJECT, en: PROJECT, cht: PROJECT, chs: PROJECT }
  return [
    { key: 'verify', mail: await codeMail(content, 'verify', '123456') },
    { key: 'sign', mail: await codeMail(content, 'sign', '123456') },
    { key: 'booked', mail: await newsMail(content, 'booked') },
    { key: 'paid-late', mail: await newsMail(content, 'paid_late') },
    { key: 'paid-twice', mail: await newsMail(content, 'paid_twice') },
    { key: 'refunded', mail: await newsMail(content, 'refunded', { amount: FEE }) },
    { key: 'refund-code', mail: await codeMail(content, 'refund', '123456') },
    { key: 'account-named', mail: await newsMail(content, 'account_named', { end: '7890' }) },
    { key: 'released', mail: await newsMail(content, 'released') },
    { key: 'signer-changed', mail: await newsMail(content, 'signer_changed') },
    { key: 'co-sign', mail: await signerLinkMail(content, { until: ctx.now }) },
    {
      key: 'contract',
      mail: await contractCopyMail(content, { contract: contractOf(locale, ctx.now), payUntil: ctx.now }),
    },
    { key: 'slip-refused', mail: await newsMail(content, 'slip_refused', { reason: 'notReceived' }) },
    {
      key: 'taken-over',
      mail: await takenOverMail(content, { seller: 'Ploy S.', until: ctx.now, contact: env.publicUrl }),
    },
    { key: 'receipt', mail: await receiptMail({ ...content, title, receipt, file: env.publicUrl }) },
  ]
}
