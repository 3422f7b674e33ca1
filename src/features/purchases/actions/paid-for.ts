import type { OwnBooking } from '@/features/booking'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { HomePayment } from '../domain/home'

/** What a payment of the plan is for, as a receipt says it in each language. */
export const paidForOf =
  ({ kind }: Pick<HomePayment, 'kind'>, { project, unit }: OwnBooking['snapshot']) =>
  (locale: Locale): string => {
    const t = words(locale, 'purchase')
    return t('receiptFor', { kind: t(`kinds.${kind}`), unit: unit.number, project: project.title[locale] })
  }
