import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { phrased } from '@/design/show/phrased'
import { raisedBy } from '@/features/analytics'
import { homePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormName } from '../domain/form-descriptions'
import type { FormSettings } from '../domain/form-setting'
import { type CallCentre, FormAside } from './form-page'
import { formWords } from './form-words'

interface SentPageProps {
  locale: Locale
  form: FormName
  settings: FormSettings
  /** As in the address; shown only when it can be one of ours. */
  reference: unknown
  contact: CallCentre
  /** What the site answers at once. */
  children?: ReactNode
}

const REFERENCE = /^[2-9A-HJKMNP-Z]{8}$/

/** Confirms a form: its reference, and what happens next. */
export function SentPage({ locale, form, settings, reference, contact, children }: SentPageProps) {
  const t = words(locale, 'requests')
  const isKnown = typeof reference === 'string' && REFERENCE.test(reference)
  return (
    <article {...raisedBy('register', { section_name: 'register', activity_name: form })}>
      <Container className="grid gap-x-6 gap-y-8 py-8 md:py-9 lg:grid-cols-12">
        <div className="flex flex-col items-start gap-5 lg:col-span-6">
          <h1 className="type-display text-display">{phrased(formWords(locale, form, settings[form]).sentTitle)}</h1>
          {isKnown ? (
            <>
              <dl className="border-y border-stone-400 py-4 tabular-nums">
                <dt className="text-small text-stone-600">{t('sent.reference')}</dt>
                <dd className="text-h3 font-semibold">{reference}</dd>
              </dl>
              <p className="max-w-prose text-stone-600">{t('sent.mail')}</p>
            </>
          ) : null}
          <ButtonLink href={homePath(locale)}>{t('sent.home')}</ButtonLink>
        </div>
        <div className="lg:col-span-5 lg:col-start-8">
          <FormAside locale={locale} form={form} settings={settings} contact={contact} />
        </div>
      </Container>
      {children}
    </article>
  )
}
