import { ButtonLink } from '@/design/form/button'
import { ArrowLink } from '@/design/show/link'
import type { MemberBooking } from '@/features/booking'
import { pagePath } from '@/features/routing'
import { formatBaht, formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { AccountPart } from './account-frame'
import { AccountList, Nothing } from './account-lists'

const SHOWN_STATE = {
  held: 'open',
  identified: 'open',
  verified: 'open',
  on_paper: 'open',
  co_signing: 'open',
  signed: 'open',
  paying: 'open',
  booked: 'booked',
  contract_appointed: 'appointed',
  contracted: 'contracted',
  transferred: 'transferred',
  lapsed: 'lapsed',
  cancelled_by_buyer: 'cancelled',
  cancelled_by_company: 'cancelled',
  paid_late: 'late',
  refunded: 'refunded',
} as const

/** Shown states in which the booking has a page of the home. */
const isKept = (shown: string) => ['booked', 'appointed', 'contracted', 'transferred'].includes(shown)

const baht = (satang: number) => formatBaht(satang / 100)

/** The papers of a booking: the contract as it was signed, and the receipt of the booking fee. */
function Documents({ locale, booking }: { locale: Locale; booking: MemberBooking }) {
  const t = words(locale, 'account')
  const { link: token, state, paid, reference } = booking
  const papers = [
    { page: 'my-home-contract', text: t('bookings.contract'), isThere: isKept(SHOWN_STATE[state]) },
    { page: 'payment-receipt', text: t('bookings.receipt'), isThere: paid !== null },
  ] as const
  const shown = token === null ? [] : papers.filter(({ isThere }) => isThere)
  if (token === null || shown.length === 0) return null
  return (
    <ul aria-label={t('bookings.documents', { reference })} className="flex flex-wrap gap-x-6">
      {shown.map(({ page, text }) => (
        <li key={page}>
          <ArrowLink href={pagePath(locale, page, { token })}>{text}</ArrowLink>
        </li>
      ))}
    </ul>
  )
}

function Booking({ locale, booking }: { locale: Locale; booking: MemberBooking }) {
  const t = words(locale, 'account')
  const { reference, state, project, unit, price, paid, heldAt, holdEndsAt, link } = booking
  const shown = SHOWN_STATE[state]
  const facts = [
    t('bookings.reference', { reference }),
    formatDate(locale, heldAt),
    t('bookings.price', { price: baht(price) }),
    ...(paid === null ? [] : [t('bookings.paid', { amount: baht(paid) })]),
  ]
  return (
    <li className="flex flex-col gap-2 border-b border-stone-400 py-5">
      <div className="flex flex-wrap justify-between gap-x-5 gap-y-1">
        <h3 className="font-semibold wrap-anywhere">
          {project.title[locale] || project.title.th} · {t('bookings.unit', { unit })}
        </h3>
        <p className="font-medium">{t(`bookings.states.${shown}`)}</p>
      </div>
      {shown === 'open' && holdEndsAt ? (
        <p>{t('bookings.until', { date: formatDate(locale, holdEndsAt), time: formatTime(locale, holdEndsAt) })}</p>
      ) : null}
      <p className="text-small text-stone-600 tabular-nums">{facts.join(' · ')}</p>
      {link ? (
        <ArrowLink
          href={pagePath(locale, isKept(shown) ? 'my-home' : 'payment-result', { token: link })}
          className="self-start"
        >
          {t('bookings.open')}
        </ArrowLink>
      ) : null}
      <Documents locale={locale} booking={booking} />
    </li>
  )
}

/** The bookings and payments of the account's address. */
export function AccountBookings({ locale, bookings }: { locale: Locale; bookings: readonly MemberBooking[] }) {
  const t = words(locale, 'account')
  return (
    <AccountPart title={words(locale, 'members')('account.pages.bookings')} lead={t('bookings.lead')}>
      {bookings.length === 0 ? (
        <Nothing text={t('bookings.none')}>
          <ButtonLink href={pagePath(locale, 'online-booking')}>{t('bookings.campaigns')}</ButtonLink>
        </Nothing>
      ) : null}
      <AccountList>
        {bookings.map((booking) => (
          <Booking key={booking.reference} locale={locale} booking={booking} />
        ))}
      </AccountList>
    </AccountPart>
  )
}
