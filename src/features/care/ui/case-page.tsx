import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import { formatDate, formatTime } from '@/i18n/formats'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { rateOwnCase, reopenOwnCase, writeOwnCase } from '../actions/own-case'
import type { OwnCase } from '../domain/case'
import { CASE_NOTICES, type CaseNotice } from '../domain/form-state'
import { CaseForm } from './case-form'

interface CasePageProps {
  locale: Locale
  token: string
  found: OwnCase
}

const SCORES = ['5', '4', '3', '2', '1'] as const

/** A complaint as its person sees it: where it stands, what was written, and what they can do now. */
export function CasePage({ locale, token, found }: CasePageProps) {
  const t = words(locale, 'care')
  const said = (at: Date) => `${formatDate(locale, at)} ${formatTime(locale, at)}`
  const due = found.answerDue
  return (
    <Container className="grid gap-x-6 gap-y-8 py-8 md:py-9 lg:grid-cols-12">
      <div className="flex min-w-0 flex-col gap-7 lg:col-span-7">
        <header className="flex flex-col gap-3">
          <h1 className="type-display text-h1">{phrased(t(`states.${found.state}.title`))}</h1>
          <p className="max-w-prose text-stone-600">
            {found.state === 'open' && due
              ? t('page.due', { date: formatDate(locale, due), time: formatTime(locale, due) })
              : t(`states.${found.state}.text`)}
          </p>
        </header>
        {found.messages.length > 0 ? (
          <section aria-labelledby="thread" className="flex flex-col gap-4">
            <h2 id="thread" className="text-h3 font-medium">
              {t('page.thread')}
            </h2>
            <ol className="flex flex-col gap-4">
              {found.messages.map((message) => (
                <li
                  key={message.at.toISOString()}
                  className={message.author === 'staff' ? 'bg-white p-5' : 'border-s-4 border-stone-400 ps-5'}
                >
                  <p className="pb-2 text-small text-stone-600">
                    {t(`page.${message.author}`)} · {said(message.at)}
                  </p>
                  <p className="max-w-prose whitespace-pre-line">{message.body}</p>
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        <NextStep locale={locale} token={token} found={found} />
      </div>
      <aside className="flex flex-col gap-4 lg:col-span-4 lg:col-start-9">
        <dl className="flex flex-col gap-3 border-t border-ink pt-4">
          {[
            [t('mail.reference'), found.reference],
            [t('page.about'), words(locale, 'requests')(`options.subject.${found.subject}`)],
            [t('page.opened'), said(found.openedAt)],
          ].map(([name, value]) => (
            <div key={name}>
              <dt className="text-small text-stone-600">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-small text-stone-600">{t('page.secret')}</p>
      </aside>
    </Container>
  )
}

function NextStep({ locale, token, found }: CasePageProps) {
  const t = words(locale, 'care')
  const permalink = pagePath(locale, 'complaint-case', { token })
  const notices = Object.fromEntries(CASE_NOTICES.map((one) => [one, t(`notices.${one}`)])) as Record<
    CaseNotice,
    string
  >
  const shared = { locale, token, permalink }
  const textsOf = (form: 'write' | 'rate' | 'reopen') => ({
    text: t(`forms.${form}.text`),
    submit: t(`forms.${form}.submit`),
    pending: t('forms.pending'),
    notices,
  })
  return (
    <>
      {found.state === 'open' || found.state === 'answered' ? (
        <CaseForm {...shared} action={writeOwnCase} texts={textsOf('write')} />
      ) : null}
      {found.state === 'solved' ? (
        <CaseForm
          {...shared}
          action={rateOwnCase}
          texts={textsOf('rate')}
          scores={{
            legend: t('forms.rate.legend'),
            choices: SCORES.map((value) => ({ value, text: t(`forms.rate.scores.${value}`) })),
          }}
        />
      ) : null}
      {found.mayReopen ? (
        <details className="border-t border-stone-400 pt-2">
          <summary className="flex min-h-target cursor-pointer items-center font-medium">
            {t('forms.reopen.title')}
          </summary>
          <div className="pt-3">
            <CaseForm {...shared} action={reopenOwnCase} texts={textsOf('reopen')} />
          </div>
        </details>
      ) : null}
    </>
  )
}
