import { ButtonLink } from '@/design/form/button'
import { ArrowLink } from '@/design/show/link'
import { pagePath } from '@/features/routing'
import type { MemberVisit } from '@/features/visits'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { AccountPart } from './account-frame'
import { AccountList, Nothing, ROW } from './account-lists'

/** The visits booked with the member's proven address or number, the latest first. */
export function AccountVisits({ locale, visits }: { locale: Locale; visits: readonly MemberVisit[] }) {
  const t = words(locale, 'account')
  return (
    <AccountPart title={t('visits.title')}>
      {visits.length === 0 ? (
        <Nothing text={t('visits.none')}>
          <ButtonLink href={pagePath(locale, 'book-visit')}>{t('visits.book')}</ButtonLink>
        </Nothing>
      ) : null}
      <AccountList>
        {visits.map(({ reference, state, kind, gallery, project, startsAt, link }) => (
          <li key={reference} className={ROW}>
            <span className="flex min-w-0 flex-col">
              <span className="font-medium wrap-anywhere">{project || gallery}</span>
              {project ? <span className="wrap-anywhere">{gallery}</span> : null}
              <span className="text-small text-stone-600 tabular-nums">
                {t('visits.when', { date: formatDate(locale, startsAt), time: formatTime(locale, startsAt) })}
                {` · ${t(`visits.kinds.${kind}`)} · ${reference}`}
              </span>
            </span>
            <span className="flex flex-col items-start text-small">
              <span className="font-medium">{t(`visits.states.${state}`)}</span>
              {link ? (
                <ArrowLink href={pagePath(locale, 'appointment', { token: link })}>{t('visits.open')}</ArrowLink>
              ) : null}
            </span>
          </li>
        ))}
      </AccountList>
    </AccountPart>
  )
}
