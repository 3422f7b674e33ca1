import { ButtonLink } from '@/design/form/button'
import { StepForm } from '@/design/form/step-form'
import { ArrowLink } from '@/design/show/link'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { askLineCode } from '../actions/sign-in'
import { LINE_START, type LineProblem } from '../domain/line-login'
import { formTexts } from './form-texts'
import { NarrowPage } from './narrow-page'

/** The link that begins signing in with LINE; `retry` asks LINE not to open its app by itself. */
export function lineHref(locale: Locale, { back, isRetry = false }: { back?: string | null; isRetry?: boolean } = {}) {
  const query = new URLSearchParams({ locale, ...(back && { back }), ...(isRetry && { retry: '1' }) })
  return `${LINE_START}?${query}`
}

interface LinePageProps {
  locale: Locale
  problem: LineProblem | null
  /** The address that LINE told, to be proven; empty when it told none. */
  email: string
}

/** What follows LINE: proving an address once, or what went wrong and how to go on with one press. */
export function LinePage({ locale, problem, email }: LinePageProps) {
  const t = words(locale, 'line')
  if (problem)
    return (
      <NarrowPage title={t(`problems.${problem}.title`)} lead={t(`problems.${problem}.text`)}>
        <ButtonLink href={lineHref(locale, { isRetry: problem === 'browser' })} className="self-start">
          {t('again')}
        </ButtonLink>
        <ArrowLink href={pagePath(locale, 'login')} className="self-start">
          {t('other')}
        </ArrowLink>
      </NarrowPage>
    )
  return (
    <NarrowPage title={t('title')} lead={email ? t('lead') : t('leadWithoutEmail')}>
      <StepForm
        id="line"
        action={askLineCode}
        fields={[
          {
            kind: 'email',
            name: 'email',
            label: words(locale, 'members')('fields.email'),
            autoComplete: 'email',
            value: email,
          },
        ]}
        hidden={{ locale }}
        submit={words(locale, 'members')('login.submit')}
        texts={formTexts(locale)}
      />
    </NarrowPage>
  )
}
