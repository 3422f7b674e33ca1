import type { ReactNode } from 'react'
import { StepForm } from '@/design/form/step-form'
import { Container } from '@/design/show/container'
import { Icon } from '@/design/show/icon'
import { Link } from '@/design/show/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { signOut } from '../actions/security'
import { ACCOUNT_PAGES, type AccountPageName, accountPath } from '../domain/account-pages'
import { formTexts } from './form-texts'

interface AccountFrameProps {
  locale: Locale
  page: AccountPageName
  name: string
  number: string
  children: ReactNode
}

/** The frame of every account page: whose it is, its sections (folded on a small screen), and the way out. */
export function AccountFrame({ locale, page, name, number, children }: AccountFrameProps) {
  const t = words(locale, 'members')
  return (
    <Container className="grid gap-x-6 gap-y-5 py-6 md:gap-y-7 md:py-9 lg:grid-cols-12">
      <header className="flex min-w-0 flex-col gap-2 lg:col-span-12">
        <h1 className="type-display text-h1 wrap-anywhere">{name || t('account.title')}</h1>
        <p className="text-small text-stone-600 tabular-nums">{t('account.number', { number })}</p>
      </header>
      <nav aria-label={t('account.nav')} className="min-w-0 lg:col-span-3">
        <details className="group border-y border-stone-400 lg:hidden">
          <summary className="flex min-h-target cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
            {t(`account.pages.${page}`)}
            <Icon name="down" className="size-5 shrink-0 group-open:rotate-180" />
          </summary>
          <Sections locale={locale} page={page} className="flex flex-col pb-3" />
        </details>
        <Sections locale={locale} page={page} className="hidden lg:flex lg:flex-col" />
        <div className="hidden pt-5 lg:block">
          <SignOut locale={locale} id="sign-out" />
        </div>
      </nav>
      <div className="flex min-w-0 flex-col gap-8 lg:col-span-7 lg:col-start-5">{children}</div>
      <div className="border-t border-stone-400 pt-5 lg:hidden">
        <SignOut locale={locale} id="sign-out-below" />
      </div>
    </Container>
  )
}

interface SectionsProps {
  locale: Locale
  page: AccountPageName
  className: string
}

/** The links to the sections of the account. */
function Sections({ locale, page, className }: SectionsProps) {
  const t = words(locale, 'members')
  return (
    <ul className={className}>
      {ACCOUNT_PAGES.map((each) => (
        <li key={each} className="border-b border-stone-400 last:border-b-0 lg:last:border-b">
          <Link
            href={accountPath(locale, each)}
            aria-current={each === page ? 'page' : undefined}
            className="flex min-h-target items-center hover:underline hover:underline-offset-8 aria-[current=page]:font-semibold"
          >
            {t(`account.pages.${each}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SignOut({ locale, id }: { locale: Locale; id: string }) {
  const t = words(locale, 'members')
  return (
    <StepForm
      id={id}
      action={signOut}
      hidden={{ locale }}
      submit={t('account.signOut')}
      variant="quiet"
      texts={formTexts(locale)}
    />
  )
}

/** A part of an account page with its heading. */
export function AccountPart({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <section className="flex flex-col gap-5">
      <h2 className="type-display text-h2">{title}</h2>
      {lead ? <p className="max-w-prose wrap-anywhere text-stone-600">{lead}</p> : null}
      {children}
    </section>
  )
}
