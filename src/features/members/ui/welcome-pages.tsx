import { ButtonLink } from '@/design/form/button'
import type { FieldSpec } from '@/design/form/field-specs'
import { StepForm } from '@/design/form/step-form'
import { ArrowLink } from '@/design/show/link'
import { raisedBy } from '@/features/analytics'
import { pagePath } from '@/features/routing'
import { formatPrice } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { BRANDS, GROUPS } from '@/kernel/vocabulary'
import { sendQuestionnaire } from '../actions/account'
import { BUDGETS, type Preferences, WHENS } from '../domain/questionnaire'
import { formTexts } from './form-texts'
import { NarrowPage } from './narrow-page'

/** The four questions, with the answers given before. */
export function questionFields(locale: Locale, answers: Preferences | null): FieldSpec[] {
  const t = words(locale, 'members')
  const open = { value: '', text: t('ask.open') }
  return [
    {
      kind: 'choices',
      name: 'brands',
      label: t('ask.brands'),
      choices: BRANDS.map((brand) => ({ value: brand, text: brand })),
      chosen: answers?.brands ?? [],
    },
    {
      kind: 'choices',
      name: 'groups',
      label: t('ask.groups.label'),
      choices: GROUPS.map((group) => ({ value: group, text: t(`ask.groups.${group}`) })),
      chosen: answers?.groups ?? [],
    },
    {
      kind: 'choices',
      isSingle: true,
      name: 'budget',
      label: t('ask.budget'),
      choices: [
        ...BUDGETS.map((budget) => ({
          value: String(budget),
          text: t('ask.upTo', { price: formatPrice(locale, budget) }),
        })),
        open,
      ],
      chosen: [answers?.budget ? String(answers.budget) : ''],
    },
    {
      kind: 'choices',
      isSingle: true,
      name: 'when',
      label: t('ask.when.label'),
      choices: [...WHENS.map((when) => ({ value: when, text: t(`ask.when.${when}`) })), open],
      chosen: [answers?.when ?? ''],
    },
  ]
}

/** The questionnaire after registering, asked once. */
export function QuestionnairePage({ locale, answers }: { locale: Locale; answers: Preferences | null }) {
  const t = words(locale, 'members')
  return (
    <NarrowPage title={t('ask.title')} lead={t('ask.lead')}>
      {/* The first page of a new member: the registration counts here. */}
      <div {...raisedBy('register', { section_name: 'register', activity_name: 'member' })}>
        <StepForm
          id="ask"
          action={sendQuestionnaire}
          fields={questionFields(locale, answers)}
          hidden={{ locale }}
          submit={t('ask.submit')}
          second={{ name: 'skip', text: t('ask.skip') }}
          texts={formTexts(locale)}
        />
      </div>
    </NarrowPage>
  )
}

interface SuccessProps {
  locale: Locale
  isMember: boolean
  /** Where somebody was before registering. */
  back: string | null
}

/** The end of the registration, and where to go on. */
export function RegisteredPage({ locale, isMember, back }: SuccessProps) {
  const t = words(locale, 'members')
  if (!isMember) {
    return (
      <NarrowPage title={t('success.title')} lead={t('success.visitor')}>
        <ButtonLink href={pagePath(locale, 'login')} className="self-start">
          {t('login.title')}
        </ButtonLink>
      </NarrowPage>
    )
  }
  const account = pagePath(locale, 'account-setting')
  return (
    <NarrowPage title={t('success.title')} lead={t('success.lead')}>
      <div className="flex flex-wrap items-center gap-5">
        <ButtonLink href={back ?? account}>{back ? t('success.back') : t('success.account')}</ButtonLink>
        {back ? <ArrowLink href={account}>{t('success.account')}</ArrowLink> : null}
        <ArrowLink href={`${account}?page=security`}>{t('success.password')}</ArrowLink>
      </div>
    </NarrowPage>
  )
}
