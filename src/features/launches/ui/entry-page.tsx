import type { ReactNode } from 'react'
import { StepForm } from '@/design/form/step-form'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { confirm, resend } from '../actions/enter'
import type { OwnEntry } from '../domain/entry'
import { formOf } from './form-texts'
import { TurnPanel } from './turn-panel'

interface EntryPageProps {
  locale: Locale
  token: string
  entry: OwnEntry
}

function Frame({
  locale,
  entry,
  title,
  children,
}: Omit<EntryPageProps, 'token'> & { title: string; children: ReactNode }) {
  const t = words(locale, 'launch')
  return (
    <Container data-keep="private" className="flex flex-col gap-6 py-8 md:py-9">
      <header className="flex flex-col gap-3">
        <p className="font-medium text-accent">{entry.launch.title[locale]}</p>
        <h1 className="type-display text-h1">{phrased(title)}</h1>
      </header>
      <div className="flex max-w-prose flex-col gap-6">
        {children}
        <ArrowLink href={pagePath(locale, 'launch', { code: entry.launch.code })} className="self-start">
          {t('entry.launch')}
        </ArrowLink>
      </div>
    </Container>
  )
}

/** The code of the mail is typed here. */
function RequestPage({ locale, token, entry, email, late }: EntryPageProps & { email: string; late: ReactNode }) {
  const t = words(locale, 'launch')
  const form = formOf(locale, token, entry)
  return (
    <Frame locale={locale} entry={entry} title={t('entry.request.title')}>
      <p>
        {/* The address is put in here: kept sentences must hold no one's data. */}
        {t('entry.request.lead', { email: '\u0000' })
          .split('\u0000')
          .flatMap((part, index) => (index === 0 ? [part] : [<strong key="email">{email}</strong>, part]))}
      </p>
      <StepForm
        {...form}
        action={confirm}
        groups={[{ fields: [{ name: 'code', label: t('form.code'), kind: 'code' }] }]}
        submit={t('form.confirm')}
      />
      <StepForm {...form} action={resend} submit={t('form.resend')} variant="quiet" />
      {late}
    </Frame>
  )
}

/** The page of one entry: the code, the ticket, the place, the turn. Whoever has its address has the turn. */
export function EntryPage({ locale, token, entry, late }: EntryPageProps & { late: ReactNode }) {
  const t = words(locale, 'launch')
  if (entry.kind === 'request') return <RequestPage {...{ locale, token, entry, late }} email={entry.email} />
  const state = entry.launch.withdrawal ? 'withdrawn' : (entry.turn?.state ?? 'in')
  return (
    <Frame locale={locale} entry={entry} title={t(`entry.${state}.title`, { place: entry.turn?.place ?? 0 })}>
      <TurnPanel locale={locale} token={token} entry={entry} />
      <div className="flex flex-col gap-2 border-y border-stone-200 py-5">
        <p className="text-small text-stone-600">{t('entry.ticket')}</p>
        <p className="font-mono text-h3 break-all">{entry.ticket}</p>
        {entry.listed ? (
          <p className="text-small text-stone-600">
            {t('entry.listed', { place: entry.listed.place })}{' '}
            <code className="break-all tabular-nums">{entry.listed.digest}</code>
          </p>
        ) : null}
        <p className="text-small text-stone-600">{t('entry.secret')}</p>
      </div>
    </Frame>
  )
}
