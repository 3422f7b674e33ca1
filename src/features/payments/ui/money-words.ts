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

const ACCOUNTS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: {
    bank: 'Bank account',
    cash: METHODS.en.cash,
    terminal: METHODS.en.terminal,
    provider: 'Provider',
    opn: 'Opn Payments',
    '2c2p': '2C2P',
    trial: 'Trial provider',
    transfer: 'Bank account',
    counter: 'At the counter',
    customer: 'Received from customers',
    refunds_due: 'Refunds due',
  },
  th: {
    bank: 'บัญชีธนาคาร',
    cash: METHODS.th.cash,
    terminal: METHODS.th.terminal,
    provider: 'ผู้ให้บริการรับชำระเงิน',
    opn: 'Opn Payments',
    '2c2p': '2C2P',
    trial: 'ผู้ให้บริการทดลอง',
    transfer: 'บัญชีธนาคาร',
    counter: 'ที่สำนักงานขาย',
    customer: 'เงินรับล่วงหน้าจากลูกค้า',
    refunds_due: 'เงินรอคืนลูกค้า',
  },
}

/** An account of the ledger, or of the provider that has the money. */
export const accountName = (language: StaffLanguage, account: string): string => ACCOUNTS[language][account] ?? account

const POSTINGS: Record<StaffLanguage, Readonly<Record<string, string>>> = {
  en: { paid: 'Payment', owed: 'Refund owed', refund: 'Refund' },
  th: { paid: 'รับชำระเงิน', owed: 'ตั้งยอดเงินรอคืน', refund: 'คืนเงิน' },
}

/** What a posting of the ledger (`paid-12`) is for. */
export const postingName = (language: StaffLanguage, posting: string): string =>
  POSTINGS[language][posting.split('-')[0] ?? ''] ?? posting
