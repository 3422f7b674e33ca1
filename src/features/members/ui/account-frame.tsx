import type { ReactNode } from 'react'
import { Container } from '@/design/container'
import { Link } from '@/design/link'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { signOut } from '../actions/security'
import { ACCOUNT_PAGES, type AccountPageName, accountPath } from '../domain/account-pages'
import { formTexts } from './form-texts'
import { MemberForm } from './member-form'

interface AccountFrameProps {
  locale: Locale
  page: AccountPageName
  name: string
  number: string
  children: ReactNode
}

/** The frame of every account page: whose it is, its sections, and the way out. */
export function AccountFrame({ locale, page, name, number, children }: AccountFrameProps) {
  const t = words(locale, 'members')
  return (
    <Container className="grid gap-x-6 gap-y-7 py-8 md:py-9 lg:grid-cols-12">
      <header className="flex min-w-0 flex-col gap-2 lg:col-span-12">
        <h1 className="type-display text-h1 wrap-anywhere">{name || t('account.title')}</h1>
        <p className="text-small text-stone-600 tabular-nums">{t('account.number', { number })}</p>
      </header>
      <nav aria-label={t('account.nav')} className="min-w-0 lg:col-span-3">
        <ul className="flex flex-wrap gap-x-5 border-y border-stone-400 py-2 lg:flex-col lg:border-y-0 lg:py-0">
          {ACCOUNT_PAGES.map((each) => (
            <li key={each} className="lg:border-b lg:border-stone-400">
              <Link
                href={accountPath(locale, each)}
                aria-current={each === page ? 'page' : undefined}
                className="flex min-h-target items-center border-b-2 border-transparent whitespace-nowrap hover:underline hover:underline-offset-8 aria-[current=page]:border-accent aria-[current=page]:font-semibold lg:border-b-0 lg:whitespace-normal"
              >
                {t(`account.pages.${each}`)}
              </Link>
            </li>
          ))}
        </ul>
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

function SignOut({ locale, id }: { locale: Locale; id: string }) {
  const t = words(locale, 'members')
  return (
    <MemberForm
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
