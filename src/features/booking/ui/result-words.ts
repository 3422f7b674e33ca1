import type { PaymentView, SlipView } from '@/features/payments'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { OwnBooking } from '../domain/booking'
import type { HoldEnd } from '../domain/hold'
import type { PaymentProgress } from '../domain/payment-progress'
import { payingWords } from './how-to-pay'
import { failureWords } from './pay-again'

/** What the words depend on. */
interface ResultFacts {
  locale: Locale
  booking: OwnBooking
  payment: PaymentView | null
  /** Who ended the hold. */
  end: HoldEnd
}

/** What is said while two people look for the money. */
function checkingOf(locale: Locale, { holdEndsAt, fee }: OwnBooking, isCounter: boolean, isLate: boolean) {
  const t = words(locale, 'payments')
  const [title, amount] = [t('slip.checking.title'), formatBaht(fee / 100)]
  if (isCounter) return { title, text: t('slip.counter', { amount }) }
  if (isLate || !holdEndsAt) return { title, text: t('slip.checking.late') }
  const [time, date] = [formatTime(locale, holdEndsAt), formatDate(locale, holdEndsAt)]
  return { title, text: t('slip.checking.text', { amount, time, date }) }
}

/** The heading and the sentence of what became of the payment. */
function saidOf(
  said: Exclude<PaymentProgress, 'checking' | 'checkingLate'>,
  { locale, booking, payment, end }: ResultFacts,
): { title: string; text: string } {
  const [b, p] = [words(locale, 'booking'), words(locale, 'payments')]
  if (said === 'received' || said === 'asking')
    return { title: p(`states.${said}.title`), text: p(`states.${said}.text`) }
  if (said === 'pay' || said === 'failed' || said === 'declined' || said === 'silent') {
    if (!payment) return { title: b('states.waiting.title'), text: b('states.waiting.text') }
    return said === 'pay' ? payingWords(locale, payment) : failureWords(locale, payment, booking.holdEndsAt)
  }
  if (said === 'lapsed' && end !== 'time') return { title: b(`ended.by.${end}.title`), text: b(`ended.by.${end}.text`) }
  return { title: b(`states.${said}.title`), text: b(`states.${said}.text`) }
}

/** The heading and the sentence of the page of a payment. */
export const resultWords = (said: PaymentProgress, slip: SlipView | null, facts: ResultFacts) =>
  said === 'checking' || said === 'checkingLate'
    ? checkingOf(facts.locale, facts.booking, slip?.way === 'counter', said === 'checkingLate')
    : saidOf(said, facts)
