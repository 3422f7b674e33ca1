import en from '@messages/staff/en/confirm.json'
import th from '@messages/staff/th/confirm.json'

/** Showing again who one is, before the account of somebody else changes. */
export const CONFIRM_WORDS = { en, th }

export type ConfirmWord = keyof typeof en

/** The sentence for a refusal of the server. */
export const confirmWordFor = (error: string | undefined): ConfirmWord =>
  error === 'wrong' || error === 'too-many' ? error : 'failed'
