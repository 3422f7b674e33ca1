import { ButtonLink } from '@/design/form/button'
import { ResponsiveImage } from '@/design/media/image'
import { Accordion } from '@/design/show/accordion'
import { Breadcrumbs } from '@/design/show/breadcrumbs'
import { Container } from '@/design/show/container'
import { ArrowLink } from '@/design/show/link'
import { phrased } from '@/design/show/phrased'
import { SectionHeading } from '@/design/show/section-heading'
import { accountPath } from '@/features/members'
import { pagePath } from '@/features/routing'
import type { Locale } from '@/i18n/locales'
import type { Benefit, NobleId } from '../domain/noble-id'
import { nobleIdCrumbs, pointsIn, rewardWords } from './noble-id-words'

interface NobleIdPageProps {
  locale: Locale
  page: NobleId
}

/** noble ID: what it is, how it works, its levels, its benefits and its rules. The same for everybody. */
export function NobleIdPage({ locale, page }: NobleIdPageProps) {
  return (
    <article>
      <Container className="flex flex-col gap-8 pt-3 pb-8 lg:gap-9 lg:pb-9">
        <Front locale={locale} page={page} />
        <Steps locale={locale} page={page} />
        <Levels locale={locale} page={page} />
        <Benefits locale={locale} page={page} />
        <Rules locale={locale} page={page} />
        <Questions locale={locale} page={page} />
      </Container>
    </article>
  )
}

function Front({ locale, page }: NobleIdPageProps) {
  const t = rewardWords(locale)
  return (
    <header className="grid gap-x-6 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-12">
        <Breadcrumbs label={t('crumbs')} items={nobleIdCrumbs(locale)} />
      </div>
      <div className="flex flex-col items-start justify-end gap-5 lg:col-span-6">
        <h1 className="type-display text-h1">{phrased(page.title)}</h1>
        <p className="max-w-prose whitespace-pre-line text-stone-600">{page.lead}</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <ButtonLink href={pagePath(locale, 'register')}>{t('page.join')}</ButtonLink>
          <ArrowLink href={accountPath(locale, 'noble-id')}>{t('page.own')}</ArrowLink>
        </div>
      </div>
      {page.image ? (
        <ResponsiveImage
          source={page.image}
          sizes="(min-width: 1041px) 46vw, 92vw"
          priority
          className="aspect-4/3 lg:col-span-6"
        />
      ) : null}
    </header>
  )
}

function Steps({ locale, page }: NobleIdPageProps) {
  if (page.steps.length === 0) return null
  return (
    <section aria-labelledby="steps-title" className="flex flex-col gap-6">
      <SectionHeading id="steps-title" title={rewardWords(locale)('page.steps')} />
      <ol className="grid gap-x-6 gap-y-6 md:grid-cols-3">
        {page.steps.map(({ title, text }, index) => (
          <li key={title} className="flex flex-col gap-2 border-t border-ink pt-4">
            <span aria-hidden="true" className="text-small text-stone-600 tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-h3 font-semibold">{phrased(title)}</h3>
            <p className="text-stone-600">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Levels({ locale, page }: NobleIdPageProps) {
  const t = rewardWords(locale)
  if (page.levels.length === 0) return null
  return (
    <section id="levels" aria-labelledby="levels-title" className="flex scroll-mt-header flex-col gap-6">
      <SectionHeading id="levels-title" title={page.levelsTitle} lead={t('page.ruleLevel')} />
      <ul className="grid gap-x-6 gap-y-6 md:grid-cols-3">
        {page.levels.map(({ name, from, text }) => (
          <li key={name} className="flex flex-col gap-3 bg-white p-5 lg:p-6">
            <h3 className="type-display text-h2">{name}</h3>
            <p className="font-medium tabular-nums">
              {from === 0 ? t('page.first') : t('page.from', { points: pointsIn(locale, from) })}
            </p>
            <p className="text-stone-600">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** From which level on a benefit is there. */
export function levelText(locale: Locale, { level }: Benefit, names: readonly string[]): string {
  const t = rewardWords(locale)
  return level <= 1 ? t('page.everybody') : t('page.level', { level: names[level - 1] ?? '' })
}

function Benefits({ locale, page }: NobleIdPageProps) {
  const t = rewardWords(locale)
  if (page.benefits.length === 0) return null
  const names = page.levels.map(({ name }) => name)
  return (
    <section id="benefits" aria-labelledby="benefits-title" className="flex scroll-mt-header flex-col gap-6">
      <SectionHeading
        id="benefits-title"
        title={page.benefitsTitle}
        lead={t('page.ruleCode', { days: page.rules.codeDays })}
      />
      <ul className="border-t border-ink">
        {page.benefits.map((benefit) => (
          <li key={benefit.code} className="grid gap-x-6 gap-y-2 border-b border-stone-400 py-5 md:grid-cols-12">
            <h3 className="text-h3 font-semibold md:col-span-4">{phrased(benefit.title)}</h3>
            <div className="flex max-w-prose flex-col gap-1 md:col-span-5">
              <p>{benefit.text}</p>
              {benefit.terms ? <p className="text-small text-stone-600">{benefit.terms}</p> : null}
            </div>
            <p className="flex flex-wrap gap-x-4 md:col-span-3 md:flex-col md:items-end">
              <span className="font-semibold tabular-nums">
                {benefit.points === 0
                  ? t('page.included')
                  : t('page.cost', { points: pointsIn(locale, benefit.points) })}
              </span>
              <span className="text-small text-stone-600">{levelText(locale, benefit, names)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rules({ locale, page: { rules } }: NobleIdPageProps) {
  const t = rewardWords(locale)
  const earning = [
    ...(rules.visit > 0 ? [t('page.ruleVisit', { points: pointsIn(locale, rules.visit) })] : []),
    ...(rules.contract > 0 ? [t('page.ruleContract', { points: pointsIn(locale, rules.contract) })] : []),
  ]
  const more = [t('page.ruleWho'), t('page.ruleExpiry', { months: rules.months }), t('page.ruleCash')]
  return (
    <section aria-labelledby="rules-title" className="grid gap-x-6 gap-y-5 border-t border-ink pt-5 lg:grid-cols-12">
      <h2 id="rules-title" className="type-display text-h2 lg:col-span-5">
        {phrased(t('page.rules'))}
      </h2>
      <div className="flex max-w-prose flex-col gap-5 lg:col-span-7">
        <ul className="flex flex-col gap-2">
          {earning.map((line) => (
            <li key={line} className="text-h3">
              {phrased(line)}
            </li>
          ))}
        </ul>
        <ul className="flex flex-col gap-2 text-stone-600">
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Questions({ locale, page }: NobleIdPageProps) {
  if (page.questions.length === 0) return null
  return (
    <section aria-labelledby="questions-title" className="flex flex-col gap-5">
      <SectionHeading id="questions-title" title={rewardWords(locale)('page.questions')} />
      <Accordion
        items={page.questions.map(({ question, answer }, index) => ({
          id: `question-${index + 1}`,
          title: question,
          body: <p className="whitespace-pre-line">{answer}</p>,
        }))}
      />
    </section>
  )
}
