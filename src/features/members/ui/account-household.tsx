import { StepForm } from '@/design/form/step-form'
import { formatDate } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { acceptInvitation, declineInvitation, invite, leave, removePerson, withdraw } from '../actions/household'
import type { Household, HouseholdPerson } from '../domain/household'
import { AccountPart } from './account-frame'
import { AccountList, type ListedHome, ROW } from './account-lists'
import { formTexts } from './form-texts'
import { SharedList } from './shared-list'

export interface AccountHouseholdProps {
  locale: Locale
  household: Household
  /** The saved and shared projects that are still published. */
  homes: readonly ListedHome[]
  saved: readonly string[]
  /** The invitation that this browser kept until somebody signed in. */
  invitedBy: { name: string } | null
}

function Invited({ locale, name }: { locale: Locale; name: string }) {
  const [t, texts] = [words(locale, 'household'), formTexts(locale)]
  return (
    <AccountPart title={name ? t('invited.title', { name }) : t('invited.titleWithoutName')} lead={t('invited.lead')}>
      <div className="flex flex-wrap gap-4">
        <StepForm id="join" action={acceptInvitation} hidden={{ locale }} submit={t('invited.join')} texts={texts} />
        <StepForm
          id="decline"
          action={declineInvitation}
          hidden={{ locale }}
          submit={t('invited.decline')}
          variant="quiet"
          texts={texts}
        />
      </div>
    </AccountPart>
  )
}

function Person({ locale, person }: { locale: Locale; person: HouseholdPerson }) {
  const t = words(locale, 'household')
  const name = person.name || t('someone')
  const marks = [person.isOwn ? t('you') : '', person.place === 0 ? t('founder') : ''].filter(Boolean)
  return (
    <li className={ROW}>
      <span className="flex min-w-0 flex-col">
        <span className="font-medium wrap-anywhere">{name}</span>
        {marks.length > 0 ? <span className="text-small text-stone-600">{marks.join(' · ')}</span> : null}
      </span>
      {person.mayRemove ? (
        <StepForm
          id={`remove-${person.place}`}
          action={removePerson}
          hidden={{ locale, joined: String(person.joinedAt.getTime()) }}
          submit={t('remove')}
          submitLabel={t('removeLabel', { name })}
          variant="quiet"
          texts={formTexts(locale)}
        />
      ) : null}
    </li>
  )
}

function People({ locale, household }: { locale: Locale; household: Household }) {
  const [t, texts] = [words(locale, 'household'), formTexts(locale)]
  const hidden = household.openInvitations - household.invitations.length
  return (
    <AccountList>
      {household.people.map((person) => (
        <Person key={person.place} locale={locale} person={person} />
      ))}
      {household.invitations.map(({ id, email, endsAt }) => (
        <li key={id} className={ROW}>
          <span className="flex min-w-0 flex-col">
            <span className="wrap-anywhere">{email}</span>
            <span className="text-small text-stone-600">{t('open', { date: formatDate(locale, endsAt) })}</span>
          </span>
          <StepForm
            id={`invitation-${id}`}
            action={withdraw}
            hidden={{ locale, invitation: id }}
            submit={t('withdraw')}
            submitLabel={t('withdrawLabel', { name: email })}
            variant="quiet"
            texts={texts}
          />
        </li>
      ))}
      {hidden > 0 ? <li className={`${ROW} text-stone-600`}>{t('others', { count: hidden })}</li> : null}
    </AccountList>
  )
}

/** Looking for a home together: who is in, the shared list, and inviting. */
export function AccountHousehold({ locale, household, homes, saved, invitedBy }: AccountHouseholdProps) {
  const [t, texts] = [words(locale, 'household'), formTexts(locale)]
  const isAlone = household.people.length === 0
  return (
    <>
      {invitedBy ? <Invited locale={locale} name={invitedBy.name} /> : null}
      <AccountPart title={t('title')} lead={t('lead')}>
        <People locale={locale} household={household} />
        {household.places > 0 ? (
          <StepForm
            id="invite"
            action={invite}
            fields={[{ kind: 'email', name: 'email', label: t('email'), hint: t('emailHint'), autoComplete: 'off' }]}
            hidden={{ locale }}
            submit={t('invite')}
            variant={isAlone ? 'primary' : 'quiet'}
            texts={texts}
          />
        ) : null}
      </AccountPart>
      {isAlone ? null : <SharedList locale={locale} household={household} homes={homes} saved={saved} />}
      {isAlone ? null : (
        <AccountPart title={t('leave.title')} lead={t('leave.lead')}>
          <StepForm
            id="leave"
            action={leave}
            hidden={{ locale }}
            submit={t('leave.submit')}
            variant="quiet"
            texts={texts}
          />
        </AccountPart>
      )}
    </>
  )
}
