import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import type { FieldSpec } from '@/design/form/field-specs'
import { StepForm } from '@/design/form/step-form'
import { Icon } from '@/design/show/icon'
import { ArrowLink, Link } from '@/design/show/link'
import { pagePath, policyPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import {
  askPasswordCode,
  askSignInCode,
  enterCode,
  enterPassword,
  openLink,
  register,
  sendAgain,
} from '../actions/sign-in'
import { MEMBER_PURPOSES } from '../domain/challenge'
import { formTexts } from './form-texts'
import { lineHref } from './line-page'
import { NarrowPage, Reasons } from './narrow-page'
import { PasskeySignIn } from './passkey-forms'

const TEXT_LINK =
  'inline-flex min-h-target items-center underline decoration-stone-400 underline-offset-4 hover:decoration-current'

const emailField = (locale: Locale): FieldSpec => ({
  kind: 'email',
  name: 'email',
  label: words(locale, 'members')('fields.email'),
  // The browser offers a passkey here, where the device has one.
  autoComplete: 'username webauthn',
})

function WhyJoin({ locale }: { locale: Locale }) {
  const t = words(locale, 'members')
  const items = (['saved', 'requests', 'devices'] as const).map((key) => ({
    title: t(`why.${key}.title`),
    text: t(`why.${key}.text`),
  }))
  return <Reasons title={t('why.title')} items={items} />
}

/** The sign-in page: a code by email first, a password for those who have one. */
export function LoginPage({ locale, back, hasLine }: { locale: Locale; back: string | null; hasLine: boolean }) {
  const t = words(locale, 'members')
  const texts = formTexts(locale)
  const hidden = { locale, ...(back ? { back } : {}) }
  return (
    <NarrowPage title={t('login.title')} lead={t('login.lead')} aside={<WhyJoin locale={locale} />}>
      <StepForm
        id="sign-in"
        action={askSignInCode}
        fields={[emailField(locale)]}
        hidden={hidden}
        submit={t('login.submit')}
        texts={texts}
      />
      {hasLine ? (
        <ButtonLink href={lineHref(locale, { back })} variant="quiet" className="self-start">
          {words(locale, 'line')('signIn')}
        </ButtonLink>
      ) : null}
      <details className="group border-y border-stone-400">
        <summary className="flex min-h-target cursor-pointer items-center justify-between gap-4 py-2 font-medium [&::-webkit-details-marker]:hidden">
          {t('login.password.title')}
          <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3 pt-3 pb-6">
          <StepForm
            id="password"
            action={enterPassword}
            fields={[
              emailField(locale),
              {
                kind: 'password',
                name: 'password',
                label: t('fields.password'),
                autoComplete: 'current-password',
              },
            ]}
            hidden={hidden}
            submit={t('login.password.submit')}
            variant="quiet"
            texts={texts}
          />
          <PasskeySignIn hidden={hidden} submit={words(locale, 'account')('passkeys.signIn')} texts={texts} />
          <Link href={pagePath(locale, 'forget-password')} className={`${TEXT_LINK} self-start`}>
            {t('login.forgot')}
          </Link>
        </div>
      </details>
      <p className="flex flex-wrap items-center gap-x-4">
        {t('login.new')}
        <ArrowLink href={pagePath(locale, 'register')}>{t('login.register')}</ArrowLink>
      </p>
    </NarrowPage>
  )
}

function registerFields(locale: Locale, isProven: boolean): FieldSpec[] {
  const t = words(locale, 'members')
  const email: FieldSpec = { kind: 'email', name: 'email', label: t('fields.email'), autoComplete: 'email' }
  return [
    { kind: 'text', name: 'name', label: t('fields.name'), autoComplete: 'name' },
    ...(isProven ? [] : [email]),
    { kind: 'tel', name: 'phone', label: t('fields.phone'), autoComplete: 'tel', optional: t('fields.optional') },
    ...MEMBER_PURPOSES.map(
      (purpose): FieldSpec => ({
        kind: 'check',
        name: `consent_${purpose}`,
        label: t(`register.${purpose}.label`),
        hint: t(`register.${purpose}.hint`),
      }),
    ),
  ]
}

/** The registration. `proven` is the address that was proven in this browser and has no account yet. */
export function RegisterPage({ locale, proven }: { locale: Locale; proven: string | null }) {
  const t = words(locale, 'members')
  return (
    <NarrowPage
      title={t('register.title')}
      lead={proven ? t('register.finish') : t('register.lead')}
      aside={<WhyJoin locale={locale} />}
    >
      {proven ? <p className="font-medium wrap-anywhere">{proven}</p> : null}
      <StepForm
        id="register"
        action={register}
        fields={registerFields(locale, proven !== null)}
        hidden={{ locale }}
        submit={proven ? t('register.complete') : t('register.submit')}
        texts={formTexts(locale)}
      >
        <Link href={policyPath(locale)} className={`${TEXT_LINK} self-start text-small`}>
          {t('register.policy')}
        </Link>
      </StepForm>
      <p className="flex flex-wrap items-center gap-x-4">
        {t('register.have')}
        <ArrowLink href={pagePath(locale, 'login')}>{t('login.title')}</ArrowLink>
      </p>
    </NarrowPage>
  )
}

interface CodePageProps {
  locale: Locale
  /** Where the code was sent; null when this browser asked for none. */
  email: string | null
  /** What is said when it does not come. */
  late: ReactNode
}

/** The page that takes the code. */
export function CodePage({ locale, email, late }: CodePageProps) {
  const t = words(locale, 'members')
  const texts = formTexts(locale)
  if (email === null) {
    return (
      <NarrowPage title={t('code.ended.title')} lead={t('code.ended.text')}>
        <ButtonLink href={pagePath(locale, 'login')} className="self-start">
          {t('login.title')}
        </ButtonLink>
      </NarrowPage>
    )
  }
  return (
    <NarrowPage title={t('code.title')} lead={t('code.sent', { email })}>
      <StepForm
        id="code"
        action={enterCode}
        fields={[{ kind: 'code', name: 'code', label: t('code.label'), hint: t('code.hint') }]}
        hidden={{ locale }}
        submit={t('code.submit')}
        texts={texts}
      />
      <div className="flex flex-col gap-4 border-t border-stone-400 pt-5">
        <p className="max-w-prose text-small text-stone-600">{t('code.spam')}</p>
        {late}
        <StepForm
          id="again"
          action={sendAgain}
          hidden={{ locale }}
          submit={t('code.again')}
          variant="quiet"
          texts={texts}
        />
        <Link href={pagePath(locale, 'login')} className={`${TEXT_LINK} self-start`}>
          {t('code.other')}
        </Link>
      </div>
    </NarrowPage>
  )
}

/** The page of the mailed link. Only its button signs in. */
export function LinkPage({ locale, token }: { locale: Locale; token: string }) {
  const t = words(locale, 'members')
  return (
    <NarrowPage title={t('link.title')} lead={t('link.text')}>
      <StepForm
        id="link"
        action={openLink}
        hidden={{ locale, token }}
        submit={t('link.submit')}
        texts={formTexts(locale)}
      />
      <p className="max-w-prose text-small text-stone-600">{t('link.warning')}</p>
      {/* Its answer sets a cookie: whether the press brings it back tells whether this browser keeps any. */}
      <img src="/api/member/probe" alt="" width={1} height={1} className="absolute opacity-0" />
    </NarrowPage>
  )
}

/** Asks for a code that allows to set a new password. */
export function ForgetPasswordPage({ locale }: { locale: Locale }) {
  const t = words(locale, 'members')
  return (
    <NarrowPage title={t('forgot.title')} lead={t('forgot.lead')}>
      <StepForm
        id="forgot"
        action={askPasswordCode}
        fields={[emailField(locale)]}
        hidden={{ locale }}
        submit={t('login.submit')}
        texts={formTexts(locale)}
      />
      <ArrowLink href={pagePath(locale, 'login')} className="self-start">
        {t('forgot.back')}
      </ArrowLink>
    </NarrowPage>
  )
}
