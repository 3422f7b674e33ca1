import { forgottenBefore, isJustWritten, type OptInPhase, type OptInState } from '@/features/consent'
import type { FieldFault, FormState } from '@/kernel/form/form-state'
import type { SendFault } from '@/kernel/form/send-fault'

/** The newsletter's purpose in the consent record. */
export const NEWS_PURPOSE = 'news'

/** The two newsletter mails: confirm the address, and welcome. Both tell how to unsubscribe. */
export type NewsMail = 'confirm' | 'welcome'

const PROOF_YEARS = 10

/**
 * Decides the mail for an entered address: a confirmation request or, when it is already confirmed, the welcome again.
 * null within ten minutes of the last mail. The visitor sees the same answer each time.
 */
export function decideMail(optIn: (OptInState & { phase: OptInPhase }) | null, now: Date): NewsMail | null {
  if (optIn && isJustWritten(optIn, now)) return null
  return optIn?.phase === 'confirmed' ? 'welcome' : 'confirm'
}

/**
 * Retention cut-offs: never confirmed, 30 days; unsubscribed, 30 days, then only the evidence; that for ten years (the
 * limitation period of Thai civil law).
 */
export function forgettingTimes(now: Date): { unproven: Date; left: Date; proof: Date } {
  const month = forgottenBefore(now)
  const proof = new Date(now)
  proof.setUTCFullYear(proof.getUTCFullYear() - PROOF_YEARS)
  return { unproven: month, left: month, proof }
}

/** Why the form was rejected. `email` errors are shown at the field, the others above the form. */
export type NewsFault = 'missing' | 'notAnEmail'
export type NewsNotice = 'pressAgain' | SendFault

/** The state of the form after an answer: it keeps the typed address, and ends with it taken. */
export type NewsState = FormState<NewsNotice, FieldFault<'email', NewsFault>, 'taken'>
