import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { Link } from '@/design/show/link'
import { pagePath } from '@/features/routing'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { endSearch } from '../actions/account'
import { AccountPart } from './account-frame'
import { AccountList, Nothing, ROW, ROW_LINK } from './account-lists'
import { formTexts } from './form-texts'

/** A saved search whose news is mailed. */
export interface ListedSearch {
  id: number
  summary: string
  query: string
  since: Date
  toldAt: Date | null
}

/** The saved searches that mail news to the account's address. */
export function AccountSearches({ locale, searches }: { locale: Locale; searches: readonly ListedSearch[] }) {
  const t = words(locale, 'account')
  const page = pagePath(locale, 'search-result')
  return (
    <AccountPart title={t('searches.title')} lead={searches.length > 0 ? t('searches.lead') : undefined}>
      {searches.length === 0 ? (
        <Nothing text={t('searches.none')}>
          <ButtonLink href={page} variant="quiet">
            {t('searches.search')}
          </ButtonLink>
        </Nothing>
      ) : null}
      <AccountList>
        {searches.map(({ id, summary, query, since, toldAt }) => (
          <li key={id} className={ROW}>
            <span className="flex min-w-0 flex-col">
              <Link href={query ? `${page}?${query}` : page} className={ROW_LINK}>
                {summary}
              </Link>
              <span className="text-small text-stone-600">
                {t('searches.since', { date: formatDate(locale, since) })}
                {toldAt ? ` · ${t('searches.told', { date: formatDate(locale, toldAt) })}` : null}
              </span>
            </span>
            <StepForm
              id={`search-${id}`}
              action={endSearch}
              hidden={{ locale, search: String(id) }}
              submit={t('searches.end')}
              submitLabel={t('searches.endLabel', { name: summary })}
              variant="quiet"
              texts={formTexts(locale)}
            />
          </li>
        ))}
      </AccountList>
    </AccountPart>
  )
}
