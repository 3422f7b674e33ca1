import type { ReactNode } from 'react'
import { ButtonLink } from '@/design/form/button'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { EmptyState } from '@/design/show/empty-state'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import { eventsInOrder, type LivingCard, type LivingKind } from '../domain/entry'
import { livingListPath } from '../domain/entry-path'
import { LivingCards } from './living-card'
import { livingCrumbs, livingWords } from './living-words'

interface ListProps {
  locale: Locale
  entries: readonly LivingCard[]
  now: Date
}

/** As many of a kind as the overview shows where the kind has a list of its own. */
const SHOWN = 3

function Head({ locale, kind }: { locale: Locale; kind?: LivingKind }) {
  const t = livingWords(locale)
  return (
    <>
      <Breadcrumbs label={t('crumbs')} items={livingCrumbs(locale, kind)} />
      <header className="grid gap-x-6 gap-y-4 pt-5 lg:grid-cols-12 lg:items-end lg:pt-7">
        <h1 className="type-display text-h1 lg:col-span-6 lg:text-display">
          {phrased(kind ? t(`kinds.${kind}.title`) : t('title'))}
        </h1>
        <p className="max-w-prose text-stone-600 lg:col-span-5 lg:col-start-8">
          {kind ? t(`kinds.${kind}.lead`) : t('lead')}
        </p>
      </header>
    </>
  )
}

function Band({ locale, kind, entries, isFirst }: BandProps) {
  const t = livingWords(locale)
  const hasList = kind === 'event' || kind === 'benefit'
  return (
    <section aria-labelledby={`${kind}-title`} className="flex flex-col gap-6">
      <SectionHeading
        id={`${kind}-title`}
        title={t(`kinds.${kind}.title`)}
        lead={t(`kinds.${kind}.lead`)}
        action={
          hasList ? <ArrowLink href={livingListPath(locale, kind)}>{t(`kinds.${kind}.all`)}</ArrowLink> : undefined
        }
      />
      <LivingCards locale={locale} entries={hasList ? entries.slice(0, SHOWN) : entries} hasFirst={isFirst} />
    </section>
  )
}

interface BandProps {
  locale: Locale
  kind: LivingKind
  entries: readonly LivingCard[]
  isFirst: boolean
}

/** What to do when something is wrong at home: the ways that have a ticket, a promise and an answer. */
function Help({ locale }: { locale: Locale }) {
  const t = livingWords(locale)
  return (
    <section
      aria-labelledby="help-title"
      className="grid gap-x-6 gap-y-5 border-y border-ink py-7 lg:grid-cols-12 lg:items-end"
    >
      <div className="flex flex-col gap-2 lg:col-span-6">
        <h2 id="help-title" className="type-display text-h2">
          {phrased(t('help.title'))}
        </h2>
        <p className="max-w-prose text-stone-600">{t('help.text')}</p>
      </div>
      <div className="flex flex-wrap gap-4 lg:col-span-6 lg:justify-end">
        <ButtonLink href={pagePath(locale, 'complaint')}>{t('help.report')}</ButtonLink>
        <ButtonLink href={pagePath(locale, 'contact')} variant="quiet">
          {t('help.call')}
        </ButtonLink>
      </div>
    </section>
  )
}

/** Noble care at a glance: services, benefits of members, living, events. */
export function CarePage({ locale, entries, now }: ListProps) {
  const of = (kind: LivingKind) => entries.filter((entry) => entry.kind === kind)
  const bands = [
    { kind: 'service', list: of('service') },
    { kind: 'benefit', list: of('benefit') },
    { kind: 'event', list: eventsInOrder(of('event'), now).coming },
    { kind: 'lifestyle', list: of('lifestyle') },
  ] as const
  const shown = bands.filter(({ list }) => list.length > 0)
  return (
    <Container className="flex flex-col gap-8 pt-3 pb-8 lg:gap-9 lg:pb-9">
      <div>
        <Head locale={locale} />
      </div>
      {shown.slice(0, 1).map(({ kind, list }) => (
        <Band key={kind} locale={locale} kind={kind} entries={list} isFirst />
      ))}
      <Help locale={locale} />
      {shown.slice(1).map(({ kind, list }) => (
        <Band key={kind} locale={locale} kind={kind} entries={list} isFirst={false} />
      ))}
    </Container>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <SectionHeading id={id} title={title} />
      {children}
    </section>
  )
}

/** The benefits of members. */
export function BenefitsPage({ locale, entries }: Omit<ListProps, 'now'>) {
  const t = livingWords(locale)
  return (
    <Container className="flex flex-col gap-8 pt-3 pb-8 lg:gap-9 lg:pb-9">
      <div>
        <Head locale={locale} kind="benefit" />
      </div>
      <section aria-labelledby="benefits-title">
        <h2 id="benefits-title" className="sr-only">
          {t('kinds.benefit.all')}
        </h2>
        {entries.length > 0 ? <LivingCards locale={locale} entries={entries} hasFirst /> : <Empty locale={locale} />}
      </section>
      <Back locale={locale} />
    </Container>
  )
}

/** The events to come, and those that are over. */
export function EventsPage({ locale, entries, now }: ListProps) {
  const t = livingWords(locale)
  const { coming, over } = eventsInOrder(entries, now)
  return (
    <Container className="flex flex-col gap-8 pt-3 pb-8 lg:gap-9 lg:pb-9">
      <div>
        <Head locale={locale} kind="event" />
      </div>
      <Part id="coming-title" title={t('events.coming')}>
        {coming.length > 0 ? <LivingCards locale={locale} entries={coming} hasFirst /> : <Empty locale={locale} />}
      </Part>
      {over.length > 0 ? (
        <Part id="over-title" title={t('events.over')}>
          <LivingCards locale={locale} entries={over} />
        </Part>
      ) : null}
      <Back locale={locale} />
    </Container>
  )
}

function Empty({ locale }: { locale: Locale }) {
  const t = livingWords(locale)
  return <EmptyState icon="info" level={3} title={t('empty.title')} text={t('empty.text')} />
}

function Back({ locale }: { locale: Locale }) {
  return (
    <p className="border-t border-stone-200 pt-5">
      <ArrowLink href={pagePath(locale, 'noblecare')}>{livingWords(locale)('all')}</ArrowLink>
    </p>
  )
}
