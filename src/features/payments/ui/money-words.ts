import type { StaffLanguage } from '@/i18n/staff-formats'
import type { PaymentMethod } from '../domain/provider'
import { paymentTexts } from './staff-texts'

type Named = Readonly<Record<string, string>>

/** The ways of paying, as every desk names them. */
export const methodWords = (language: StaffLanguage): Readonly<Record<PaymentMethod, string>> =>
  paymentTexts(language).methods

/** An account of the ledger, or of the provider that has the money. */
export function accountName(language: StaffLanguage, account: string): string {
  const names: Named = paymentTexts(language).accounts
  return names[account] ?? account
}

/** What a posting of the ledger (`paid-12`) is for. */
export function postingName(language: StaffLanguage, posting: string): string {
  const names: Named = paymentTexts(language).postings
  return names[posting.split('-')[0] ?? ''] ?? posting
}
