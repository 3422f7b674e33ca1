import type { StaffLanguage } from '@/i18n/staff-formats'
import type { PaymentMethod } from '../domain/provider'

const METHODS: Record<StaffLanguage, Readonly<Record<PaymentMethod, string>>> = {
  en: {
    promptpay: 'PromptPay',
    card: 'Card',
    transfer: 'Bank transfer',
    cash: 'Cash',
    terminal: 'Card terminal',
  },
  th: {
    promptpay: 'พร้อมเพย์',
    card: 'บัตร',
    transfer: 'โอนผ่านธนาคาร',
    cash: 'เงินสด',
    terminal: 'เครื่องรูดบัตร',
  },
}

/** The ways of paying, as every desk names them. */
export const methodWords = (language: StaffLanguage) => METHODS[language]

const PROVIDERS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: { bank: 'Bank account', opn: 'Opn Payments', '2c2p': '2C2P', trial: 'Trial provider' },
  th: { bank: 'บัญชีธนาคาร', opn: 'Opn Payments', '2c2p': '2C2P', trial: 'ผู้ให้บริการทดลอง' },
}

/** Where money lies: the account of a provider, of the company, the cash box or the terminal. */
export const accountName = (language: StaffLanguage, account: string): string =>
  PROVIDERS[language][account] ?? (METHODS[language] as Readonly<Record<string, string>>)[account] ?? account
