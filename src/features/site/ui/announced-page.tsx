import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { type AnnouncedText, listingPath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { words } from '@/i18n/words'
import { ANNOUNCED_PAGES, relatedPath } from '../domain/announced-pages'
import type { TemplateSetting } from '../domain/template-setting'

interface AnnouncedPageProps {
  locale: Locale
  text: AnnouncedText
  contact: TemplateSetting['contact']
}

/** A page whose content is still to come: what it is for, what can be done today, and whom to contact. */
export function AnnouncedPage({ locale, text, contact }: AnnouncedPageProps) {
  const t = words(locale, 'announced')
  const related = ANNOUNCED_PAGES[text]
  return (
    <article>
      <Container className="flex min-h-[75svh] flex-col justify-between gap-8 py-7 lg:gap-9 lg:py-9">
        <div className="grid gap-x-6 gap-y-7 lg:grid-cols-12">
          <header className="flex flex-col gap-5 lg:col-span-8">
            <h1 className="type-display text-display wrap-break-word">{phrased(t(`pages.${text}.title`))}</h1>
            <p className="max-w-prose text-h3">{t(`pages.${text}.lead`)}</p>
          </header>
          <OpenDoor />
          <div className="flex flex-col items-start gap-6 lg:col-span-7">
            <Part title={t('todayTitle')}>
              <p>{t(`pages.${text}.today`)}</p>
            </Part>
            <ArrowLink href={relatedPath(locale, related)}>{t(`related.${related}`)}</ArrowLink>
          </div>
        </div>
        <ContactPanel locale={locale} contact={contact} />
      </Container>
    </article>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex max-w-prose flex-col gap-2">
      <h2 className="font-semibold">{phrased(title)}</h2>
      {children}
    </section>
  )
}

function ContactPanel({ locale, contact }: Pick<AnnouncedPageProps, 'locale' | 'contact'>) {
  const [t, shell] = [words(locale, 'announced'), words(locale, 'shell')]
  return (
    <section
      aria-labelledby="contact-title"
      className="grid gap-x-6 gap-y-5 border-t border-ink pt-5 lg:grid-cols-12 lg:pt-6"
    >
      <h2 id="contact-title" className="type-display text-h2 lg:col-span-4">
        {phrased(t('contact.title'))}
      </h2>
      {contact.phone ? (
        <dl className="flex flex-col lg:col-span-4">
          <dt className="text-small text-stone-600">{shell('footer.callCentre')}</dt>
          <dd>
            <a
              href={contact.phoneHref}
              className="inline-flex min-h-target items-center text-h2 tabular-nums underline decoration-stone-400 decoration-1 underline-offset-8 hover:decoration-current"
            >
              {contact.phone}
            </a>
          </dd>
          <dd className="pt-2">{contact.hours}</dd>
          <dd className="text-small text-stone-600">{contact.hoursNote}</dd>
        </dl>
      ) : null}
      <div className="flex flex-col gap-4 lg:col-span-4">
        <p>{t('contact.ask')}</p>
        <nav aria-label={t('contact.homes')} className="flex flex-wrap gap-4">
          <ButtonLink variant="quiet" href={listingPath(locale, 'condominium')}>
            {shell('menu.condominiums')}
          </ButtonLink>
          <ButtonLink variant="quiet" href={listingPath(locale, 'house')}>
            {shell('menu.houses')}
          </ButtonLink>
        </nav>
      </div>
    </section>
  )
}

/** A drawing of an open door with a height line and light on the floor. */
function OpenDoor() {
  return (
    <svg
      viewBox="0 0 280 304"
      fill="none"
      className="hidden h-auto w-full stroke-stone-400 lg:col-span-3 lg:col-start-10 lg:row-span-2 lg:block"
      aria-hidden="true"
    >
      <path d="M88 260h84l64 44h-84z" className="fill-stone-100 stroke-transparent" />
      <path d="M0 260h44M88 260h192M88 260V52h84v208" vectorEffect="non-scaling-stroke" />
      <path d="M88 52 44 76v208l44-24z" className="fill-paper" vectorEffect="non-scaling-stroke" />
      <path d="M54 170v16M204 52v208M198 52h12M198 260h12" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
