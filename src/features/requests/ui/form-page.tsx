import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { classNames } from '@/design/show/class-names'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import type { FormAction } from '@/kernel/form/form-state'
import { FORM_NAMES, type FormName } from '../domain/form-descriptions'
import { type FormSettings, fieldOf } from '../domain/form-setting'
import type { RequestState } from '../domain/form-state'
import { formTexts, type ListedChoices } from './form-texts'
import { formWords } from './form-words'
import { RequestForm } from './request-form'

/** The call centre's contact facts and hours in one language. */
export interface CallCentre {
  phone: string
  phoneHref: string
  hours: string
  hoursNote: string
  address: string
}

interface FormPageProps {
  locale: Locale
  form: FormName
  settings: FormSettings
  contact: CallCentre
  /** The address of the page, with its query. */
  path: string
  action: FormAction<RequestState>
  /** Other forms at the same address. */
  tabs?: ReactNode
  /** The options that the content of the site makes. */
  listed?: ListedChoices
}

/**
 * A form with its title, and beside it what happens next and how to reach us by phone. One that is switched off says so
 * in its place.
 */
export function FormPage({ locale, form, settings, contact, path, action, tabs, listed }: FormPageProps) {
  const setting = settings[form]
  const { title, lead } = formWords(locale, form, setting)
  return (
    <Container className="grid gap-x-6 gap-y-8 py-8 md:py-9 lg:grid-cols-12">
      <div className="flex flex-col gap-6 lg:col-span-7 xl:col-span-6">
        {tabs}
        <header className="flex flex-col gap-3">
          <h1 className="type-display text-h1">{phrased(title)}</h1>
          {setting.isOff ? null : <p className="max-w-prose text-stone-600">{lead}</p>}
        </header>
        {setting.isOff ? (
          <SwitchedOff locale={locale} form={form} settings={settings} contact={contact} />
        ) : (
          <RequestForm
            key={form}
            action={action}
            form={form}
            locale={locale}
            permalink={path}
            texts={formTexts(locale, form, setting, listed)}
            extra={setting.question ? fieldOf(setting.question) : undefined}
          />
        )}
      </div>
      <aside className="lg:col-span-5 xl:col-start-8">
        <FormAside locale={locale} form={form} settings={settings} contact={contact} />
      </aside>
    </Container>
  )
}

interface AsideProps {
  locale: Locale
  form: FormName
  settings: FormSettings
  contact: CallCentre
}

/** In the place of a form that is switched off: why, and the nearest other ways to reach us. */
function SwitchedOff({ locale, form, settings, contact }: AsideProps) {
  const t = words(locale, 'requests')
  const writes = form !== 'contact' && !settings.contact.isOff
  return (
    <div className="flex flex-col items-start gap-5 border-t border-ink pt-5">
      <p className="max-w-prose whitespace-pre-line text-h3">{formWords(locale, form, settings[form]).offNote}</p>
      <div className="flex flex-wrap gap-4">
        {contact.phone ? (
          <ButtonLink href={contact.phoneHref}>{t('off.call', { phone: contact.phone })}</ButtonLink>
        ) : null}
        {writes ? (
          <ButtonLink href={pagePath(locale, 'contact')} variant="quiet">
            {formWords(locale, 'contact', settings.contact).title}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  )
}

/** What happens after sending, and how to reach us by phone. */
export function FormAside({ locale, form, settings, contact }: AsideProps) {
  const t = words(locale, 'requests')
  return (
    <div className="flex flex-col gap-6">
      {settings[form].isOff ? null : (
        <div className="border-t border-ink pt-4">
          <h2 className="pb-2 text-small text-stone-600">{phrased(t('aside.next'))}</h2>
          <p className="text-h3">{t(`forms.${form}.next`)}</p>
        </div>
      )}
      <dl className="grid gap-x-6 gap-y-4 border-t border-stone-400 pt-4 sm:grid-cols-2">
        {contact.phone ? (
          <div>
            <dt className="text-small text-stone-600">{t('aside.call')}</dt>
            <dd>
              <a
                href={contact.phoneHref}
                className="inline-flex min-h-target items-center text-h3 tabular-nums underline decoration-stone-400 underline-offset-4 hover:decoration-current"
              >
                {contact.phone}
              </a>
            </dd>
          </div>
        ) : null}
        <div>
          <dt className="text-small text-stone-600">{t('aside.hours')}</dt>
          <dd>{contact.hours}</dd>
          <dd className="text-small text-stone-600">{contact.hoursNote}</dd>
        </div>
        {contact.address ? (
          <div className="sm:col-span-2">
            <dt className="text-small text-stone-600">{t('aside.address')}</dt>
            <dd className="whitespace-pre-line">{contact.address}</dd>
          </div>
        ) : null}
      </dl>
      <OtherForms locale={locale} form={form} settings={settings} />
    </div>
  )
}

/** The ways to every other form that is open, for those who came to the wrong one. */
function OtherForms({ locale, form, settings }: Omit<AsideProps, 'contact'>) {
  const t = words(locale, 'requests')
  return (
    <nav aria-labelledby="other-forms" className="border-t border-stone-400 pt-4">
      <h2 id="other-forms" className="text-small text-stone-600">
        {phrased(t('aside.others'))}
      </h2>
      <ul>
        {FORM_NAMES.filter((name) => name !== form && !settings[name].isOff).map((name) => (
          <li key={name}>
            <ArrowLink href={pagePath(locale, name)}>{formWords(locale, name, settings[name]).title}</ArrowLink>
          </li>
        ))}
        <li>
          <ArrowLink href={pagePath(locale, 'book-visit')}>{t('aside.visit')}</ArrowLink>
        </li>
      </ul>
    </nav>
  )
}

/** The forms that share an address, as links. */
export function FormTabs({
  locale,
  current,
  tabs,
}: {
  locale: Locale
  current: FormName
  tabs: readonly { form: FormName; href: string }[]
}) {
  const t = words(locale, 'requests')
  return (
    <nav aria-label={t('form.tabs')} className="flex flex-wrap gap-x-6 border-b border-stone-400">
      {tabs.map(({ form, href }) => (
        <a
          key={form}
          href={href}
          aria-current={form === current ? 'page' : undefined}
          className={classNames(
            '-mb-px inline-flex min-h-target items-center border-b-2',
            form === current ? 'border-accent font-semibold' : 'border-transparent hover:border-stone-600',
          )}
        >
          {t(`forms.${form}.tab`)}
        </a>
      ))}
    </nav>
  )
}
