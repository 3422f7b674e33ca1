import { StepForm } from '@/design/form/step-form'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { putBack, sendVote, share, unshare } from '../actions/household'
import { type Household, type SharedHome, VOTES } from '../domain/household'
import { AccountPart } from './account-frame'
import { AccountList, HomeLink, type ListedHome, ROW } from './account-lists'
import { formTexts } from './form-texts'

interface SharedListProps {
  locale: Locale
  household: Household
  homes: readonly ListedHome[]
  saved: readonly string[]
}

function Opinions({ locale, opinions }: { locale: Locale; opinions: SharedHome['opinions'] }) {
  const t = words(locale, 'household')
  if (opinions.length === 0) return <p className="text-stone-600">{t('list.noVotes')}</p>
  return (
    <dl className="grid gap-y-2 sm:grid-cols-[minmax(6rem,auto)_1fr] sm:gap-x-5">
      {opinions.map(({ place, name, isOwn, vote, note }) => (
        <div key={place} className="contents">
          <dt className="font-medium wrap-anywhere">{isOwn ? t('you') : name || t('someone')}</dt>
          <dd className="wrap-anywhere">
            <span className="font-medium">{t(`votes.${vote}`)}</span>
            {note ? <span className="whitespace-pre-line text-stone-600"> · {note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function OwnVote({ locale, shared, title }: { locale: Locale; shared: SharedHome; title: string }) {
  const t = words(locale, 'household')
  const own = shared.opinions.find(({ isOwn }) => isOwn)
  return (
    <details>
      <summary className="inline-flex min-h-target cursor-pointer items-center underline decoration-stone-400 underline-offset-4">
        {own ? t('list.change') : t('list.vote')}
        <span className="sr-only">: {title}</span>
      </summary>
      <div className="py-4">
        <StepForm
          id={`vote-${shared.slug}`}
          action={sendVote}
          fields={[
            {
              kind: 'choices',
              name: 'vote',
              label: t('list.opinion'),
              isSingle: true,
              choices: VOTES.map((value) => ({ value, text: t(`votes.${value}`) })),
              chosen: own ? [own.vote] : [],
            },
            {
              kind: 'text',
              name: 'note',
              label: t('list.note'),
              hint: t('list.noteHint'),
              optional: words(locale, 'members')('fields.optional'),
              autoComplete: 'off',
              value: own?.note ?? '',
            },
          ]}
          hidden={{ locale, slug: shared.slug }}
          submit={words(locale, 'members')('account.save')}
          variant="quiet"
          texts={formTexts(locale)}
        />
      </div>
    </details>
  )
}

interface RemovedProps {
  locale: Locale
  household: Household
  homeOf: (slug: string) => ListedHome | undefined
}

/** What somebody took off the list: votes and notes are kept for thirty days, and anybody can put it back. */
function Removed({ locale, household, homeOf }: RemovedProps) {
  const t = words(locale, 'household')
  const removed = household.removedHomes.flatMap((each) => {
    const home = homeOf(each.slug)
    return home ? [{ ...each, home }] : []
  })
  if (removed.length === 0) return null
  return (
    <>
      <h3 className="font-semibold">{t('list.removed')}</h3>
      <AccountList>
        {removed.map(({ slug, name, isOwn, home }) => (
          <li key={slug} className={ROW}>
            <span className="flex min-w-0 flex-col">
              <HomeLink locale={locale} home={home} />
              <span className="text-small text-stone-600">
                {t('list.removedBy', { name: isOwn ? t('you') : name || t('someone') })}
              </span>
            </span>
            <StepForm
              id={`back-${slug}`}
              action={putBack}
              hidden={{ locale, slug }}
              submit={t('list.putBack')}
              submitLabel={t('list.putBackLabel', { name: home.title })}
              variant="quiet"
              texts={formTexts(locale)}
            />
          </li>
        ))}
      </AccountList>
    </>
  )
}

/** The shared list with everybody's vote and note, and the member's own saved projects that are not on it. */
export function SharedList({ locale, household, homes, saved }: SharedListProps) {
  const [t, texts] = [words(locale, 'household'), formTexts(locale)]
  const homeOf = (slug: string) => homes.find((home) => home.slug === slug)
  const shared = household.homes.filter(({ slug }) => homeOf(slug))
  const listed = [...shared, ...household.removedHomes].map(({ slug }) => slug)
  const others = homes.filter(({ slug }) => saved.includes(slug) && !listed.includes(slug))
  return (
    <AccountPart title={t('list.title')} lead={shared.length === 0 ? t('list.none') : undefined}>
      <AccountList>
        {shared.map((each) => {
          const home = homeOf(each.slug)
          return home ? (
            <li key={each.slug} className="flex flex-col gap-3 border-b border-stone-400 py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
                <HomeLink locale={locale} home={home} />
                <StepForm
                  id={`unshare-${each.slug}`}
                  action={unshare}
                  hidden={{ locale, slug: each.slug }}
                  submit={words(locale, 'members')('account.saved.remove')}
                  submitLabel={words(locale, 'members')('account.saved.removeLabel', { name: home.title })}
                  variant="quiet"
                  texts={texts}
                />
              </div>
              <Opinions locale={locale} opinions={each.opinions} />
              <OwnVote locale={locale} shared={each} title={home.title} />
            </li>
          ) : null
        })}
      </AccountList>
      <Removed locale={locale} household={household} homeOf={homeOf} />
      {others.length > 0 ? <h3 className="font-semibold">{t('list.saved')}</h3> : null}
      <AccountList>
        {others.map((home) => (
          <li key={home.slug} className={ROW}>
            <HomeLink locale={locale} home={home} />
            <StepForm
              id={`share-${home.slug}`}
              action={share}
              hidden={{ locale, slug: home.slug }}
              submit={t('list.share')}
              submitLabel={t('list.shareLabel', { name: home.title })}
              variant="quiet"
              texts={texts}
            />
          </li>
        ))}
      </AccountList>
    </AccountPart>
  )
}
