import { ButtonLink } from '@/design/form/button'
import { Link } from '@/design/show/link'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { dueOf, type HomePayment, type OwnHome } from '../domain/home'
import { Part } from './part'

/** A day of the plan in words. */
export const dayInWords = (locale: Locale, day: string): string => formatDate(locale, new Date(`${day}T00:00:00+07:00`))

/** The page of one payment. */
export const payPath = (locale: Locale, token: string, number: number): string =>
  `${pagePath(locale, 'confirm-payment', { token })}?payment=${number}`

/** The page of one receipt. */
export const receiptPath = (locale: Locale, token: string, receipt: string): string =>
  `${pagePath(locale, 'my-home-receipt', { token })}?receipt=${receipt}`

function saidOf(locale: Locale, { booking, today }: OwnHome, payment: HomePayment): string {
  const t = words(locale, 'purchase')
  const due = dueOf(payment, booking.state, today)
  if (due === 'paid')
    return payment.paidAt
      ? t('payments.paid', { date: formatDate(locale, payment.paidAt) })
      : t('payments.atTransferPaid')
  return t(`payments.${due}`, { date: dayInWords(locale, payment.dueOn) })
}

function Row({ locale, home, payment }: { locale: Locale; home: OwnHome; payment: HomePayment }) {
  const t = words(locale, 'purchase')
  const due = dueOf(payment, home.booking.state, home.today)
  const isOpen = due === 'overdue' || due === 'soon' || due === 'ahead'
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-5 border-t border-stone-200 py-3">
      <span className="flex flex-col">
        <span className="font-medium">{t(`kinds.${payment.kind}`)}</span>
        <span className={due === 'overdue' ? 'text-small text-error' : 'text-small text-stone-600'}>
          {saidOf(locale, home, payment)}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <span className="font-medium tabular-nums">{formatBaht(payment.amount / 100)}</span>
        {isOpen ? (
          <Link
            href={payPath(locale, home.token, payment.number)}
            className="inline-flex min-h-target items-center underline"
          >
            {t('payments.pay')}
          </Link>
        ) : null}
        {payment.receiptNumber ? (
          <Link
            href={receiptPath(locale, home.token, payment.receiptNumber)}
            className="inline-flex min-h-target items-center underline"
          >
            {t('payments.receipt')}
          </Link>
        ) : null}
      </span>
    </li>
  )
}

/** Every payment of the plan with what became of it. */
export function HomePayments({ locale, home }: { locale: Locale; home: OwnHome }) {
  const t = words(locale, 'purchase')
  return (
    <Part id="payments" title={t('payments.title')}>
      {home.payments.length === 0 ? (
        <p className="max-w-prose text-stone-600">{t('payments.none')}</p>
      ) : (
        <ol className="border-b border-stone-200">
          {home.payments.map((payment) => (
            <Row key={payment.number} locale={locale} home={home} payment={payment} />
          ))}
        </ol>
      )}
    </Part>
  )
}

/** What is to be paid next, as the button that leads there. */
export const PayButton = ({ locale, home, payment }: { locale: Locale; home: OwnHome; payment: HomePayment }) => (
  <ButtonLink href={payPath(locale, home.token, payment.number)} className="self-start">
    {words(locale, 'purchase')('next.payButton', { amount: formatBaht(payment.amount / 100) })}
  </ButtonLink>
)
